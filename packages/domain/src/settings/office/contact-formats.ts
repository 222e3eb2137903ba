// Formats of an office's phone, postal code and hours.

/** Messages of the specification (section 5, Office). */
export const contactMessages = {
  phone: 'Uzupełnij prawidłowo pole',
  zipCode: 'Niepoprawny format kodu pocztowego',
  zipCodeCity: 'Wpisz nazwę miasta',
  hoursInOrder: 'Godz. do musi być później niż godz. od',
  hoursOverlap: 'Godziny tego dnia nachodzą na siebie',
} as const;

/** Mask of the phone field. */
export const phoneMask = '+48 99 999 99 99';

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Whether a phone or fax number is complete: 11 digits with the country code 48, with any separators. */
export function isPhone(text: string): boolean {
  return digitsOf(text).length === 11;
}

/** A complete number in the format of the mask, `+48 17 850 10 20`; any other text unchanged. */
export function formatPhone(text: string): string {
  return isPhone(text) ? digitsOf(text).replace(/^(\d{2})(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3 $4 $5') : text;
}

/** Whether a text is a postal code, ##-###. */
export function isZipCode(text: string): boolean {
  return /^\d{2}-\d{3}$/.test(text);
}

/** Whether a text is the name of a town: letters, blanks and hyphens, at least one letter. */
export function isTownName(text: string): boolean {
  return /^[\p{L} -]+$/u.test(text) && /\p{L}/u.test(text);
}

/** Whether a text is a time of day, HH:mm. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Typed text of a phone field in its mask, as far as it is complete. */
export function typedPhone(text: string): string {
  const digits = digitsOf(text);
  if (text.startsWith('+') && '48'.startsWith(digits)) return `+${digits}`;
  const hasCountry = text.startsWith('+48') || (digits.length === 11 && digits.startsWith('48'));
  const number = hasCountry ? digits.slice(2) : digits;
  const groups = grouped(number, [2, 3, 2, 2]);
  return groups.length === 0 ? '' : ['+48', ...groups].join(' ');
}

/** The same for a postal code: `36002` becomes `36-002`. */
export function typedZipCode(text: string): string {
  return grouped(digitsOf(text), [2, 3]).join('-');
}

/** The same for a time of day: `730`, `7:30` and `0730` become `07:30`. */
export function typedTimeOfDay(text: string): string {
  const [, hours = '', rest = ''] = /^(\d{1,2}):(.*)$/.exec(text) ?? [];
  if (hours !== '') return `${hours.padStart(2, '0')}:${digitsOf(rest).slice(0, 2)}`;
  const digits = digitsOf(text);
  return grouped(/^[3-9]/.test(digits) ? `0${digits}` : digits, [2, 2]).join(':');
}

/** The characters in groups of these lengths, without excess characters. */
export function grouped(characters: string, lengths: readonly number[]): string[] {
  let from = 0;
  return lengths
    .map((length) => {
      from += length;
      return characters.slice(from - length, from);
    })
    .filter((group) => group !== '');
}
