import { formatDateTime } from '@redakcja/domain/shared/dates';
import { useListArticles } from '@redakcja/generated/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

interface ArticleShortListProps {
  title: string;
  status: ArticleStatus;
  /** The whole list. */
  to: string;
  sorting: string;
  date: 'createdDate' | 'publishStart';
  dateLabel: string;
  /** What to say when there is none. */
  empty: string;
}

const rows = 6;

/** The first few articles of a status, with the way to all of them. */
export function ArticleShortList({ title, status, to, sorting, date, dateLabel, empty }: ArticleShortListProps) {
  const { language } = useSession();
  const { data, isError } = useListArticles(
    { lang: language, size: rows, filters: [`status;equal;${status}`], sortings: [sorting] },
    {
      query: {
        meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy artykułów' },
      },
    },
  );
  return (
    <Card
      title={title}
      aside={data?.total}
      actions={
        <Link to={to} search={{ status: String(status) }} className="home-all" aria-label={`${title}: pokaż wszystkie`}>
          Pokaż wszystkie
        </Link>
      }
    >
      {data === undefined && !isError && <Skeleton height="220px" />}
      {isError && <p className="home-none">Nie udało się pobrać listy.</p>}
      {data?.items.length === 0 && <p className="home-none">{empty}</p>}
      <ul className="home-articles">
        {data?.items.map((article) => (
          <li key={article.id}>
            <Link
              to="/artykuly/artykuly/edytuj/$id/{-$lang}"
              params={{ id: String(article.id), lang: undefined }}
              className="home-article"
            >
              {article.title}
            </Link>
            <span className="home-date">
              <span className="visually-hidden">{dateLabel}: </span>
              <time dateTime={article[date] ?? undefined}>{formatDateTime(article[date])}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
