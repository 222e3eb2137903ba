import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import { clampedNumber, parameterForm, parameterFormSchema } from './system-parameter-form.ts';

const named = { id: 1, keyName: 'X', displayName: 'X', labelValue: '' };
const bounds = { minValue: 5, maxValue: 120 };
const parameters = {
  number: { ...named, editorType: 'number', value: { value: 10, ...bounds } },
  session: { ...named, editorType: 'session', value: { enabled: true, value: 15, ...bounds } },
  color: { ...named, editorType: 'color', value: { value: '#0077b3' } },
  tileCount: { ...named, editorType: 'tileCount', value: { value: 4, tiles: [] } },
  clientId: { ...named, editorType: 'clientId', value: { clientId: null } },
  cookies: { ...named, editorType: 'cookies', value: { isEnabled: false, description: '' } },
  analytics: { ...named, editorType: 'analytics', value: { isActive: false, gaid: '' } },
  switch: { ...named, editorType: 'switch', value: { isEnabled: false } },
  userManual: { ...named, editorType: 'userManual', value: { userManual: null, defaultUserManual: null } },
} satisfies Record<string, SystemParameter>;

test.each<[keyof typeof parameters, object, string[]]>([
  ['number', { value: 4 }, ['value.value: Podaj liczbę od 5 do 120']],
  ['number', { value: 5.5 }, ['value.value: Podaj liczbę od 5 do 120']],
  ['number', { value: 120 }, []],
  ['session', { value: 121 }, ['value.value: Podaj liczbę od 5 do 120']],
  ['session', { enabled: false }, []],
  ['color', { value: '#123456' }, ['value.value: Nieprawidłowa wartość']],
  ['color', { value: '#cd1040' }, []],
  ['tileCount', { value: 2 }, []],
  ['clientId', { clientId: 0 }, ['value.clientId: Podaj liczbę większą od 0']],
  ['clientId', { clientId: 1204 }, []],
  ['cookies', { isEnabled: true, description: '<p>Cookie</p>' }, []],
  ['analytics', { isActive: true, gaid: ' ' }, ['value.gaid: Pole wymagane']],
  ['cookies', { isEnabled: true, description: '<p> </p>' }, ['value.description: Pole wymagane']],
  ['cookies', { isEnabled: false, description: '' }, []],
  ['analytics', { gaid: `G-${'X'.repeat(50)}` }, ['value.gaid: Maksymalnie 50 znaków']],
  ['analytics', { gaid: '"><svg onload=x>' }, ['value.gaid: Podaj identyfikator w postaci G-…, UA-… albo GTM-…']],
  ['analytics', { isActive: true, gaid: 'UA-12345678-1' }, []],
  ['analytics', { isActive: true, gaid: 'GTM-K7T2M9' }, []],
  ['switch', { isEnabled: true }, []],
  ['userManual', { userManual: { fileId: 71 } }, []],
])('%s %j: %j', (editor, changes, expected) => {
  const parameter = parameters[editor];
  const form = parameterForm(parameter);
  const result = validate(parameterFormSchema(parameter), { ...form, value: { ...form.value, ...changes } });
  const said = result.ok ? [] : result.fields.map(({ path, message }) => `${path}: ${message}`);
  // the message is never shown, because the field is a list of options
  expect(editor === 'color' ? said.length : said).toEqual(editor === 'color' ? expected.length : expected);
});

test('the form contains and sends only the editable fields', () => {
  expect(parameterForm(parameters.session).value).toEqual({ enabled: true, value: 15 });
  expect(parameterForm(parameters.tileCount).value).toEqual({ value: 4 });
  const manual = { fileId: 71, fileName: 'a.pdf', path: '/api/files/71?key=x' };
  const uploaded: SystemParameter = {
    ...parameters.userManual,
    value: { userManual: manual, defaultUserManual: manual },
  };
  expect(parameterForm(uploaded).value).toEqual({ userManual: { fileId: 71 } });
});

test.each([
  [0, 5],
  [500, 120],
  [7.6, 8],
])('%d becomes %d', (typed, kept) => {
  expect(clampedNumber(typed, bounds)).toBe(kept);
});
