// Irreversible actions require confirmation on a terminal, or --yes.
import { type Context, info } from '../context.ts';
import { CommandError, type ExitCode, exitCodes } from '../failures/exit-codes.ts';

/** @throws CommandError without a terminal and without `--yes` */
export function requireConsent({ stdin }: Context, yes: true | undefined): void {
  if (!stdin.isTTY && !yes)
    throw new CommandError('Bez terminala, na którym można potwierdzić, potrzebna jest opcja --yes', exitCodes.usage);
}

/** Whether an answer to [t/N] agrees. */
export const isYes = (answer: string): boolean => /^t(ak)?$/i.test(answer.trim());

/** Asks on the terminal. Null for a yes, otherwise the exit code of the command, which changes nothing. */
export async function askConsent(context: Context, question: string): Promise<ExitCode | null> {
  const answer = await context.ask(`${question} [t/N] `);
  if (answer !== null && isYes(answer)) return null;
  info(context, `${answer === null ? '\n' : ''}Nic nie zmieniono`);
  return answer === null ? exitCodes.interrupted : exitCodes.failed;
}
