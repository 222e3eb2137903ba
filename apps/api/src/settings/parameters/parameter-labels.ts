import { parameterColorLabels } from '@redakcja/domain/settings/settings-labels';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { ParameterRow } from './parameter-queries.ts';

// a colour of an older release may have no name any more
const colors: Readonly<Record<string, string>> = parameterColorLabels;

/** The value of a parameter in words, for lists. */
export function labelOf({ editorType, value }: Pick<ParameterRow, 'editorType' | 'value'>): string {
  switch (editorType) {
    case 'number':
    case 'tileCount':
      return String(value.value);
    case 'color':
      return colors[String(value.value)] ?? String(value.value);
    case 'session':
      return value.enabled === true ? countOf(Number(value.value), nouns.minute) : 'Wyłączone';
    case 'clientId':
      return value.clientId === null ? 'Brak' : String(value.clientId);
    case 'cookies':
      return value.isEnabled === true ? 'Włączona' : 'Wyłączona';
    case 'analytics':
      return value.isActive === true ? 'Włączona' : 'Wyłączona';
    case 'switch':
      return value.isEnabled === true ? 'Tak' : 'Nie';
    case 'userManual':
    case 'bipUserManual':
      return (value.userManual as { fileName: string } | null)?.fileName ?? 'Domyślny';
  }
}
