import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';

const maxNamed = 20;

/** A sentence per untranslated element; beyond the first ones only their number. */
export function untranslatedSentences(
  standard: readonly StandardElementTranslation[],
  menus: readonly MenuElementTranslation[],
): string[] {
  const all = [
    ...standard.map(({ areaName, elementName, errors }) => ({ name: `${areaName} › ${elementName}`, errors })),
    ...menus.map(({ menuTypeName, baseName, errors }) => ({ name: `${menuTypeName} › ${baseName}`, errors })),
  ].filter(({ errors }) => errors.length > 0);
  const named = all.slice(0, maxNamed).map(({ name, errors }) => `${name}: ${errors.join(', ').toLowerCase()}`);
  const rest = all.length - named.length;
  return rest > 0 ? [...named, `Pozostałe nieprzetłumaczone elementy: ${rest}`] : named;
}
