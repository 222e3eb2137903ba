// How to resume after an interruption.
import { isAxiosError } from 'axios';
import type { Context } from '../context.ts';
import { CommandError } from '../failures/exit-codes.ts';
import { failureOf } from '../failures/failures.ts';
import { isTransient } from '../requests/retry.ts';

/** The command line of this run with these options added, quoted for a shell. */
export function commandLine(context: Context, ...options: readonly string[]): string {
  const args = [...context.args.filter((arg) => !options.includes(arg)), ...options];
  return ['bip', ...args.map(quoted)].join(' ');
}

/** An argument as a shell takes it. */
export function quoted(arg: string): string {
  return /^[\p{L}\p{N}_./:@=,+-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
}

/** What fails the same way again: the server refuses the request itself, or this program has a fault. */
function isPermanent(error: unknown): boolean {
  if (error instanceof CommandError || isTransient(error)) return false;
  const status = isAxiosError(error) ? error.response?.status : undefined;
  return status === undefined || (status < 500 && status !== 401);
}

/** The failure of a run, with how to resume it where that helps. */
export function withResumeHint(context: Context, error: unknown): CommandError {
  const failure = failureOf(context, error);
  if (isPermanent(error)) return failure;
  return new CommandError(`${failure.message}\nAby dokończyć: ${commandLine(context, '--resume')}`, failure.exitCode);
}
