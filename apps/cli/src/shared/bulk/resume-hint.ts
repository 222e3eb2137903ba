// How to resume after an interruption.
import type { Context } from '../context.ts';
import { CommandError } from '../exit-codes.ts';
import { asCommandError } from '../failures.ts';

/** The command line of this run with these options added, quoted for a shell. */
export function commandLine(context: Context, ...options: readonly string[]): string {
  const args = [...context.args.filter((arg) => !options.includes(arg)), ...options];
  return ['bip', ...args.map(quoted)].join(' ');
}

function quoted(arg: string): string {
  return /^[\p{L}\p{N}_./:@=,+-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
}

/** The failure of a run that can be resumed, with how to do so. */
export function withResumeHint(context: Context, error: unknown): CommandError {
  const failure = asCommandError(error);
  return new CommandError(`${failure.message}\nAby dokończyć: ${commandLine(context, '--resume')}`, failure.exitCode);
}
