import { describe, expect, test } from 'vitest';
import { validate } from '../shared/forms/form-errors.ts';
import {
  forcedPasswordFormSchema,
  passwordChangeFormSchema,
  passwordChangeSchema,
  passwordRules,
} from './password-form.ts';

const fail = (result: ReturnType<typeof validate>) =>
  result.ok ? [] : result.fields.map((field) => `${field.path}: ${field.message}`);
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
    const met = (password: string, names: string[] = []) =>
      passwordRules(password, { minLength: 6, names }).map((rule) => rule.isMet);
    expect(met('xwz1')).toEqual([false, true, false, true, true]);
    expect(met('')).toEqual([false, false, false, false, false]);
    expect(met('Nowak7Las', ['anna.nowak'])).toEqual([true, true, true, true, true, false]);
    expect(met('', ['anna.nowak']).at(-1)).toBe(false);
  });
});
