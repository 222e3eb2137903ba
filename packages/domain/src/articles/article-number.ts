const typedNumber = /^(?:#|nr\.?|numer)?\s*([1-9]\d{0,8})$/i;

/** The number of an article that a search names: „187”, „nr 187”, „#187”; undefined for any other text. */
export function articleNumberOf(text: string): number | undefined {
  const [, digits] = typedNumber.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
