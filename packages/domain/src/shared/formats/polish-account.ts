/** Whether a text is a Polish account number (NRB): 26 digits, of which the first two make the rest 1 modulo 97 (ISO 13616, country PL). */
export function isPolishAccount(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{26}$/.test(digits)) return false;
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}
