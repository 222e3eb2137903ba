// Numbers that identify an office in Polish and European registers.
import { isNip } from '../../shared/formats/nip.ts';
import { isPolishAccount } from '../../shared/formats/polish-account.ts';
import { weightedSum } from '../../shared/formats/regon.ts';

/** Messages of the specification (section 5, Office). */
export const identificationMessages = {
  nip: 'Nieprawidłowy numer NIP',
  regon: 'Nieprawidłowy numer REGON',
  peppol: 'Nieprawidłowy numer PEPPOL',
  terytDigits: 'Tylko cyfry',
  account:
    'To nie jest poprawny polski numer konta: ma on 26 cyfr i sumę kontrolną. Sprawdź, czy jest przepisany bez błędu',
  gln: 'Cyfra kontrolna numeru GLN się nie zgadza. Sprawdź, czy numer jest przepisany bez błędu',
} as const;

/** Whether a text is a PEPPOL number by the specification: a NIP of ten characters, or thirteen characters (a GLN). */
export function isPeppolNumber(text: string): boolean {
  return text.length === 13 || (text.length === 10 && isNip(text));
}

/** Whether a text is a TERYT code: digits, at most seven (2 for a province, 4 for a district, 7 for a commune). */
export function isTerytCode(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}

/** Whether thirteen digits are a GLN with the right check digit (GS1: weights 1 and 3 in turn, modulo 10). */
export function isGln(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  return weightedSum(text, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}

/** The specification accepts any account number of at most 26 characters: an invalid one is only a warning. */
export function accountWarning(text: string): string | null {
  return text.trim() === '' || isPolishAccount(text) ? null : identificationMessages.account;
}

/** The specification accepts any thirteen characters as a GLN: an invalid one is only a warning. */
export function peppolWarning(text: string): string | null {
  return text.length !== 13 || isGln(text) ? null : identificationMessages.gln;
}
