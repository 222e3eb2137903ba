// Addresses for electronic delivery (Act of 18 November 2020 on electronic delivery; specification, sections 4 and 5).

import { officeInputEDeliveryAddressesMax as maxEDeliveryAddresses } from '@redakcja/generated/zod/officeInput';

/** Mask of the address field. */
export const eDeliveryMask = 'AE:PL-99999-99999-aaaaa-99';

/** Messages and tooltips of the addresses (specification, sections 5 and 8). */
export const eDeliveryMessages = {
  checkSum: 'Cyfry kontrolne adresu się nie zgadzają. Sprawdź, czy adres jest przepisany bez błędu',
  duplicate: 'Podany adres już istnieje na liście',
  invalid: 'Nieprawidłowy adres do doręczeń elektronicznych',
  tooMany: `Maksymalna ilość adresów wynosi ${maxEDeliveryAddresses}`,
  oneMain: 'Dokładnie jeden adres musi być główny',
  chooseToRemove: 'Wybierz adres do usunięcia',
  mainStays: 'Aby usunąć adres główny, zaznacz wszystkie adresy',
  chooseOne: 'Wybierz jeden adres',
  alreadyMain: 'Wybrany adres jest już adresem głównym',
  integratedAdd: 'Adresy są pobierane ze zintegrowanego systemu. Nie można dodać adresu',
  integratedRemove: 'Adresy są pobierane ze zintegrowanego systemu. Nie można usunąć adresu',
  integratedEdit: 'Adresy są pobierane ze zintegrowanego systemu. Nie można zmienić adresu',
  integratedMain: 'Adresy są pobierane ze zintegrowanego systemu. Nie można zmienić adresu głównego',
} as const;

const prefix = 'AE:PL-';

/** Typed text of an address field in its mask, as far as it is complete. */
export function typedEDeliveryAddress(text: string): string {
  const typed = text.trimStart().toUpperCase();
  if (prefix.startsWith(typed)) return typed;
  return prefix + masked(typed.replace(/^AE:PL-?/, ''), eDeliveryMask.slice(prefix.length));
}

/** The characters that fit the mask (9: a digit, a: a letter, anything else: itself), as far as they fill it; the others are left out. */
function masked(text: string, mask: string): string {
  let result = '';
  let separators = '';
  let place = 0;
  for (const character of text) {
    while (place < mask.length && !/[9a]/.test(mask.charAt(place))) separators += mask.charAt(place++);
    const isRight = (mask[place] === '9' ? /[0-9]/ : /[A-Z]/).test(character);
    if (place === mask.length || !isRight) continue;
    result += separators + character;
    separators = '';
    place += 1;
  }
  return result;
}

/** The address for storing: trimmed, in upper case. */
export function normalizeEDeliveryAddress(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether a normalized address has the form AE:PL-99999-99999-AAAAA-99. */
export function isEDeliveryAddress(text: string): boolean {
  return /^AE:PL-\d{5}-\d{5}-[A-Z]{5}-\d{2}$/.test(text);
}

/**
 * Whether the last two digits of a normalized address fit the rest: the sum of the digits of |Σ ASCII of the five letters − (first five digits +
 * second five digits)|. No act defines it; it holds for nearly all published addresses, so a mismatch is only a warning.
 */
export function hasEDeliveryCheckSum(text: string): boolean {
  const [, first = '', second = '', letters = '', check = ''] =
    /^AE:PL-(\d{5})-(\d{5})-([A-Z]{5})-(\d{2})$/.exec(text) ?? [];
  const ascii = [...letters].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const digits = String(Math.abs(ascii - (Number(first) + Number(second))));
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0) === Number(check);
}

/** Warning about a complete address, or null. */
export function eDeliveryWarning(text: string): string | null {
  const address = normalizeEDeliveryAddress(text);
  return isEDeliveryAddress(address) && !hasEDeliveryCheckSum(address) ? eDeliveryMessages.checkSum : null;
}

/** An address of the list; `key` identifies rows, also those without an id yet. */
export interface AddressRow {
  key: string;
  address: string;
  isMain: boolean;
}

/** Why an address cannot be added; null when it can. */
export function addAddressRefusal(rows: readonly AddressRow[], isIntegrated: boolean): string | null {
  if (isIntegrated) return eDeliveryMessages.integratedAdd;
  return rows.length >= maxEDeliveryAddresses ? eDeliveryMessages.tooMany : null;
}

/** Why the selected addresses cannot be removed; null when they can. The main one can only be removed together with all others. */
export function removeAddressRefusal(
  rows: readonly AddressRow[],
  selected: ReadonlySet<string>,
  isIntegrated: boolean,
): string | null {
  if (isIntegrated) return eDeliveryMessages.integratedRemove;
  const chosen = rows.filter((row) => selected.has(row.key));
  if (chosen.length === 0) return eDeliveryMessages.chooseToRemove;
  return chosen.some((row) => row.isMain) && chosen.length < rows.length ? eDeliveryMessages.mainStays : null;
}

/** Why the selected address cannot become the main one; null when it can. */
export function changeMainRefusal(
  rows: readonly AddressRow[],
  selected: ReadonlySet<string>,
  isIntegrated: boolean,
): string | null {
  if (isIntegrated) return eDeliveryMessages.integratedMain;
  const chosen = rows.filter((row) => selected.has(row.key));
  if (chosen.length !== 1) return eDeliveryMessages.chooseOne;
  return chosen[0]?.isMain ? eDeliveryMessages.alreadyMain : null;
}

/** The rows with this address as the only main one. */
export function withMainAddress<Row extends AddressRow>(rows: readonly Row[], key: string): Row[] {
  return rows.map((row) => ({ ...row, isMain: row.key === key }));
}

/** The rows with an added one; the first row is the main one. */
export function withAddress<Row extends AddressRow>(rows: readonly Row[], row: Row): Row[] {
  return row.isMain && rows.length > 0
    ? withMainAddress([...rows, row], row.key)
    : [...rows, { ...row, isMain: rows.length === 0 }];
}
