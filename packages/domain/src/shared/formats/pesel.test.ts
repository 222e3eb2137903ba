import { describe, expect, test } from 'vitest';
import { isPesel, peselData } from './pesel.ts';

describe('PESEL', () => {
  // Published examples: 44051401359 and 44051401458 (widely used), 02070803628 (gov.pl, sample of the identity card).
  test.each([
    ['44051401359', '1944-05-14', 10],
    ['44051401458', '1944-05-14', 10],
    ['02070803628', '1902-07-08', 20],
  ])('%s is valid: %s, %d', (pesel, birthDate, sex) => {
    expect(isPesel(pesel)).toBe(true);
    expect(peselData(pesel)).toEqual({ birthDate, sex });
  });

  test.each([
    ['44051401358', 'check digit'],
    ['44051401395', 'two digits exchanged'],
    ['4405140135', 'ten digits'],
    ['440514013590', 'twelve digits'],
    ['4405140135a', 'a letter'],
    ['44051401359 ', 'a blank'],
    ['00000000000', 'month 0'],
    ['44131401359', 'month 13'],
    ['44053201359', 'day 32'],
    ['44043101359', '31 April'],
    ['00023001359', '30 February'],
    ['44200501359', 'month 20 that is 0 of the next century'],
    ['44050001359', 'day 0'],
    ['', 'nothing'],
  ])('%j is not: %s', (pesel) => {
    expect(isPesel(pesel)).toBe(false);
  });

  test.each([
    ['99923100000', '1899-12-31'],
    ['00010100000', '1900-01-01'],
    ['00210100000', '2000-01-01'],
    ['00222900000', '2000-02-29'],
    ['01410100000', '2101-01-01'],
    ['01610100000', '2201-01-01'],
    ['00022900000', undefined],
  ])('the century is in the month: %s', (pesel, birthDate) => {
    expect(peselData(pesel)?.birthDate).toBe(birthDate);
  });

  test('every other check digit is refused', () => {
    const valid = Array.from({ length: 10 }, (_, digit) => `4405140135${digit}`).filter(isPesel);
    expect(valid).toEqual(['44051401359']);
  });
});
