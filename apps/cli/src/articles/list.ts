import { articleStatusLabels, articleTypeLabels } from '@redakcja/domain/articles/article-labels';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { listArticles } from '@redakcja/generated/axios/articles/articles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { ListArticlesOptions } from './commands.ts';
import { articleQuery } from './selection/article-query.ts';

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
  const query = { ...articleQuery(options), ...(options.sort ? { sortings: options.sort } : {}) };
  const shown = options.kind === undefined ? columns : [...columns, kind];
  await printList(context, options, { operation: 'listArticles', columns: shown, id: (row) => row.id }, (page) =>
    listArticles({ ...query, ...page }),
  );
}
