// How to go on after an interruption.
import type { Context } from '../context.ts';
import { CommandError } from '../exit-codes.ts';
import { asCommandError } from '../failures.ts';

/** The command line again, for a hint. */
export function again(context: Context, ...more: readonly string[]): string {
  const words = [...context.words.filter((word) => !more.includes(word)), ...more];
  return [
    'bip',
    ...words.map((word) => (/^[\p{L}\p{N}_./:@=,+-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)),
  ].join(' ');
}

/** A failure in the middle, with what to do about it. */
export function stopped(context: Context, error: unknown): CommandError {
  const failure = asCommandError(error);
  return new CommandError(`${failure.message}\nAby dokończyć: ${again(context, '--resume')}`, failure.exitCode);
}
