// Errors in the texts of an article. Long ones are looked for in a worker process: half a million characters take half a second, in which nobody else
// would get an answer.
import { publicationFindings } from '@redakcja/domain/articles/check/publication-check';
import type { Services } from '../../call/services.ts';
import { badRequest } from '../../http/problem.ts';
import type { Owner } from '../../workers/fair-queue.ts';
import { JobKilledError } from '../../workers/worker-pool.ts';
import { type CheckedArticle, checkPublication, type Findings } from './text-check-jobs.ts';

/** Characters whose check takes some ten milliseconds. */
export const longText = 50_000;

export async function findingsOf(
  { workers }: Pick<Services, 'workers'>,
  owner: Owner,
  checked: CheckedArticle,
): Promise<Findings> {
  const { content, extraContent } = checked.texts;
  if (content.length + (extraContent?.length ?? 0) <= longText)
    return publicationFindings(checked.texts, checked.attachments);
  return workers.texts.run(checkPublication, checked, owner).catch(explain);
}

function explain(error: unknown): never {
  if (!(error instanceof JobKilledError)) throw error;
  throw badRequest('Treść jest zbyt złożona, aby ją sprawdzić. Uprość jej formatowanie albo podziel ją na części');
}
