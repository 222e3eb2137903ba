// The columns of the fields of a save. A field is either here or in article-parts.ts, which the compiler checks.
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import { isEmptyHtml } from '@redakcja/domain/shared/html/plain-text';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { RowValues } from '../../database/rows/insert-from.ts';
import type { articles } from '../../database/schema.ts';
import type { PartField } from './article-parts.ts';

export type ArticleColumns = RowValues<typeof articles>;

type ColumnField = Exclude<SavedField, PartField>;

const columns: { readonly [Field in ColumnField]: (given: ArticleInput[Field]) => ArticleColumns } = {
  title: (title) => ({ title, slug: slugOf(title) }),
  shortDescription: (shortDescription) => ({ shortDescription }),
  content: (content) => ({ content }),
  // a form sends the text of its empty editor, which adds nothing: what is added is never null
  addedExtraContent: (given) => ({ extraContent: isEmptyHtml(given ?? '') ? null : given }),
  titleFromFooter: (titleFromFooter = null) => ({ titleFromFooter }),
  baseArticleProvidingEntity: (providingEntity) => ({ providingEntity }),
  baseArticleAuthorName: (authorName) => ({ authorName }),
  baseArticleAuthorEmail: (authorEmail = null) => ({ authorEmail }),
  baseArticleInformationCreated: (given) => ({ informationCreated: new Date(given) }),
  publishStart: (given) => ({ publishStart: momentOf(given) }),
  publishEnd: (given) => ({ publishEnd: momentOf(given) }),
  archiveAfterPublishEnd: (archiveAfterPublishEnd = false) => ({ archiveAfterPublishEnd }),
};

const momentOf = (given: string | null | undefined) => (given ? new Date(given) : null);

const isColumnField = (field: SavedField): field is ColumnField => field in columns;

/** What these fields of a save write in the row of the article. A field that is absent is empty. */
export function columnsOf(fields: readonly SavedField[], input: ArticleInput): ArticleColumns {
  const columnsOfOne = <Field extends ColumnField>(field: Field) => columns[field](input[field]);
  return Object.assign({}, ...fields.filter(isColumnField).map(columnsOfOne));
}
