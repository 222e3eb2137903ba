import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { Sex } from '@redakcja/generated/model/sex';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/form-errors.ts';
import {
  forcedPasswordFormSchema,
  passwordChangeFormSchema,
  passwordChangeSchema,
  passwordRules,
} from './password-form.ts';
import { roleSchema } from './role-form.ts';
import { userSchema } from './user-form.ts';
import {
  afterDocumentType,
  afterPesel,
  afterUserName,
  type DerivedUserFields,
  hasDocumentNumber,
  isBirthLocked,
} from './user-rules.ts';

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
const schema = userSchema({ now: new Date('2026-11-20T23:30:00Z'), isNew: true });
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
    const edit = userSchema({ now: new Date(), isNew: false });
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

describe('passwords', () => {
  const policy = { minLength: 6, names: ['anna.nowak', 'Anna', 'Nowak-Żółć', 'sekretariat.anna@gmina.example'] };
  const tooShort = 'newPassword: Hasło musi mieć co najmniej 6 znaków';
  test.each([
    ['xwz12', [tooShort, 'newPassword: Hasło musi zawierać co najmniej jedną wielką literę']],
    ['trawka1', ['newPassword: Hasło musi zawierać co najmniej jedną wielką literę']],
    ['TRAWKA1', ['newPassword: Hasło musi zawierać co najmniej jedną małą literę']],
    ['Trawkaa', ['newPassword: Hasło musi zawierać co najmniej jedną cyfrę']],
    ['Xw1', [tooShort]],
    ['', ['newPassword: Pole wymagane']],
    ['Żółw 1 ', []],
    ['Trawa1', []],
    [`Xw1${'x'.repeat(254)}`, ['newPassword: Maksymalnie 256 znaków']],
  ])('%j', (newPassword, expected) => {
    expect(fail(validate(passwordChangeSchema(policy), { currentPassword: 'x', newPassword }))).toEqual(expected);
  });

  test('the current one is required, the new one is repeated', () => {
    expect(
      fail(
        validate(passwordChangeFormSchema(policy), {
          currentPassword: '',
          newPassword: 'Trawa1',
          confirmPassword: 'Trawa2',
        }),
      ),
    ).toEqual(['currentPassword: Pole wymagane', 'confirmPassword: Hasła muszą być takie same']);
    expect(fail(validate(forcedPasswordFormSchema(policy), { newPassword: 'Trawa1', confirmPassword: '' }))).toEqual([
      'confirmPassword: Pole wymagane',
    ]);
    expect(
      fail(validate(forcedPasswordFormSchema(policy), { newPassword: 'Trawa1', confirmPassword: 'Trawa1' })),
    ).toEqual([]);
  });

  test('blanks belong to a password', () => {
    expect(validate(passwordChangeSchema(policy), { currentPassword: ' x ', newPassword: ' Xw1 ' })).toMatchObject({
      ok: false,
    });
    expect(validate(passwordChangeSchema(policy), { currentPassword: ' x ', newPassword: ' Xwz1 ' })).toEqual({
      ok: true,
      value: { currentPassword: ' x ', newPassword: ' Xwz1 ' },
    });
  });

  const personal = 'newPassword: Hasło nie może zawierać loginu, imienia, nazwiska ani adresu e-mail';
  test.each([
    ['Nowak7Las', [personal]],
    ['7anna.NOWAK', [personal]],
    ['Wanna7Woda', [personal]],
    ['Zolc7Wierzba', [personal]],
    ['Sekretariat7X', [personal]],
    ['Gmina7Wierzba', []],
    ['Now7Wierzba', []],
    ['Haslo123', ['newPassword: Hasło nie może być popularnym hasłem ani popularnym słowem z cyframi']],
  ])('%s of Anna Nowak-Żółć', (newPassword, expected) => {
    expect(fail(validate(forcedPasswordFormSchema(policy), { newPassword, confirmPassword: newPassword }))).toEqual(
      expected,
    );
  });

  test('an office may ask for longer ones', () => {
    const longer = { ...policy, minLength: 12 };
    const input = { currentPassword: 'x', newPassword: 'Olcha7Potok' };
    expect(fail(validate(passwordChangeSchema(longer), input))).toEqual([
      'newPassword: Hasło musi mieć co najmniej 12 znaków',
    ]);
    expect(validate(passwordChangeSchema(policy), input)).toMatchObject({ ok: true });
  });

  test('hints', () => {
    const kept = (password: string, names: string[] = []) =>
      passwordRules(password, { minLength: 6, names }).map((rule) => rule.isKept);
    expect(kept('xwz1')).toEqual([false, true, false, true, true]);
    expect(kept('')).toEqual([false, false, false, false, false]);
    expect(kept('Nowak7Las', ['anna.nowak'])).toEqual([true, true, true, true, true, false]);
    expect(kept('', ['anna.nowak']).at(-1)).toBe(false);
  });
});
