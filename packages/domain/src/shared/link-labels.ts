// Polish labels of enumerations that several areas use.
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MenuType } from '@redakcja/generated/model/menuType';

export const linkTargetLabels: Readonly<Record<LinkTarget, string>> = {
  [LinkTarget.NotSet]: 'Nie określono',
  [LinkTarget.SameTab]: 'W tym samym oknie',
  [LinkTarget.NewTab]: 'W nowej karcie',
};

export const linkTypeLabels: Readonly<Record<LinkType, string>> = {
  [LinkType.Category]: 'Kategoria',
  [LinkType.Article]: 'Artykuł',
  [LinkType.External]: 'Łącze zewnętrzne',
};

/** Target of a new link, by the setting „open links in new tab” (specification, section 4, Other). */
export function defaultLinkTarget(newTabOpenLinks: boolean): LinkTarget {
  return newTabOpenLinks ? LinkTarget.NewTab : LinkTarget.SameTab;
}

export const menuTypeLabels: Readonly<Record<MenuType, string>> = {
  [MenuType.Horizontal]: 'Menu poziome',
  [MenuType.Vertical]: 'Menu pionowe',
};

/** Options of a select: `optionsOf(menuTypeLabels)`. */
export function optionsOf<Value extends number | string>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  // Object keys are strings: those of a numeric enumeration are converted back. Object.entries loses the key type.
  return Object.entries<string>(labels)
    .map(([key, label]) => ({ value: (/^-?\d+$/.test(key) ? Number(key) : key) as Value, label }))
    .sort((a, b) => (typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0));
}
