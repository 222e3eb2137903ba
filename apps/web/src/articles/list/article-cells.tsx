import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** Where there is nothing to show. */
export const noValue = '—';

const missed = 'Nie opublikowano w terminie';

/** Marks an article that the scheduler could not publish; the tooltip has the reason. */
export function StatusCell({ row: { status, missedPublication } }: { row: ArticleRow }) {
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

/** When the last change was made, and under it by whom. */
export function ChangeCell({ row }: { row: ArticleRow }) {
  return (
    <Hint text={row.changedBy} whenCut>
      <span className="block cut small ink-2">
        <span className="tabular text-14 ink">{formatDateTime(row.changedDate)}</span>
        <br />
        {row.changedBy}
      </span>
    </Hint>
  );
}

/** The first category; the tooltip has the paths of all of them. */
export function CategoryCell({ row }: { row: ArticleRow }) {
  const text = row.mainMenuElementDisplayText;
  if (row.tooltipCategories.length === 0) return <span className="ink-2 cut block">{text ?? noValue}</span>;
  return (
    <Hint text={row.tooltipCategories.join('\n')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip has to be within the reach of the keyboard */}
      <span className="ink-2 cut block" tabIndex={0}>
        {text ?? noValue}
      </span>
    </Hint>
  );
}
