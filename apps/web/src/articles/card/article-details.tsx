import { articleTemplateLabels } from '@redakcja/domain/articles/article-labels';
import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { Article } from '@redakcja/generated/model/article';
import { Card } from '../../shared/ui/card.tsx';

/** Dates of the article's life, its version and its author (section 2.2, details). */
export function ArticleDetails({ article }: { article: Article }) {
  const dates = [
    ['Utworzono', article.createdDate],
    ['Zatwierdzono', article.confirmedDate],
    ['Opublikowano', article.publishedDate],
    ['Wycofano', article.withdrawedDate],
    ['Zarchiwizowano', article.archivedDate],
  ] as const;
  return (
    <Card title="Szczegóły">
      <dl className="details">
        <div className="details-row">
          <dt>Wersja</dt>
          <dd>
            {article.version}
            {!article.isCurrentVersion && ` (bieżąca: ${article.currentVersion})`}
          </dd>
        </div>
        <div className="details-row">
          <dt>Szablon</dt>
          <dd>{articleTemplateLabels[article.baseArticleTemplate]}</dd>
        </div>
        <div className="details-row">
          <dt>Utworzył(a)</dt>
          <dd>{article.createdBy}</dd>
        </div>
        {dates.map(([label, date]) => (
          <div key={label} className="details-row">
            <dt>{label}</dt>
            <dd>{date === null ? '—' : <time dateTime={date}>{formatDateTime(date)}</time>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
