// Sanitizes rich text before it is stored. Long texts are sanitized in a worker process: two megabytes of tags take seconds, which would block other
// requests.

import type { Services } from '../call/services.ts';
import { badRequest } from '../http/problem.ts';
import type { Owner } from '../workers/fair-queue.ts';
import { JobKilledError } from '../workers/worker-pool.ts';
import { sanitise } from './sanitise.ts';
import { cleanText, type TextKind } from './text-jobs.ts';

/** Characters, and marks among them (tags, entities), that are cleaned here: some 10 ms on an office computer. */
const maxLength = 50_000;
const maxMarks = 1000;

/** `stored` is the text as it is: pictures of other hosts that it has already stay. */
export async function cleanedText(
  { workers }: Pick<Services, 'workers'>,
  owner: Owner,
  html: string,
  kind: TextKind = 'richText',
  stored = '',
): Promise<string> {
  if (!isLong(html)) return sanitise(html, kind, stored);
  try {
    return await workers.texts.run(cleanText, { html, kind, stored }, owner);
  } catch (error) {
    if (!(error instanceof JobKilledError)) throw error;
    throw badRequest('Treść jest zbyt złożona, aby ją sprawdzić. Uprość jej formatowanie albo podziel ją na części');
  }
}

/** Whether work on it takes so long that a worker does it. */
export function isLong(html: string): boolean {
  if (html.length > maxLength) return true;
  let marks = 0;
  for (const _mark of html.matchAll(/[<&]/g)) {
    marks += 1;
    if (marks > maxMarks) return true;
  }
  return false;
}
