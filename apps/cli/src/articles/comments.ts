// `bip articles comments`, `comment` and `to-approve`: the work of an editor and an approver on one article.
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import {
  createArticleComment,
  listArticleComments,
  listAwaitingArticles,
} from '@redakcja/generated/axios/articles/articles';
import type { ArticleComment } from '@redakcja/generated/model/articleComment';
import type { AwaitingArticle } from '@redakcja/generated/model/awaitingArticle';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { printRows } from '../shared/output/output.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { CommentArticleOptions, ListAwaitingOptions, ListCommentsOptions } from './commands.ts';
import { articleId } from './selection/article-titled.ts';

const commentColumns: readonly Column<ArticleComment>[] = [
  { heading: 'KIEDY', value: ({ createdDate }) => formatDateTime(createdDate) },
  { heading: 'KTO', value: ({ createdBy }) => createdBy },
  { heading: 'WERSJA', value: ({ version }) => version },
  { heading: 'UWAGA', value: ({ text }) => text },
];

export async function listComments(given: string, options: ListCommentsOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const rows = await listArticleComments(await articleId(given));
  printRows(context, options.output, { rows, columns: commentColumns, id: (row) => row.id });
}

export async function commentArticle(
  given: string,
  text: string,
  options: CommentArticleOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  await createArticleComment(await articleId(given), { text });
  info(context, 'Dodano uwagę');
}

const awaitingColumns: readonly Column<AwaitingArticle>[] = [
  { heading: 'ID', value: ({ id }) => id },
  { heading: 'TYTUŁ', value: ({ title }) => title },
  { heading: 'JĘZYK', value: ({ languageIsoCode }) => languageIsoCode },
  { heading: 'WERSJA', value: ({ version }) => version },
  { heading: 'CZEKA OD', value: ({ confirmedDate }) => formatDateTime(confirmedDate) },
  { heading: 'WPROWADZIŁ', value: ({ createdBy }) => createdBy },
  { heading: 'UWAGI', value: ({ comments }) => comments },
];

export async function listAwaiting(options: ListAwaitingOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { sort: sortings } = options;
  const query = sortings ? { sortings } : {};
  await printList(
    context,
    options,
    { operation: 'listAwaitingArticles', columns: awaitingColumns, id: (row) => row.id },
    (page) => listAwaitingArticles({ ...query, ...page }),
  );
}
