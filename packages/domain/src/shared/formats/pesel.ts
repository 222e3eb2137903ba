// PESEL, the number of the Polish population register (Act of 24 September 2010 on population registration, articles 15 and 16):
// birth date with the century in the month, ordinal with the sex in its last digit, check digit.
import { Sex } from '@redakcja/generated/model/sex';
import { isDay } from './dates.ts';

/** Message for an invalid number (specification, section 5, User). */
export const peselMessage = 'Nieprawidłowy numer PESEL';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
// The century is added to the month: 1800s 80, 1900s 0, 2000s 20, 2100s 40, 2200s 60.
const centuries = [1900, 2000, 2100, 2200, 1800];

/** Data encoded in a PESEL. `birthDate` is `yyyy-MM-dd`. */
export interface PeselData {
  birthDate: string;
  sex: Sex;
}

/** Birth date and sex of a PESEL; null when it does not have 11 digits or a valid date. The check digit is not checked. */
export function peselData(pesel: string): PeselData | null {
  if (!/^\d{11}$/.test(pesel)) return null;
  const codedMonth = Number(pesel.slice(2, 4));
  const year = (centuries[Math.floor(codedMonth / 20)] ?? 0) + Number(pesel.slice(0, 2));
  const month = codedMonth % 20;
  const birthDate = `${year}-${String(month).padStart(2, '0')}-${pesel.slice(4, 6)}`;
  if (!isDay(birthDate)) return null;
  return {
    birthDate,
    sex: Number(pesel[9]) % 2 === 1 ? Sex.Male : Sex.Female,
  };
}

/** Whether a text is a PESEL: 11 digits, a valid birth date and check digit (weights 1, 3, 7, 9). */
export function isPesel(pesel: string): boolean {
  if (pesel.length !== 11) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(pesel[index]), 0);
  // the date takes longer
  return (10 - (sum % 10)) % 10 === Number(pesel[10]) && peselData(pesel) !== null;
}
