import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { listArticles } from '@redakcja/generated/axios/articles/articles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { type Column, type OutputFormat, rowPrinter } from '../shared/output.ts';
import { type ArticleFilterOptions, articleQuery } from './article-query.ts';
import { allArticles } from './read-articles.ts';

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

/** `bip articles list`: one page, or all of them with `--size 0`; the total goes to stderr. */
export async function listArticleRows(context: Context, options: ArticleListOptions): Promise<void> {
  await openAccess(context, options);
  const printer = rowPrinter<ArticleRow>(context, options.output, { columns, id: (row) => row.id });
  const query = { ...articleQuery(options), ...(options.sort ? { sortings: options.sort } : {}) };
  let count = 0;
  let all = 0;
  if (options.size === 0) {
    for await (const row of allArticles(query)) {
      printer.print(row);
      count += 1;
    }
    all = count;
  } else {
    const { items, total } = await listArticles({ ...query, page: options.page, size: options.size });
    for (const row of items) printer.print(row);
    count = items.length;
    all = total;
  }
  printer.end();
  if (options.output === 'table') say(context, `${count} z ${all}`);
}
