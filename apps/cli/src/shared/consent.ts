// Irreversible actions require confirmation on a terminal, or --yes.
import type { Context } from './context.ts';
import { CommandError, exitCodes } from './exit-codes.ts';

/** @throws CommandError without a terminal and without `--yes` */
export function requireConsent({ stdin }: Context, yes: true | undefined): void {
  if (!stdin.isTTY && !yes)
    throw new CommandError('Bez terminala, na którym można potwierdzić, potrzebna jest opcja --yes', exitCodes.usage);
}

/** Whether an answer to [t/N] agrees. */
export const isYes = (answer: string): boolean => /^t(ak)?$/i.test(answer.trim());
