// Accounts, telephones and e-mails of the office itself: it publishes them, and nobody has to be asked.
import { isPolishAccount } from '../formats/polish-account.ts';

/** In the form they are compared in. */
export type OwnNumbers = ReadonlySet<string>;

/** What is known of an office that has none. */
export const noOwnNumbers: OwnNumbers = new Set();

/** What may be one of them in a text, for JavaScript and PostgreSQL alike. */
export const ownNumberPattern = String.raw`[^\s<>,;()]+@[^\s<>,;()]+\w|\+?\(?\d[\d ().-]{7,40}\d`;

/** Nine digits of a telephone, 26 of an account, an address in small letters; null for what is none of them. */
export function comparedNumber(written: string): string | null {
  if (written.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written) ? written.toLowerCase() : null;
  const digits = written.replaceAll(/\D/g, '');
  if (isPolishAccount(digits)) return digits;
  const [, telephone] = /^(?:0048|48|0)?([1-9]\d{8})$/.exec(digits) ?? [];
  return telephone ?? null;
}

/** Of texts as the office writes them. */
export function ownNumbersOf(written: readonly string[]): OwnNumbers {
  const pattern = new RegExp(ownNumberPattern, 'g');
  return new Set(written.flatMap((text) => text.match(pattern) ?? []).flatMap((one) => comparedNumber(one) ?? []));
}

/** Whether a number or an address is one of them, in whatever way it is written. */
export function isOwn(own: OwnNumbers, written: string): boolean {
  const one = own.size === 0 ? null : comparedNumber(written.trim());
  return one !== null && own.has(one);
}

/** Messages of the list that an office keeps of them, a line for each that has none. */
export function unknownLines(list: string): string[] {
  return list.split('\n').flatMap((line, index) => {
    const isKnown = line.trim() === '' || ownNumbersOf([line]).size > 0;
    return isKnown
      ? []
      : [`Wiersz ${index + 1}: wpisz numer konta (26 cyfr), numer telefonu (9 cyfr) albo adres e-mail`];
  });
}
