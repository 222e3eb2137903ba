import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleTranslationBadge } from '@redakcja/generated/model/articleTranslationBadge';
import type { Column } from '../../shared/list/column.ts';
import { Hint } from '../../shared/ui/hint.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { ArticleListLanguages } from './article-list-languages.tsx';

/** Where there is nothing to show. */
const none = '—';

/** Columns of both lists (section 2.2). `editPath` is the address of a translation's form. */
export function articleColumns(
  editPath: (translation: ArticleTranslationBadge) => string,
): Column<ArticleRow, typeof listArticlesDefinition>[] {
  return [
    { name: 'title', header: 'Tytuł', cell: (row) => row.title, sortable: true },
    {
      name: 'status',
      header: 'Status',
      cell: (row) => <Status row={row} />,
      sortable: true,
      className: 'column-status',
    },
    {
      name: 'translations',
      header: 'Języki',
      cell: (row) => <ArticleListLanguages row={row} editPath={editPath} />,
      className: 'column-languages',
    },
    { name: 'version', header: 'Wersja', cell: (row) => row.version, sortable: true, className: 'tabular' },
    {
      name: 'mainMenuElementDisplayText',
      header: 'Kategoria główna',
      cell: (row) => <MainCategory row={row} />,
      sortable: true,
      className: 'column-category',
    },
    {
      name: 'publishStart',
      header: 'Publikacja od',
      cell: (row) => formatDateTime(row.publishStart) || none,
      sortable: true,
      className: 'tabular',
    },
  ];
}

const missed = 'Nie opublikowano w terminie';

/** With a mark on what the schedule could not publish; its tooltip says why. */
function Status({ row: { status, missedPublication } }: { row: ArticleRow }) {
  if (missedPublication === null) return <StatusBadge status={status} />;
  return (
    <span className="inline-flex align-items-center gap-2">
      <StatusBadge status={status} />
      <Hint text={`${missed}. ${missedPublication}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip has to be within the reach of the keyboard */}
        <i className="article-missed pi pi-exclamation-triangle" role="img" aria-label={missed} tabIndex={0} />
      </Hint>
    </span>
  );
}

/** The first category; the tooltip has the paths of all of them. */
function MainCategory({ row }: { row: ArticleRow }) {
  const text = row.mainMenuElementDisplayText;
  if (row.tooltipCategories.length === 0)
    return <span className="article-list-category cut block">{text ?? none}</span>;
  return (
    <Hint text={row.tooltipCategories.join('\n')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip has to be within the reach of the keyboard */}
      <span className="article-list-category cut block" tabIndex={0}>
        {text ?? none}
      </span>
    </Hint>
  );
}
