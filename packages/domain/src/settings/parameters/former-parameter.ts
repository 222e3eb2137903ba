// Former values of a parameter, from the journal (apps/api/src/settings/parameters/parameter-labels.ts writes them).
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { formerValue } from '../../shared/journal/former-values.ts';
import { type ParameterForm, type ParameterFormValue, parameterForm } from './system-parameter-form.ts';

/** Fields of the journal that are a text of the value. */
const texts: Readonly<Record<string, keyof ParameterFormValue>> = { text: 'description', gaid: 'gaid' };

/** What a field of the journal was in the form of the parameter; undefined for what an older release has noted in words only. */
export function formerParameterValue(
  { editorType }: Pick<SystemParameter, 'editorType'>,
  field: string,
  before: unknown,
): ParameterFormValue | undefined {
  const text = texts[field];
  if (text !== undefined) return typeof before === 'string' ? { [text]: before } : undefined;
  const former = formerValue(before);
  if (field !== 'parameterValue' || typeof former !== 'object' || former === null) return undefined;
  const { editorType: formerEditor, ...value } = former as Partial<ParameterForm> & ParameterFormValue;
  return formerEditor === editorType ? value : undefined;
}

/** The form with all former values; null where one is known in words only. */
export function formerParameter(
  parameter: SystemParameter,
  before: Readonly<Record<string, unknown>>,
): ParameterForm | null {
  const form = parameterForm(parameter);
  const parts = Object.entries(before).map(([field, value]) => formerParameterValue(parameter, field, value));
  if (parts.includes(undefined)) return null;
  return { ...form, value: Object.assign({}, form.value, ...parts) as ParameterFormValue };
}
