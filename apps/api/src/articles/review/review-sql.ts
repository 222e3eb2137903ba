// What is to be looked at before publication, as JSON of the contract. `a` is the article.
import type { ArticleReference } from '@redakcja/generated/model/articleReference';
import type { ArticleReview } from '@redakcja/generated/model/articleReview';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { firstOf, listOf, objectOf } from '../../database/rows/json-sql.ts';
import { approvedBy } from '../../shared/approved-by.ts';
import { attachmentCheck, ownNumbers, withTexts } from '../../shared/attachment-check.ts';
import { authorIds } from './authors-sql.ts';

/** Checks of the attachments of an article, the added ones last. */
export const attachmentChecks = listOf<AttachmentCheck>(
  attachmentCheck('x.display_name'),
  'x.is_added, x.position, x.id',
  `article_attachments x join document_repository d on d.id = x.document_repository_id ${withTexts} where x.article_id = a.id`,
);

/** Shorter contents, such as „W załączniku”, are the same by chance, unless their titles are, too. */
const minLength = 200;

/**
 * The other article that was published with the same content before this one, so that of two one says it, found by its hash. Ordered by more than the
 * id: an order that an index has lets PostgreSQL walk all articles in it instead of looking the hash up.
 */
const sameText = firstOf<ArticleReference>(
  objectOf<ArticleReference>({ id: 's.id', title: 's.title' }),
  `articles s where (length(a.content) >= ${minLength} or (a.content <> '' and s.title = a.title))
    and s.status = ${ArticleStatus.Published} and md5(s.content) = md5(a.content) and s.base_article_id <> a.base_article_id
    and (a.published_date is null or (s.published_date, s.id) < (a.published_date, a.id)) order by s.published_date, s.id limit 1`,
);

export const review = objectOf<ArticleReview>({
  attachments: attachmentChecks,
  sameText,
  authorIds,
  approvedBy: approvedBy('a'),
  ownNumbers,
});
