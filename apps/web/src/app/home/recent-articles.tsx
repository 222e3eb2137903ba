import { useListRecentArticles } from '@redakcja/generated/articles/articles';
import { articles } from '../../articles/resources.ts';
import { StatusBadge } from '../../articles/status-badge.tsx';
import { failureOf } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Skeleton } from '../../shared/ui/messages/skeleton.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { TaskRow } from './task-row.tsx';

const title = 'Ostatnio zmieniane przeze mnie';
const shown = 5;

/** Where this person's work was left. */
export function RecentArticles() {
  const { language } = useSession();
  const { data, isError } = useListRecentArticles({
    query: { meta: { optional: true, errorMessage: failureOf.list(articles) } },
  });
  return (
    <Card title={title}>
      {data === undefined && !isError && <Skeleton height="292px" />}
      {isError && <p className="m-0 muted">Nie udało się pobrać listy.</p>}
      {data?.length === 0 && <p className="m-0 muted">Tu pojawią się artykuły, które zmienisz.</p>}
      <ul className="ruled m-0 p-0 list-none" aria-label={title}>
        {data?.slice(0, shown).map((article) => (
          <TaskRow
            key={article.id}
            article={article}
            marks={
              <>
                {article.languageIsoCode !== language && <span className="muted">{article.languageIsoCode}</span>}
                <StatusBadge status={article.status} />
              </>
            }
            moment={article.changedDate}
            dateLabel="Zmieniono"
          />
        ))}
      </ul>
    </Card>
  );
}
