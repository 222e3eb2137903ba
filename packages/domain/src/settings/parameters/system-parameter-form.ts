import { ParameterColor } from '@redakcja/generated/model/parameterColor';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import type { SystemParameterEditor } from '@redakcja/generated/model/systemParameterEditor';
import type { SystemParameterInput } from '@redakcja/generated/model/systemParameterInput';
import { TileCount } from '@redakcja/generated/model/tileCount';
import { analyticsParameterValueInputGaidMax as maxGaidLength } from '@redakcja/generated/zod/analyticsParameterValueInput';
import { cookiesParameterValueInputDescriptionMax as maxDescriptionLength } from '@redakcja/generated/zod/cookiesParameterValueInput';
import * as z from 'zod';
import { maxLengthMessage, requiredMessage } from '../../shared/forms/form-messages.ts';
import { isEmptyHtml } from '../../shared/html/plain-text.ts';
import { withEachText, withoutUnsafe } from '../../shared/text/safe-text.ts';

/** Input of a system parameter. Its bounds are part of the parameter; some of its texts are HTML. */
export const systemParameterSchema = z
  .custom<SystemParameterInput>()
  .overwrite((input) => withEachText(input, withoutUnsafe));

/** Message for a manual of another file type (specification, section 5). */
export const manualFormatMessage = 'Niepoprawny format pliku. Wymagany format pliku to .pdf';

const analyticsId = /^(?:G-[A-Z0-9]{4,}|UA-\d{4,}-\d+|GTM-[A-Z0-9]{4,})?$/;
export const analyticsIdMessage = 'Podaj identyfikator w postaci G-…, UA-… albo GTM-…';

/** Whether a text without blanks around it is an identifier of Google Analytics or of its Tag Manager, or empty: it stands in a script of the site. */
export function isAnalyticsId(text: string): boolean {
  return analyticsId.test(text);
}

/** Why a notice about cookies cannot be saved, as a Polish message: an enabled one has a text. */
export function cookiesRefusal(value: { isEnabled: boolean; description: string }): string | null {
  return value.isEnabled && isEmptyHtml(value.description) ? requiredMessage : null;
}

/** Message for a number that is out of a parameter's bounds. */
export function outOfBoundsMessage(min: number, max: number): string {
  return `Podaj liczbę od ${min} do ${max}`;
}

/** Form values of all editors; each editor uses some of them. */
export interface ParameterFormValue {
  value?: string | number;
  enabled?: boolean;
  clientId?: number | null;
  isEnabled?: boolean;
  description?: string;
  userManual?: { fileId: number } | null;
  isActive?: boolean;
  gaid?: string;
}

/** Values of the form of a parameter. */
export interface ParameterForm {
  editorType: SystemParameterEditor;
  value: ParameterFormValue;
}

/** Editable fields of the value, without bounds and defaults. */
export function parameterForm({ editorType, value }: SystemParameter): ParameterForm {
  const all: ParameterFormValue & {
    tiles?: unknown;
    minValue?: number;
    maxValue?: number;
    defaultUserManual?: unknown;
  } = value;
  const { tiles: _tiles, minValue: _min, maxValue: _max, defaultUserManual: _default, ...own } = all;
  return {
    editorType,
    value: own.userManual ? { userManual: { fileId: own.userManual.fileId } } : own,
  };
}

/** A number, limited to the bounds of a parameter (specification, section 5). */
export function clampedNumber(value: number, { minValue, maxValue }: { minValue: number; maxValue: number }): number {
  return Math.min(Math.max(Math.round(value), minValue), maxValue);
}

function within({ minValue, maxValue }: { minValue: number; maxValue: number }) {
  const message = outOfBoundsMessage(minValue, maxValue);
  return z.int(message).min(minValue, message).max(maxValue, message);
}

const manual = z.object({ userManual: z.object({ fileId: z.int().min(1) }).nullable() });

const atMost = (max: number) => z.string().max(max, maxLengthMessage(max));

/** The rules of a value by its editor. */
function valueSchema(parameter: SystemParameter): z.ZodType {
  switch (parameter.editorType) {
    case 'number':
      return z.object({ value: within(parameter.value) });
    case 'session':
      return z.object({ enabled: z.boolean(), value: within(parameter.value) });
    case 'color':
      return z.object({ value: z.enum(ParameterColor) });
    case 'tileCount':
      return z.object({ value: z.enum(TileCount) });
    case 'clientId':
      return z.object({ clientId: z.int('Podaj liczbę').min(1, 'Podaj liczbę większą od 0').nullable() });
    case 'cookies':
      return z
        .object({ isEnabled: z.boolean(), description: atMost(maxDescriptionLength) })
        .refine((value) => cookiesRefusal(value) === null, { path: ['description'], message: requiredMessage });
    case 'analytics':
      return z
        .object({ isActive: z.boolean(), gaid: atMost(maxGaidLength).trim() })
        .refine(({ isActive, gaid }) => !isActive || gaid !== '', { path: ['gaid'], message: requiredMessage })
        .refine(({ gaid }) => isAnalyticsId(gaid), { path: ['gaid'], message: analyticsIdMessage });
    case 'switch':
      return z.object({ isEnabled: z.boolean() });
    case 'userManual':
    case 'bipUserManual':
      return manual;
  }
}

/** The form of one parameter, with the rules of its editor and its own bounds (specification, sections 2.6 and 5). */
export function parameterFormSchema(parameter: SystemParameter): z.ZodType<SystemParameterInput, ParameterForm> {
  const schema: z.ZodType = z.object({ editorType: z.literal(parameter.editorType), value: valueSchema(parameter) });
  return schema as z.ZodType<SystemParameterInput, ParameterForm>;
}
