// What the server says against a change of status, for the dialog that asked for it.
import { fieldErrorsOf, isRefusal, messageOf } from '../shared/problem.ts';

export interface StatusRefusal {
  /** What is wrong with the reason. */
  reason: string | undefined;
  sentences: readonly string[];
}

/** Undefined for what was not refused, but did not go through. */
export function statusRefusal(error: unknown): StatusRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const reason = fieldErrorsOf(error).find(({ path }) => path === 'changeText')?.message;
  const isOfReason = (sentence: string) => reason !== undefined && sentence.endsWith(reason);
  return { reason, sentences: (messageOf(error) ?? '').split('\n').filter((sentence) => !isOfReason(sentence)) };
}
