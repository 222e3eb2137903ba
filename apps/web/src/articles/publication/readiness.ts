// What each article of a list lacks for publication, by the rules that guard the call.
import { waitingMessage, waitsForCheck } from '@redakcja/domain/articles/check/attachment-findings';
import { publicationErrors } from '@redakcja/domain/articles/check/publication-check';
import { categoryLockReason } from '@redakcja/domain/articles/locks/excluded-categories';
import { statusFactsOf, statusObstacles } from '@redakcja/domain/articles/operations/status-obstacles';
import { readArticles } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useQuery } from '@tanstack/react-query';
import { type Session, useSession } from '../../shared/session/session.ts';

export interface Readiness {
  id: number;
  /** Why it cannot be published, apart from the dates; empty when it can. */
  lacks: readonly string[];
  /** Errors in its texts: it needs a written reason. */
  textErrors: readonly string[];
}

/** Attachments are checked within seconds. */
const checkInterval = 3000;

const hasWaitingFile = ({ review }: Article) => review.attachments.some(({ isChecked }) => !isChecked);

/** Whole articles in an answer; one may have two million characters. */
const partSize = 20;

async function readAll(ids: readonly number[], signal: AbortSignal): Promise<Article[]> {
  const articles: Article[] = [];
  for (let from = 0; from < ids.length; from += partSize)
    articles.push(...(await readArticles({ articleIds: ids.slice(from, from + partSize) }, undefined, signal)));
  return articles;
}

/** By the id of the article; undefined until all of them are read. */
export function useReadiness(ids: readonly number[]) {
  const session = useSession();
  const { data, isError } = useQuery({
    queryKey: ['readiness', ...ids],
    queryFn: ({ signal }) => readAll(ids, signal),
    gcTime: 0,
    refetchInterval: ({ state: { data: read } }) => (read?.some(hasWaitingFile) ? checkInterval : false),
    meta: { silent: true },
  });
  const readiness = data && new Map(data.map((article) => [article.id, readinessOf(article, session)]));
  return { readiness, isError };
}

function readinessOf(article: Article, { user, rights, parameters }: Session): Readiness {
  const { id, categories, review } = article;
  const closed = categoryLockReason(user, categories);
  const isOwnWork = parameters.requiresSecondPerson && review.authorIds.includes(user.id);
  const obstacles = statusObstacles(statusFactsOf(article, null, isOwnWork), {
    to: ArticleStatus.ToPublish,
    permissions: rights.permissions,
    reason: '…',
    // the dialog asks for it
    publishStart: new Date(),
    now: new Date(),
  });
  const textErrors = publicationErrors(article, review.attachments);
  const waiting = waitsForCheck(textErrors) ? [waitingMessage] : [];
  return {
    id,
    lacks: closed === null ? [...(obstacles?.errors ?? []), ...waiting] : [closed],
    textErrors,
  };
}
