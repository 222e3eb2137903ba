import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('passwords that are tried first', () => {
  test.each([
    'Password1',
    'Haslo123',
    'Hasło123!',
    'H@slo2026',
    'H4sl01',
    'P@ssw0rd',
    'P4$$w0rd!',
    'Qwerty12',
    'Zaq12wsx',
    '1Qaz2wsx',
    '1q2w3e4R',
    'Admin2026',
    '!Admin1',
    'Administrator1',
    'Zima2027',
    'Jesień2026!',
    'Listopad26',
    'Polska1!',
    'Kochanie1',
    'Abc123',
    'Abcde1',
    'Aa123456',
    'Xk123456',
    'Kot11111',
    'HasloHaslo1',
    'Aaaaaa1',
    'Test1234',
    'Bip2026',
    'Urzad.Gminy1',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Olcha7Potok',
    'Grab7Polana',
    'Zielony-Rower-44',
    'mPr7xkQ2',
    'Haslonowicz9Sto',
    'Trzy1Kotki2Wody',
    'Kot938471',
    '7Wierzba',
    'Inne2028',
    'Poczatek2026',
    '',
  ])('not %s', (password) => expect(isCommonPassword(password)).toBe(false));
});
