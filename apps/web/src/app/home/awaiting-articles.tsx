import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { useListAwaitingArticles } from '@redakcja/generated/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AwaitingArticle } from '@redakcja/generated/model/awaitingArticle';
import { Link } from '@tanstack/react-router';
import { articleStatusPath, articles } from '../../articles/resources.ts';
import { editPath, failureOf } from '../../shared/resource.ts';
import { Skeleton } from '../../shared/ui/messages/skeleton.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { TaskDate } from './task-date.tsx';

const shown = 10;
const title = 'Do publikacji przez drugą osobę';

/** Articles of others that wait for this person, where a second person publishes. */
export function AwaitingArticles() {
  const { data, isError } = useListAwaitingArticles(
    { size: shown },
    { query: { meta: { optional: true, errorMessage: failureOf.list(articles) } } },
  );
  return (
    <Card
      title={title}
      aside={data?.total}
      actions={
        data !== undefined &&
        data.total > 0 && (
          // not only those of others, so it is not „all” of this list
          <Link
            to={articleStatusPath(articles, ArticleStatus.Confirmed)}
            search={{ status: String(ArticleStatus.Confirmed) }}
            className="text-14"
            aria-label="Wszystkie zatwierdzone artykuły"
          >
            Wszystkie zatwierdzone
          </Link>
        )
      }
    >
      {data === undefined && !isError && <Skeleton height="180px" />}
      {isError && <p className="m-0 muted">Nie udało się pobrać listy.</p>}
      {data?.items.length === 0 && <p className="m-0 muted">Żaden artykuł innej osoby nie czeka na Ciebie.</p>}
      {data !== undefined && data.total > 0 && (
        <p className="mt-0 mb-2 small muted">
          Artykuły innych osób do zatwierdzenia przez drugą osobę: przeczytaj je i przekaż do publikacji.
        </p>
      )}
      <ul className="ruled m-0 p-0 list-none" aria-label={title}>
        {data?.items.map((article) => (
          <AwaitingRow key={article.id} article={article} />
        ))}
      </ul>
      {data !== undefined && data.total > shown && (
        <p className="mt-2 mb-0 small muted">I jeszcze {data.total - shown}. Najdłużej czekające są pierwsze.</p>
      )}
    </Card>
  );
}

function AwaitingRow({ article }: { article: AwaitingArticle }) {
  const { id, createdBy, comments, confirmedDate } = article;
  const said = comments > 0 ? ` · ${countOf(comments, nouns.comment)}` : '';
  return (
    <li className="home-row text-14 flex align-items-baseline gap-3">
      <RecordLink
        to={editPath(articles, id)}
        className="home-article flex-1 min-w-0 font-medium no-underline hover:underline"
      >
        {article.title}
      </RecordLink>
      <span className="muted">
        {createdBy}
        {said}
      </span>
      <TaskDate label="Czeka od" moment={confirmedDate} />
    </li>
  );
}
