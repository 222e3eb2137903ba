import { articleTemplateLabels } from '@redakcja/domain/articles/article-labels';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { Article } from '@redakcja/generated/model/article';
import { Card } from '../../shared/ui/page/card.tsx';

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
      <dl className="facts flex flex-column gap-2">
        <div className="flex justify-content-between gap-3">
          <dt>Wersja</dt>
          <dd className="text-right">
            {article.version}
            {!article.isCurrentVersion && ` (bieżąca: ${article.currentVersion})`}
          </dd>
        </div>
        <div className="flex justify-content-between gap-3">
          <dt>Szablon</dt>
          <dd className="text-right">{articleTemplateLabels[article.baseArticleTemplate]}</dd>
        </div>
        <div className="flex justify-content-between gap-3">
          <dt>Utworzył(a)</dt>
          <dd className="text-right">{article.createdBy}</dd>
        </div>
        {dates.map(([label, date]) => (
          <div key={label} className="flex justify-content-between gap-3">
            <dt>{label}</dt>
            <dd className="text-right">{date === null ? '—' : <time dateTime={date}>{formatDateTime(date)}</time>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
