import { parameterForm } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { parameterColorLabels } from '@redakcja/domain/settings/settings-labels';
import type { Fact } from '@redakcja/domain/shared/journal/former-values';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ParameterRow } from './parameter-queries.ts';

// a colour of an older release may have no name
const colors: Readonly<Record<string, string>> = parameterColorLabels;

/** The value of a parameter as text, for lists. */
export function labelOf({ editorType, value }: ParameterRow): string {
  switch (editorType) {
    case 'number':
    case 'tileCount':
      return String(value.value);
    case 'color':
      return colors[value.value] ?? value.value;
    case 'session':
      return value.enabled ? countOf(value.value, nouns.minute) : 'Wyłączone';
    case 'clientId':
      return value.clientId === null ? 'Brak' : String(value.clientId);
    case 'cookies':
      return value.isEnabled ? 'Włączona' : 'Wyłączona';
    case 'analytics':
      return value.isActive ? 'Włączona' : 'Wyłączona';
    case 'switch':
      return value.isEnabled ? 'Tak' : 'Nie';
    case 'userManual':
    case 'bipUserManual':
      return value.userManual?.fileName ?? 'Domyślny';
  }
}

/** The value in the journal: as in lists and as a save has it; long texts by themselves. */
export function factsOf(row: ParameterRow): Record<string, Fact | string> {
  const labelValue = labelOf(row);
  const { editorType, value } = parameterForm({ ...row, labelValue });
  const { description, gaid, ...own } = value;
  return {
    parameterValue: { name: labelValue, value: { editorType, ...own } },
    ...(description !== undefined && { text: description }),
    ...(gaid !== undefined && { gaid }),
  };
}
