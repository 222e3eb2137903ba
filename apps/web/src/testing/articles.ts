import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/** A row of the list of articles: a draft in Polish, unless said otherwise. */
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
    publishEnd: null,
    createdDate: '2026-11-10T09:12:00.000Z',
    publishedDate: null,
    createdBy: 'Anna Nowak',
    etag: `"${id}"`,
    ...changes,
  };
}

/** The server has these articles, in this order; the addresses it was asked at are kept. */
export function serveArticles(rows: () => readonly ArticleRow[]): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('*/api/articles', ({ request }) => {
      asked.push(new URL(request.url));
      const shown = rows();
      return HttpResponse.json(shown, { headers: { 'total-count': String(shown.length) } });
    }),
  );
  return asked;
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
