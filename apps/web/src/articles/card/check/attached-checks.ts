import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { ArticleValues } from '../../article-form-model.ts';

/** Checks without those of attachments that the form has removed, under the names that the form has. */
export function attachedChecks(
  { attachments, review }: Pick<Article, 'attachments' | 'review'>,
  values: Pick<ArticleValues, 'attachments'>,
): AttachmentCheck[] {
  const names = new Map(values.attachments.map((one) => [one.documentRepositoryId, one.displayName]));
  const removed = new Set(attachments.map((one) => one.documentRepositoryId).filter((id) => !names.has(id)));
  return review.attachments
    .filter(({ documentRepositoryId: id }) => !removed.has(id))
    .map((one) => ({ ...one, displayName: names.get(one.documentRepositoryId) ?? one.displayName }));
}
