// No user and password, a domain of at least two labels, an optional port, no blanks, nothing invisible that turns or hides a part of it. Matches without backtracking.
const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})\.?(?::(\d{1,5}))?(?:[/?#][^\s\p{Cc}\p{Cf}\p{DI}\u2800]*)?$/iu;

/** What turns or hides a part of an address and cannot be seen in it: controls, marks of direction, characters without a width, blank letters. */
const invisible = /[\p{Cc}\p{Cf}\p{DI}\u2800]/gu;

/** An address of a rich text, in which nobody would find such a character: browsers would send it along. */
export function withoutInvisible(address: string): string {
  return address.replace(invisible, '');
}

/**
 * Whether a text is an address with protocol (http or https), address and domain (specification, section 5, Multimedia).
 * Polish letters in the domain are allowed; `javascript:`, `mailto:`, bare hosts and numeric addresses are not.
 */
export function isWebAddress(text: string): boolean {
  const match = webAddress.exec(text);
  return match !== null && Number(match[1] ?? 1) <= 65_535 && match[1] !== '0';
}

export const urlMessages = {
  required: 'Adres URL jest wymagany',
  invalid: 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
  notInPolish: 'Adres URL musi być pusty, bo kategoria nie ma go w języku polskim',
} as const;
