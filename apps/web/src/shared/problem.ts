import { lastChangeSentence } from '@redakcja/domain/shared/stale';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { Problem } from '@redakcja/generated/model/problem';
import { isAxiosError } from 'axios';

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'title' in data && 'errors' in data && Array.isArray(data.errors);
}

/** The problem a failed call answered with; undefined for a broken connection or a foreign answer. */
function problemOf(error: unknown): Problem | undefined {
  return isAxiosError(error) && isProblem(error.response?.data) ? error.response.data : undefined;
}

export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined;
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return problemOf(error)?.fields ?? [];
}

/** Section 8: the server's messages joined by line breaks, its title without them, otherwise nothing. */
export function messageOf(error: unknown): string | undefined {
  const problem = problemOf(error);
  if (problem === undefined) return undefined;
  return problem.errors.length > 0 ? problem.errors.join('\n') : problem.title || undefined;
}

/** Who saved the newer state and when, from a refused save (412). */
export function lastChangeOf(error: unknown): string | undefined {
  const change = problemOf(error)?.lastChange;
  return change && lastChangeSentence(change.name, change.at);
}

/** Statuses with which the server refuses what a form sends; others are no matter of its values. */
const refusing: readonly (number | undefined)[] = [400, 404, 409, 413, 415, 422];

/** Whether the server refused what was sent, and says why. */
export function isRefusal(error: unknown): boolean {
  return refusing.includes(statusOf(error)) && messageOf(error) !== undefined;
}

/** Sentences of a refusal that belong to no field. */
export function refusalsOf(error: unknown): readonly string[] {
  if (!isRefusal(error)) return [];
  const shown = new Set(fieldErrorsOf(error).map(({ message }) => message));
  return (messageOf(error) ?? '').split('\n').filter((sentence) => !shown.has(sentence));
}

/** The call may go through when it is simply sent again: the network, the server itself or its limit was in the way. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}
