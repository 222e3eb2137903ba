import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { FilterText, SortingText } from '@redakcja/domain/shared/list-columns';
import { useListArticles } from '@redakcja/generated/articles/articles';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { Link } from '@tanstack/react-router';
import { articleStatusPath, articles } from '../../articles/resources.ts';
import { editPath, failureOf } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

type ArticleList = typeof listArticlesDefinition;

interface ArticleShortListProps {
  title: string;
  status: ArticleStatus;
  sorting: SortingText<ArticleList>;
  date: 'createdDate' | 'publishStart';
  dateLabel: string;
  /** Text for an empty list. */
  empty: string;
}

const rows = 6;

/** The first few articles of a status, with the way to all of them. */
export function ArticleShortList({ title, status, sorting, date, dateLabel, empty }: ArticleShortListProps) {
  const { language } = useSession();
  const filter: FilterText<ArticleList> = `status;equal;${status}`;
  const { data, isError } = useListArticles(
    { lang: language, size: rows, filters: [filter], sortings: [sorting] },
    {
      query: {
        meta: { optional: true, errorMessage: failureOf.list(articles) },
      },
    },
  );
  return (
    <Card
      title={title}
      aside={data?.total}
      actions={
        <Link
          to={articleStatusPath(articles, status)}
          search={{ status: String(status) }}
          className="text-14"
          aria-label={`${title}: pokaż wszystkie`}
        >
          Pokaż wszystkie
        </Link>
      }
    >
      {data === undefined && !isError && <Skeleton height="220px" />}
      {isError && <p className="m-0 muted">Nie udało się pobrać listy.</p>}
      {data?.items.length === 0 && <p className="m-0 muted">{empty}</p>}
      <ul className="ruled m-0 p-0 list-none">
        {data?.items.map((article) => (
          <li key={article.id} className="home-row text-14 flex align-items-baseline gap-3">
            <RecordLink
              to={editPath(articles, article.id)}
              className="home-article flex-1 min-w-0 font-medium no-underline hover:underline"
            >
              {article.title}
            </RecordLink>
            <span className="muted">
              <span className="visually-hidden">{dateLabel}: </span>
              <time dateTime={article[date] ?? undefined}>{formatDateTime(article[date])}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
