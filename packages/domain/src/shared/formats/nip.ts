/** NIP without hyphens and blanks. */
export function normalizeNip(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * Whether a text is a NIP: ten digits with the right check digit (Act of 13 October 1995 on the registration and identification of taxpayers,
 * weights 6, 5, 7, 2, 3, 4, 5, 6, 7 modulo 11). Hyphens and blanks are allowed; ten zeros are not a number.
 */
export function isNip(text: string): boolean {
  const digits = normalizeNip(text);
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === Number(digits[9]);
}
