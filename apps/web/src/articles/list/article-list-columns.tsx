import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleTranslationBadge } from '@redakcja/generated/model/articleTranslationBadge';
import type { Column } from '../../shared/list/table/column.ts';
import { CategoryCell, ChangeCell, noValue, StatusCell } from './article-cells.tsx';
import { ArticleListLanguages } from './article-list-languages.tsx';

/** Columns of both lists (section 2.2). `editPath` is the address of a translation's form. */
export function articleColumns(
  editPath: (translation: ArticleTranslationBadge) => string,
): Column<ArticleRow, typeof listArticlesDefinition>[] {
  return [
    { name: 'title', header: 'Tytuł', cell: (row) => row.title, sortable: true },
    {
      name: 'status',
      header: 'Status',
      cell: (row) => <StatusCell row={row} />,
      sortable: true,
      className: 'column-status',
    },
    {
      name: 'translations',
      header: 'Języki',
      cell: (row) => <ArticleListLanguages row={row} editPath={editPath} />,
      className: 'column-languages',
    },
    {
      name: 'version',
      header: 'Wersja',
      cell: (row) => row.version,
      sortable: true,
      className: 'tabular column-version',
    },
    {
      name: 'mainMenuElementDisplayText',
      header: 'Kategoria główna',
      cell: (row) => <CategoryCell row={row} />,
      sortable: true,
      className: 'column-category',
    },
    {
      name: 'publishStart',
      header: 'Publikacja od',
      cell: (row) => formatDateTime(row.publishStart) || noValue,
      sortable: true,
      className: 'tabular column-date',
    },
    {
      name: 'changedDate',
      header: 'Zmieniono',
      cell: (row) => <ChangeCell row={row} />,
      className: 'column-date',
      // what an editor of a small screen misses last
      unchosen: 'wide',
    },
  ];
}
