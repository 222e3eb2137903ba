import { articleStatusPluralLabels } from '@redakcja/domain/articles/article-labels';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { Link } from '@tanstack/react-router';
import { articles } from '../../articles/resources.ts';
import { StatusDot } from '../../articles/status-badge.tsx';
import { navigation } from '../shell/sidebar/navigation.ts';
import { useArticleCounts } from '../shell/sidebar/use-article-counts.ts';

/** How many common articles there are in each status; each number leads to its list. */
export function StatusTiles() {
  const count = useArticleCounts();
  const links = navigation.find((entry) => entry.label === articles.title)?.links ?? [];
  return (
    <ul className="home-tiles p-0 list-none" aria-label="Artykuły według statusu">
      {links.map(({ to, status }) => {
        const number = status && count(false, status);
        return (
          status !== undefined && (
            <li key={status}>
              <Link
                to={to}
                search={{ status: String(status) }}
                className="home-tile ink-2 flex flex-column h-full no-underline"
              >
                <span className="home-tile-number tabular font-semibold ink" aria-hidden="true">
                  {number === undefined ? '–' : countOf(number, ['', '', '']).trim()}
                </span>
                <span className="flex align-items-center gap-2">
                  <StatusDot status={status} />
                  {articleStatusPluralLabels[status]}
                </span>
                {number !== undefined && <span className="visually-hidden">: {countOf(number, nouns.article)}</span>}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
