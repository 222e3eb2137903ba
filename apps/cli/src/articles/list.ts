import { articleStatusLabels, articleTypeLabels } from '@redakcja/domain/articles/article-labels';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { listArticles } from '@redakcja/generated/axios/articles/articles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { printRows } from '../shared/output/output.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import { withRetries } from '../shared/requests/retry.ts';
import type { countings, ListArticlesOptions } from './commands.ts';
import { articleQuery } from './selection/article-query.ts';
import { listAllArticles } from './selection/read-articles.ts';

const columns: readonly Column<ArticleRow>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'TYTUŁ', value: (row) => row.title },
  { heading: 'STATUS', value: (row) => articleStatusLabels[row.status] },
  { heading: 'WERSJA', value: (row) => row.version },
  { heading: 'KATEGORIA', value: (row) => row.mainMenuElementDisplayText },
  { heading: 'PUBLIKACJA OD', value: (row) => toWarsawText(row.publishStart) || null },
];

const kind: Column<ArticleRow> = { heading: 'RODZAJ', value: (row) => articleTypeLabels[row.baseArticleType] };

/** `bip articles list`: the article list with the filters of the web app. */
export async function listArticleRows(options: ListArticlesOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const query = { ...(await articleQuery(options)), ...(options.sort ? { sortings: options.sort } : {}) };
  if (options.countBy !== undefined) return printCounts(options.countBy, query, options, context);
  const shown = options.kind === undefined ? columns : [...columns, kind];
  await printList(context, options, { operation: 'listArticles', columns: shown, id: (row) => row.id }, (page) =>
    listArticles({ ...query, ...page }),
  );
}

const counted: Readonly<Record<(typeof countings)[number], (row: ArticleRow) => string>> = {
  status: (row) => articleStatusLabels[row.status],
  category: (row) => row.mainMenuElementDisplayText ?? 'bez kategorii',
  author: (row) => row.createdBy,
};

interface Count {
  name: string;
  count: number;
}

/** `--count-by`: of all rows, whatever `--size` says. */
async function printCounts(
  by: (typeof countings)[number],
  query: ListArticlesParams,
  options: ListArticlesOptions,
  context: Context,
): Promise<void> {
  const counts = new Map<string, number>();
  for await (const row of listAllArticles(query, (call) => withRetries(context, options, call))) {
    const name = counted[by](row);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = [...counts].map(([name, count]): Count => ({ name, count })).sort((a, b) => b.count - a.count);
  const columns: readonly Column<Count>[] = [
    { heading: { status: 'STATUS', category: 'KATEGORIA', author: 'UTWORZYŁ' }[by], value: (row) => row.name },
    { heading: 'ILE', value: (row) => row.count },
  ];
  printRows(context, options.output, { rows, columns, id: (row) => row.name });
}
