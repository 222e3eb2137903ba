// Personal numbers in lists: enough to tell two people apart, not enough to use (GDPR, article 5(1)(c)).

const shown = 4;

/** A PESEL or document number masked but for its last four characters; a number of four or fewer is masked whole. Null stays null. */
export function maskNumber(number: string | null): string | null {
  if (number === null || number === '') return null;
  const visible = number.length > shown ? number.slice(-shown) : '';
  return '•'.repeat(number.length - visible.length) + visible;
}
