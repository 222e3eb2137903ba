// Masks personal numbers in lists (GDPR, article 5(1)(c), data minimisation).

const visibleDigits = 4;
/** Of a shorter number the last digits would be most of it. */
const minPartlyVisible = 8;

/** Masks a PESEL or document number except its last four characters; a number of fewer than eight is masked completely. Null stays null. */
export function maskNumber(number: string | null): string | null {
  if (number === null || number === '') return null;
  const visible = number.length >= minPartlyVisible ? number.slice(-visibleDigits) : '';
  return '•'.repeat(number.length - visible.length) + visible;
}
