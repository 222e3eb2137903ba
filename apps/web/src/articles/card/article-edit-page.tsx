import { formatDateTime } from '@redakcja/domain/shared/dates';
import { useGetArticle } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EditRecord } from '../../shared/form/edit-record.tsx';
import { toast } from '../../shared/ui/toast-store.ts';
import { articleValues } from '../article-form-model.ts';
import { articleCard } from '../article-paths.ts';
import { ArticleCard } from './article-card.tsx';

/** /artykuly/artykuly/edytuj/{id}/{lang?} and /artykuly/systemowe-artykuly/edytuj/{id} (specification, section 2.2). */
export function ArticleEditPage() {
  const { id, lang } = useParams({ strict: false });
  return <ArticleEdit id={Number(id)} language={lang?.toUpperCase()} />;
}

/** The newest entry of the change log. */
function lastChange({ changeLogEntries: [newest] }: Article): string | undefined {
  if (newest === undefined) return undefined;
  const { createdBy, createdDate, changeText } = newest;
  return `Ostatnia zmiana: ${createdBy}, ${formatDateTime(createdDate)}${changeText ? ` („${changeText}”)` : ''}.`;
}

interface ArticleEditProps {
  id: number;
  /** The article in another language than the id's own, when there is such a translation. */
  language?: string;
}

export function ArticleEdit({ id, language }: ArticleEditProps) {
  const query = useGetArticle(id, {
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania artykułu' } },
  });
  const article = query.data;
  const other = article?.translations.find(
    ({ isoCode }) => isoCode === language && isoCode !== article.language.isoCode,
  );
  const missing = article?.languages.find(({ isoCode }) => isoCode === language && !other);
  const notYet = missing && missing.id !== article?.language.id ? missing.name : undefined;
  useEffect(() => {
    if (notYet !== undefined)
      toast.info(`Artykuł nie ma jeszcze wersji językowej: ${notYet}. Możesz go do niej skopiować`);
  }, [notYet]);
  if (article && other) return <Navigate to={articleCard(other.id, article.baseArticleType)} replace />;
  return (
    <EditRecord name={`article:${id}`} query={query} toValues={articleValues} savedBy={lastChange}>
      {(record) => <ArticleCard record={record} />}
    </EditRecord>
  );
}
