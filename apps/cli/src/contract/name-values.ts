import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';

/** Parses `nazwa=wartość` values of an option. */
export function parseNameValues(texts: readonly string[]): [string, string][] {
  return texts.map((one) => {
    const index = one.indexOf('=');
    if (index < 1) throw new CommandError(`Oczekiwano nazwa=wartość, a nie „${one}”`, exitCodes.usage);
    return [one.slice(0, index), one.slice(index + 1)];
  });
}
