// One rule for whatever cannot be undone: somebody agrees on a terminal, or the command line says --yes.
import type { Context } from './context.ts';
import { CommandError, exitCodes } from './exit-codes.ts';

/** @throws CommandError where nobody can be asked and `--yes` is missing */
export function requireConsent({ stdin }: Context, yes: true | undefined): void {
  if (!stdin.isTTY && !yes)
    throw new CommandError('Bez terminala, na którym można potwierdzić, potrzebna jest opcja --yes', exitCodes.usage);
}

/** Whether an answer to [t/N] agrees. */
export const isYes = (answer: string): boolean => /^t(ak)?$/i.test(answer.trim());
