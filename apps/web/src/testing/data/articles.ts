import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { listAnswer } from './list-answer.ts';
import { server } from '../server.ts';

/** A row of the list of articles; by default a Polish draft. */
export function articleRow(id: number, changes: Partial<ArticleRow> = {}): ArticleRow {
  return {
    id,
    baseArticleId: id,
    baseArticleType: 10,
    title: `Artykuł ${id}`,
    status: ArticleStatus.Draft,
    version: 1,
    languageIsoCode: 'PL',
    translations: [{ languageId: 1, isoCode: 'PL', id }],
    mainMenuElementDisplayText: 'Referat Finansowy',
    tooltipCategories: ['Organizacja › Referat Finansowy'],
    publishStart: null,
    missedPublication: null,
    publishEnd: null,
    createdDate: '2026-11-10T09:12:00.000Z',
    publishedDate: null,
    createdBy: 'Anna Nowak',
    changedDate: '2026-11-12T10:30:00.000Z',
    changedBy: 'Jan Kowalski',
    etag: `"${id}"`,
    ...changes,
  };
}

/** The list of articles has these rows, in this order; the queries it was asked with are recorded. */
export function serveArticles(rows: () => ArticleRow[]) {
  const answer = listAnswer('/api/articles', rows);
  server.use(answer.handler);
  return answer;
}

const language = (id: number, isoCode: string, name: string): ApplicationLanguage => ({
  id,
  isoCode,
  name,
  localName: name,
  isDefault: id === 1,
  status: 10,
  dateFormat: 'dd.MM.yyyy',
  isoCodeFile: null,
});

/** Parameters of an office that publishes in two languages. */
export const bilingual = { languages: [language(1, 'PL', 'polski'), language(2, 'EN', 'angielski')] };
