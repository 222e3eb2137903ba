import type { FilterText, SortingText } from '@redakcja/domain/shared/lists/list-columns';
import { useListArticles } from '@redakcja/generated/articles/articles';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { Link } from '@tanstack/react-router';
import { articleStatusPath, articles } from '../../articles/resources.ts';
import { failureOf } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Skeleton } from '../../shared/ui/messages/skeleton.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { TaskRow } from './task-row.tsx';

type ArticleList = typeof listArticlesDefinition;

/** Of five titles, most of them in two lines. */
const fullHeight = '292px';
/** What is due is seldom there. */
const emptyHeight = '22px';

export interface Task {
  title: string;
  /** Common articles of this status wait. */
  status: ArticleStatus;
  filters?: readonly FilterText<ArticleList>[];
  sorting: SortingText<ArticleList>;
  date: 'createdDate' | 'publishStart' | 'publishEnd';
  dateLabel: string;
  /** Text for an empty list. */
  empty: string;
}

const shown = 5;

/** Articles that wait for one thing: the first few, with the way to all of them. */
export function TaskList({ title, status, filters = [], sorting, date, dateLabel, empty }: Task) {
  const { language } = useSession();
  const ofStatus: FilterText<ArticleList> = `status;equal;${status}`;
  const { data, isError } = useListArticles(
    { lang: language, size: shown, filters: [ofStatus, ...filters], sortings: [sorting] },
    { query: { meta: { optional: true, errorMessage: failureOf.list(articles) } } },
  );
  return (
    <Card
      title={title}
      aside={data?.total}
      actions={
        data !== undefined &&
        data.total > 0 && (
          <Link
            to={articleStatusPath(articles, status)}
            search={{ status: String(status), ...(filters.length > 0 && { filters }), sortings: sorting }}
            className="text-14"
            aria-label={`${title}: pokaż wszystkie`}
          >
            Pokaż wszystkie
          </Link>
        )
      }
    >
      {data === undefined && !isError && <Skeleton height={filters.length === 0 ? fullHeight : emptyHeight} />}
      {isError && <p className="m-0 muted">Nie udało się pobrać listy.</p>}
      {data?.items.length === 0 && <p className="m-0 muted">{empty}</p>}
      <ul className="ruled m-0 p-0 list-none" aria-label={title}>
        {data?.items.map((article) => (
          <TaskRow key={article.id} article={article} moment={article[date]} dateLabel={dateLabel} />
        ))}
      </ul>
    </Card>
  );
}
