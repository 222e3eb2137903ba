import { CommandError, exitCodes } from '../shared/exit-codes.ts';

/** `nazwa=wartość`, as options take them. */
export function pairs(texts: readonly string[]): [string, string][] {
  return texts.map((one) => {
    const at = one.indexOf('=');
    if (at < 1) throw new CommandError(`Oczekiwano nazwa=wartość, a nie „${one}”`, exitCodes.usage);
    return [one.slice(0, at), one.slice(at + 1)];
  });
}
