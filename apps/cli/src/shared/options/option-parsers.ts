import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Parses a whole number between these limits. */
export const wholeNumber = (min: number, max?: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || (max !== undefined && value > max)) {
    throw new InvalidArgumentError(`oczekiwano liczby całkowitej od ${min}${max === undefined ? '' : ` do ${max}`}`);
  }
  return value;
};

/** Collects the values of an option that may be repeated. */
export const repeated =
  <T>(parse: (text: string) => T) =>
  (text: string, previous: T[] | undefined) => [...(previous ?? []), parse(text)];

/** Names of fields, joined by commas. */
export function fieldNames(text: string): readonly string[] {
  const names = text.split(',').map((one) => one.trim());
  if (names.some((one) => !/^[A-Za-z_][\w.]*$/.test(one)))
    throw new InvalidArgumentError('oczekiwano nazw pól po przecinku, np. id,title');
  return names;
}
