import { untilScheduledChange } from '@redakcja/domain/articles/publication/scheduled-change';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useGetArticle } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRichTextLoaded } from '../../rich-text/rich-text.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { preloadedFor } from '../../shared/preload.ts';
import { loading } from '../../shared/resource.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { articleValues } from '../article-form-model.ts';
import { type ArticleResource, articleEditPath, articleResource, articles, systemArticles } from '../resources.ts';
import { ArticleCard } from './article-card.tsx';

interface PageProps {
  id: number;
  lang?: string | undefined;
}

/** /artykuly/artykuly/edytuj/{id}/{lang?} (specification, section 2.2). */
export function ArticleEditPage({ id, lang }: PageProps) {
  return <ArticleEdit resource={articles} id={id} language={lang?.toUpperCase()} />;
}

/** /artykuly/systemowe-artykuly/edytuj/{id} (specification, section 2.2). */
export function SystemArticleEditPage({ id }: PageProps) {
  return <ArticleEdit resource={systemArticles} id={id} />;
}

/** Attachments are checked within seconds. */
const checkInterval = 3000;

/** The open card follows what the schedule does to it, and the check of its attachments. */
function untilNextChange({ state: { data } }: { state: { data: Article | undefined } }): number | false {
  if (data?.review.attachments.some(({ isChecked }) => !isChecked)) return checkInterval;
  return (data && untilScheduledChange(data, new Date())) ?? false;
}

/** The newest entry of the change log of this version. */
function lastChange({ changeLogEntries, version }: Article): string | undefined {
  const newest = changeLogEntries.find((entry) => entry.version === version);
  if (newest === undefined) return undefined;
  const { createdBy, createdDate, changeText } = newest;
  return `Ostatnia zmiana: ${createdBy}, ${formatDateTime(createdDate)}${changeText ? ` („${changeText}”)` : ''}.`;
}

function isLanguageOf({ language, languages, translations }: Article, isoCode: string): boolean {
  return [language, ...languages, ...translations].some((one) => one.isoCode === isoCode);
}

interface ArticleEditProps {
  /** From the URL; a loaded article may belong to another one. */
  resource: ArticleResource;
  id: number;
  /** The article in another language than the id's own, when there is such a translation. */
  language?: string | undefined;
}

export function ArticleEdit({ resource, id, language }: ArticleEditProps) {
  const query = useGetArticle(id, {
    query: { ...loading(resource).query, staleTime: preloadedFor, refetchInterval: untilNextChange },
  });
  const isEditorLoaded = useRichTextLoaded();
  const article = query.data;
  const other = article?.translations.find(
    ({ isoCode }) => isoCode === language && isoCode !== article.language.isoCode,
  );
  const missing = article?.languages.find(({ isoCode }) => isoCode === language && !other);
  const notYet = missing && missing.id !== article?.language.id ? missing.name : undefined;
  const isForeign = article !== undefined && language !== undefined && !isLanguageOf(article, language);
  const opened = article?.language.name;
  useEffect(() => {
    if (isForeign) toast.info(`Nie ma wersji językowej „${language}”. Otwarto wersję: ${opened}`);
  }, [isForeign, language, opened]);
  useEffect(() => {
    if (notYet !== undefined)
      toast.info(`Artykuł nie ma jeszcze wersji językowej: ${notYet}. Możesz go do niej skopiować`);
  }, [notYet]);
  if (article && other) return <Navigate to={articleEditPath(other.id, article.baseArticleType)} replace />;
  return (
    <EditRecord
      resource={article ? articleResource(article.baseArticleType) : resource}
      id={id}
      query={query}
      isReady={isEditorLoaded}
      toValues={articleValues}
      savedBy={lastChange}
    >
      {(record) => <ArticleCard record={record} />}
    </EditRecord>
  );
}
