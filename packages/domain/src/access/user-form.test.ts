import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { Sex } from '@redakcja/generated/model/sex';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { roleSchema } from './role-form.ts';
import { userSchema } from './user-form.ts';

const { Pesel, None, IdentityCard, Passport } = IdentificationDocumentType;

const user: UserInput = {
  userName: 'anna.nowak',
  email: 'a.nowak@jasionka.example',
  firstname: 'Anna',
  surname: 'Nowak',
  identificationDocumentType: None,
  sex: Sex.Unknown,
  roles: [2],
};

const fail = (result: ReturnType<typeof validate>) =>
  result.ok ? [] : result.fields.map((field) => `${field.path}: ${field.message}`);
const schema = userSchema({ clock: () => new Date('2026-11-20T23:30:00Z'), isNew: true });
const messages = (changes: object) => fail(validate(schema, { ...user, ...changes }));

test('the schemas give what the contract takes', () => {
  expectTypeOf<z.output<typeof schema>>().toExtend<UserInput>();
  expectTypeOf<UserInput>().toExtend<z.input<typeof schema>>();
  expectTypeOf<z.output<typeof roleSchema>>().toExtend<RoleInput>();
});

describe('user', () => {
  const characters = 'userName: Login może zawierać tylko litery bez polskich znaków, cyfry oraz znaki @ _ - .';
  test.each<[object, string[]]>([
    [{}, []],
    [{ userName: '' }, ['userName: Pole wymagane']],
    [{ userName: 'abc123' }, []],
    [{ userName: 'abc12' }, ['userName: Minimalnie 6 znaków']],
    [{ userName: 'żółw123' }, [characters]],
    [{ userName: 'a b c d' }, [characters]],
    [{ userName: 'A.b_c-d@e1' }, []],
    [{ userName: 'x'.repeat(256) }, []],
    [{ userName: 'x'.repeat(257) }, ['userName: Maksymalnie 256 znaków']],
    [{ email: '' }, ['email: Pole wymagane']],
    [{ email: 'abc' }, ['email: Wpisz poprawny email']],
    [{ firstname: '', surname: '' }, ['firstname: Pole wymagane', 'surname: Pole wymagane']],
    [
      { firstname: 'x'.repeat(31), surname: 'x'.repeat(41) },
      ['firstname: Maksymalnie 30 znaków', 'surname: Maksymalnie 40 znaków'],
    ],
    [
      { phone: 'x'.repeat(31), mobilePhone: 'x'.repeat(31), fax: 'x'.repeat(51) },
      ['phone: Maksymalnie 30 znaków', 'mobilePhone: Maksymalnie 30 znaków', 'fax: Maksymalnie 50 znaków'],
    ],
    [{ pesel: '44051401358' }, ['pesel: Nieprawidłowy numer PESEL']],
    [{ pesel: '123' }, ['pesel: Nieprawidłowy numer PESEL']],
    [{ pesel: '440514013599' }, ['pesel: Maksymalnie 11 znaków']],
    [{ pesel: '44051401359' }, []],
    [{ identificationDocumentType: Pesel }, ['pesel: Pole wymagane']],
    [{ identificationDocumentType: Pesel, pesel: '44051401359' }, []],
    [
      { identificationDocumentType: Passport },
      ['identificationDocumentNumber: Pole wymagane', 'birthDate: Pole wymagane', 'sex: Pole wymagane'],
    ],
    [
      {
        identificationDocumentType: Passport,
        identificationDocumentNumber: 'x'.repeat(51),
        birthDate: '1990-01-01',
        sex: Sex.Female,
      },
      ['identificationDocumentNumber: Maksymalnie 50 znaków'],
    ],
    [{ identificationDocumentType: Passport, identificationDocumentNumber: 'AA1', pesel: '44051401359' }, []],
    [{ identificationDocumentType: Passport, identificationDocumentNumber: 'x'.repeat(50), pesel: '44051401359' }, []],
    [{ birthDate: '1990-02-30' }, ['birthDate: Nieprawidłowa data']],
    [{ birthDate: '2026-11-22' }, ['birthDate: Data urodzenia nie może być późniejsza niż dzisiejsza']],
    [{ birthDate: '2026-11-21' }, []],
    [{ roles: [] }, ['roles: Użytkownik musi mieć przypisaną przynajmniej jedną rolę']],
    [{ roles: undefined }, ['roles: Użytkownik musi mieć przypisaną przynajmniej jedną rolę']],
    [{ identificationDocumentType: 9 }, ['identificationDocumentType: Pole wymagane']],
  ])('%j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test('on edit roles may be left as they are, but not taken away', () => {
    const edit = userSchema({ clock: () => new Date(), isNew: false });
    expect(fail(validate(edit, { ...user, roles: undefined }))).toEqual([]);
    expect(fail(validate(edit, { ...user, roles: [] }))).toHaveLength(1);
  });

  test('what is stored follows PESEL and document, whatever was sent', () => {
    const stored = (changes: object) => {
      const result = validate(schema, { ...user, ...changes });
      return result.ok ? result.value : null;
    };
    const sent = { pesel: '44051401359', birthDate: '1999-01-01', sex: Sex.Female, identificationDocumentNumber: 'x' };
    expect(stored({ ...sent, identificationDocumentType: Pesel })).toMatchObject({
      birthDate: '1944-05-14',
      sex: Sex.Male,
      identificationDocumentNumber: '44051401359',
    });
    expect(stored(sent)).toMatchObject({ birthDate: '1944-05-14', identificationDocumentNumber: 'anna.nowak' });
    expect(stored({ ...sent, identificationDocumentType: IdentityCard })).toMatchObject({
      identificationDocumentNumber: 'x',
    });
  });
});

describe('role', () => {
  const role = { name: 'Redaktor', description: 'Pisze artykuły', permissions: ['CreateArticles'] };
  test.each<[object, string[]]>([
    [{}, []],
    [{ name: '' }, ['name: Nazwa jest polem wymaganym']],
    [{ name: 'x'.repeat(101) }, ['name: Maksymalnie 100 znaków']],
    [{ description: '' }, ['description: Pole wymagane']],
    [{ description: 'x'.repeat(501) }, ['description: Maksymalnie 500 znaków']],
    [{ permissions: [] }, ['permissions: Rola musi posiadać przynajmniej jedno uprawnienie']],
    [{ permissions: undefined }, ['permissions: Rola musi posiadać przynajmniej jedno uprawnienie']],
  ])('%j', (changes, expected) => {
    expect(fail(validate(roleSchema, { ...role, ...changes }))).toEqual(expected);
  });
});
