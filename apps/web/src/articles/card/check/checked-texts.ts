// The texts of the form as the check takes them.
import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import { errorsOfSave } from '@redakcja/domain/articles/check/publication-check';
import type { PublicationError } from '@redakcja/domain/articles/check/publication-error';
import { changedFields } from '@redakcja/domain/articles/locks/locked-changes';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { ArticleValues } from '../../article-form-model.ts';

/** A stored article, or the language of a new one. */
type Written = Pick<CheckedTexts, 'language' | 'review'> & Partial<Pick<Article, 'extraContent'>>;

/** What would be published: the form has no field for content that was added before. */
export function textsOf(article: Written, values: ArticleValues): CheckedTexts {
  const { language, review, extraContent = null } = article;
  return { ...values, language, review, extraContent };
}

/** Errors in what a save adds to a published article or changes in it, where it is public at once. */
export function addedErrors(
  article: Article,
  values: ArticleValues,
  checks: readonly AttachmentCheck[],
): PublicationError[] {
  if (article.status !== ArticleStatus.Published) return [];
  const { links, addedExtraContent, addedAttachments } = values;
  const added = new Set(addedAttachments.map((one) => one.documentRepositoryId));
  const found = errorsOfSave(changedFields(article, { links, addedExtraContent, addedAttachments }), {
    texts: textsOf(article, values),
    addedExtraContent,
    addedFiles: checks.filter(({ documentRepositoryId }) => added.has(documentRepositoryId)),
  });
  return [...found.values()].flat();
}
