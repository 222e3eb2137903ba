import { InvalidArgumentError } from 'commander';
import type { ExitCode } from './exit-codes.ts';

/** Takes the result of a command; nothing means it went well. */
// biome-ignore lint/suspicious/noConfusingVoidType: a command that has nothing to say returns nothing
export type Done = (result: ExitCode | void) => void;

/** A whole number from `least`. */
export const wholeNumber = (least: number, most?: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || (most !== undefined && value > most)) {
    throw new InvalidArgumentError(
      `oczekiwano liczby całkowitej od ${least}${most === undefined ? '' : ` do ${most}`}`,
    );
  }
  return value;
};

/** Collects an option that may be repeated. */
export const repeated =
  <T>(parse: (text: string) => T) =>
  (text: string, before: T[] | undefined) => [...(before ?? []), parse(text)];
