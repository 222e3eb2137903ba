// Errors in the texts of an article. Long ones are looked for in a worker process: half a million characters take half a second, in which nobody else
// would get an answer.
import { publicationErrors } from '@redakcja/domain/articles/check/publication-check';
import type { Article } from '@redakcja/generated/model/article';
import type { Services } from '../../call/services.ts';
import { isLong } from '../../text/clean-text.ts';
import type { Owner } from '../../workers/fair-queue.ts';
import { checkPublication } from './text-check-jobs.ts';

export async function textErrorsOf(
  { workers }: Pick<Services, 'workers'>,
  owner: Owner,
  article: Article,
): Promise<string[]> {
  const { attachments } = article.review;
  if (!isLong(article.content + (article.extraContent ?? ''))) return publicationErrors(article, attachments);
  return workers.texts.run(checkPublication, { texts: article, attachments }, owner);
}
