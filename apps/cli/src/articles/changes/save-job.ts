// Articles that are saved one by one, as the form does it: `bip articles replace`, `bip articles edit`.
import { articleSchema } from '@redakcja/domain/articles/form/article-form';
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locks/locked-changes';
import { withStoredDates } from '@redakcja/domain/articles/publication/article-publication';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import { getArticle, updateArticle } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';

export type ArticleChanges = Partial<ArticleInput>;

/** What is absent from a save stays as it is, except for what every save needs. */
export function inputWith(article: Article, changes: ArticleChanges, changeText: string | null): ArticleInput {
  const { title, shortDescription, content } = article;
  const { baseArticleProvidingEntity, baseArticleAuthorName, baseArticleInformationCreated } = article;
  const source = { baseArticleProvidingEntity, baseArticleAuthorName, baseArticleInformationCreated };
  return { title, shortDescription, content, ...source, ...changes, changeText };
}

/** Why the article will be refused, as far as its locks and the values themselves tell. */
export function saveErrors(
  article: Article,
  changes: ArticleChanges,
  permissions: ReadonlySet<PermissionName>,
): readonly string[] {
  const locks = articleLocks(articleContext(article, permissions));
  const input = inputWith(article, changes, null);
  const locked = lockedChanges(article, input, locks);
  if (locked.length > 0) return [...new Set(locked.map(({ message }) => message))];
  const valid = validate(schemaOf(article), withStoredDates(article, input));
  return valid.ok ? [] : valid.errors;
}

/** What only the server knows is left to it: other translations, and its limits. */
function schemaOf({ status, baseArticleType: type }: Article) {
  return articleSchema({
    clock: () => new Date(),
    status,
    type,
    hasPublishedTranslation: false,
    countNewAttachments: 0,
    maxNewAttachments: Number.MAX_SAFE_INTEGER,
    maxLengthExtraContent: Number.MAX_SAFE_INTEGER,
  });
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
