import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { listArticles } from '@redakcja/generated/axios/articles/articles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';
import { type Column, type OutputFormat, printRows } from '../shared/output.ts';

/** The list's own filters, the same on every command that chooses articles. */
export interface ArticleFilterOptions {
  lang: string;
  status?: ArticleStatus[];
  title?: string;
  createdBefore?: string;
  createdAfter?: string;
  filter?: string[];
}

export interface ArticleListOptions extends AccessOptions, ArticleFilterOptions {
  sort?: string[];
  page: number;
  size: number;
  output: OutputFormat;
}

const columns: readonly Column<ArticleRow>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'TYTUŁ', value: (row) => row.title },
  { heading: 'STATUS', value: (row) => articleStatusLabels[row.status] },
  { heading: 'WERSJA', value: (row) => row.version },
  { heading: 'KATEGORIA', value: (row) => row.mainMenuElementDisplayText },
  { heading: 'PUBLIKACJA OD', value: (row) => row.publishStart },
];

/** Query of listArticles from the options. */
export function articleQuery(options: ArticleFilterOptions): ListArticlesParams {
  const filters = [
    ...(options.status ? [`status;in;${options.status.join(';')}`] : []),
    ...(options.title ? [`title;contains;${options.title}`] : []),
    ...(options.createdBefore ? [`createdDate;lessThan;${options.createdBefore}`] : []),
    ...(options.createdAfter ? [`createdDate;greaterThan;${options.createdAfter}`] : []),
    ...(options.filter ?? []),
  ];
  return { lang: options.lang, ...(filters.length > 0 ? { filters } : {}) };
}

/** `bip articles list`: one page, with the total on stderr. */
export async function listArticleRows(context: Context, options: ArticleListOptions): Promise<void> {
  await openAccess(context, options);
  const { items, total } = await listArticles({
    ...articleQuery(options),
    page: options.page,
    size: options.size,
    ...(options.sort ? { sortings: options.sort } : {}),
  });
  printRows(context, options.output, { rows: items, columns, id: (row) => row.id });
  if (options.output === 'table') context.stderr.write(`${items.length} z ${total}\n`);
}
