import type { OfficeContactInput } from '@redakcja/generated/model/officeContactInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { type officeContactSchema, officeContactsSchema } from './office-contact-form.ts';

const person = (changes: object = {}) => ({ fullName: 'Maria Wiśniewska', jobPosition: 'Wójt', ...changes });

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof officeContactSchema>>().toExtend<OfficeContactInput>();
});

test.each<[object[], string[]]>([
  [[person()], []],
  [[person({ rawDescription: 'x'.repeat(1000), officeContactPhotoId: null })], []],
  [[], [': Dodaj co najmniej jedną osobę']],
  [[person({ fullName: '  ' })], ['0.fullName: Pole wymagane']],
  [[person({ fullName: 'x'.repeat(81) })], ['0.fullName: Maksymalnie 80 znaków']],
  [[person(), person({ jobPosition: '' })], ['1.jobPosition: Pole wymagane']],
  [[person({ jobPosition: 'x'.repeat(151) })], ['0.jobPosition: Maksymalnie 150 znaków']],
  [[person({ rawDescription: 'x'.repeat(1001) })], ['0.rawDescription: Maksymalnie 1000 znaków']],
])('%j', (list, expected) => {
  const issues = officeContactsSchema.safeParse(list).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(expected);
});
