import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { describe, expect, test } from 'vitest';
import {
  afterDocumentType,
  afterPesel,
  afterUserName,
  type DerivedUserFields,
  hasDocumentNumber,
  isBirthLocked,
} from './user-rules.ts';

const { Pesel, None, Passport } = IdentificationDocumentType;

describe('fields that follow each other', () => {
  const form: DerivedUserFields = {
    userName: 'anna.nowak',
    pesel: '44051401359',
    birthDate: '',
    identificationDocumentType: None,
    identificationDocumentNumber: 'anna.nowak',
    sex: Sex.Unknown,
  };
  const born = { birthDate: '1944-05-14', sex: Sex.Male };

  test.each([
    [form, Pesel, { identificationDocumentType: Pesel, identificationDocumentNumber: '44051401359', ...born }],
    [
      { ...form, pesel: '440514' },
      Pesel,
      { identificationDocumentType: Pesel, identificationDocumentNumber: '440514' },
    ],
    [{ ...form, pesel: null }, Pesel, { identificationDocumentType: Pesel, identificationDocumentNumber: '' }],
    [form, None, { identificationDocumentType: None, identificationDocumentNumber: 'anna.nowak' }],
    [form, Passport, { identificationDocumentType: Passport, identificationDocumentNumber: '' }],
  ])('document type of %j to %d', (before, type, changes) => {
    expect(afterDocumentType(before, type)).toEqual(changes);
  });

  test('a login is the number only while there is no document', () => {
    expect(afterUserName(form, 'anna.k')).toEqual({ userName: 'anna.k', identificationDocumentNumber: 'anna.k' });
    expect(afterUserName({ ...form, identificationDocumentType: Passport }, 'anna.k')).toEqual({ userName: 'anna.k' });
  });

  test('a complete PESEL implies birth date and sex', () => {
    expect(afterPesel(form, '44051401359')).toEqual({ pesel: '44051401359', ...born });
    expect(afterPesel(form, '4405140135')).toEqual({ pesel: '4405140135', birthDate: null, sex: Sex.Unknown });
    expect(afterPesel(form, '')).toEqual({ pesel: '' });
    expect(afterPesel({ ...form, identificationDocumentType: Pesel }, '44051401359')).toMatchObject({
      identificationDocumentNumber: '44051401359',
    });
  });

  test('locks and what is shown', () => {
    expect([isBirthLocked({ pesel: '4' }), isBirthLocked({ pesel: '' }), isBirthLocked({ pesel: null })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(Object.values(IdentificationDocumentType).filter(hasDocumentNumber)).toEqual([1, 2, 3, 4, 5]);
  });
});
