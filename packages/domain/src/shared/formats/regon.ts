// REGON, the number of the Polish register of units of the national economy.
/** Sum of the digits, each multiplied by the weight of its place. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

function isRegon9(digits: string): boolean {
  return (weightedSum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(digits[8]);
}

/**
 * Whether a text is a REGON of 9 or 14 digits with the right check digit (Regulation of the Council of Ministers of 30 November 2015 on the
 * REGON register). The first nine digits of the longer one are the REGON of the unit it belongs to.
 */
export function isRegon(text: string): boolean {
  if (!/^(?:\d{9}|\d{14})$/.test(text) || /^0+$/.test(text) || !isRegon9(text)) return false;
  if (text.length === 9) return true;
  return (weightedSum(text, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10 === Number(text[13]);
}
