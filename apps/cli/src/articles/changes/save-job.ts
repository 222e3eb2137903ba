// Articles that are saved one by one, as the form does it: `bip articles replace`, `bip articles edit`.
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locks/locked-changes';
import { getArticle, updateArticle } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';

export type ArticleChanges = Partial<ArticleInput>;

/** What is absent from a save stays as it is, except for what every save needs. */
function inputWith(article: Article, changes: ArticleChanges, changeText: string | null): ArticleInput {
  const { title, shortDescription, content } = article;
  const { baseArticleProvidingEntity, baseArticleAuthorName, baseArticleInformationCreated } = article;
  const source = { baseArticleProvidingEntity, baseArticleAuthorName, baseArticleInformationCreated };
  return { title, shortDescription, content, ...source, ...changes, changeText };
}

/** Why the article will be refused, as far as its locks tell. */
export function lockErrors(
  article: Article,
  changes: ArticleChanges,
  permissions: ReadonlySet<PermissionName>,
): readonly string[] {
  const locks = articleLocks(articleContext(article, permissions));
  const messages = lockedChanges(article, inputWith(article, changes, null), locks).map(({ message }) => message);
  return [...new Set(messages)];
}

type Save = Pick<BulkJob, 'question' | 'isDestructive'> & {
  /** Reason for the change log. */
  reason: string | null;
  changesOf: (article: Article, item: PlanItem) => ArticleChanges;
};

export function saveJob({ reason, changesOf, ...job }: Save): BulkJob {
  return {
    ...job,
    batchSize: 1,
    send: async ([item], isRetry) => (item === undefined ? [] : [await saved(item, isRetry)]),
  };

  async function saved(item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
    const { id, errors = [] } = item;
    if (errors.length > 0) return { id, outcome: 'refused', errors };
    let isUnchanged = false;
    const outcome = await outcomeOf(item, async () => {
      const article = await getArticle(id);
      const input = inputWith(article, changesOf(article, item), reason);
      isUnchanged = changedFields(article, input).length === 0;
      // an earlier request may have been carried out: what is as it should be is done then
      if (!isUnchanged) await updateArticle(id, input, { headers: { 'If-Match': item.etag ?? '*' } });
    });
    return isUnchanged && !isRetry ? { ...outcome, outcome: 'skipped' } : outcome;
  }
}
