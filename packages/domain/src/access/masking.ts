// Masks personal numbers in lists (GDPR, article 5(1)(c), data minimisation).

const visibleDigits = 4;

/** Masks a PESEL or document number except its last four characters; a number of four or fewer is masked completely. Null stays null. */
export function maskNumber(number: string | null): string | null {
  if (number === null || number === '') return null;
  const visible = number.length > visibleDigits ? number.slice(-visibleDigits) : '';
  return '•'.repeat(number.length - visible.length) + visible;
}
