import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { ArticleValues } from '../../article-form-model.ts';

/** Checks without those of attachments that the form has removed. A file that was just uploaded is checked once it is saved with the article. */
export function attachedChecks(
  { attachments, review }: Pick<Article, 'attachments' | 'review'>,
  values: Pick<ArticleValues, 'attachments'>,
): AttachmentCheck[] {
  const kept = new Set(values.attachments.map((one) => one.documentRepositoryId));
  const removed = new Set(attachments.map((one) => one.documentRepositoryId).filter((id) => !kept.has(id)));
  return review.attachments.filter(({ documentRepositoryId }) => !removed.has(documentRepositoryId));
}
