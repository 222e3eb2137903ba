import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { repositoryGroupSchema } from './repository-group-form.ts';

const group = { name: 'Skany', description: null, icon: 'dokument', extensions: ['pdf'] };

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof repositoryGroupSchema>>().toExtend<RepositoryGroupInput>();
});

test.each<[object, string[]]>([
  [{}, []],
  [{ name: 'x'.repeat(100), description: 'x'.repeat(2000) }, []],
  [{ name: '   ' }, ['Nazwa grupy jest polem wymaganym']],
  [{ name: 'x'.repeat(101) }, ['Maksymalnie 100 znaków']],
  [{ description: 'x'.repeat(2001) }, ['Maksymalnie 2000 znaków']],
  [{ icon: '' }, ['Wybierz ikonę']],
  [{ icon: 'inna' }, ['Nie ma takiej ikony']],
  [{ extensions: [] }, ['Wybierz co najmniej jedno rozszerzenie']],
  [{ extensions: undefined }, ['Wybierz co najmniej jedno rozszerzenie']],
])('%j', (change, errors) => {
  const result = validate(repositoryGroupSchema, { ...group, ...change });
  expect(result.ok ? [] : result.errors).toEqual(errors);
});

test('the name is trimmed, extensions are normalised', () => {
  const result = validate(repositoryGroupSchema, { ...group, name: ' Skany ', extensions: ['.PDF', 'pdf', 'Doc'] });
  expect(result).toMatchObject({ ok: true, value: { name: 'Skany', extensions: ['pdf', 'doc'] } });
});
