import { getGetArticleResponseMock } from '@redakcja/generated/articles/articles.msw';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import { HttpResponse, http } from 'msw';
import { server } from '../server.ts';

const language = (id: number, isoCode: string, name: string) =>
  ({ id, isoCode, name, status: 10, isoCodeFile: null }) as const;

/** A Polish version of the article `storedArticle`. */
export const storedVersion = (id: number, version: number, status: ArticleStatus): ArticleTranslation => ({
  id,
  languageId: 1,
  isoCode: 'PL',
  version,
  title: 'Statut',
  status,
  url: '/artykul/7/statut',
  slug: 'statut',
  createdDate: '2026-05-04T07:30:00.000Z',
  isHidden: false,
});

/** A Polish draft without parts by default. */
export function storedArticle(changes: Partial<Article> = {}): Article {
  const { status = ArticleStatus.Draft } = changes;
  const version = storedVersion(12, 1, status);
  return getGetArticleResponseMock({
    id: 12,
    title: 'Statut Gminy Jasionka',
    content: '<p>Gmina Jasionka.</p>',
    language: language(1, 'PL', 'polski'),
    languages: [language(1, 'PL', 'polski'), language(2, 'EN', 'angielski')],
    translations: [version],
    versions: [version],
    version: 1,
    currentVersion: 1,
    publishStart: null,
    publishEnd: null,
    missedPublication: null,
    archiveAfterPublishEnd: false,
    baseArticleInformationCreated: '2026-05-04T07:30:00.000Z',
    attachments: [],
    addedAttachments: [],
    tags: [],
    categories: [],
    links: [],
    multimedia: [],
    changeLogEntries: [],
    review: { attachments: [], sameText: null, authorIds: [], approvedBy: null, ownNumbers: [] },
    ...changes,
  });
}

interface Call {
  what: string;
  body: unknown;
  ifMatch: string | null;
}

/** A server with one article: it stores what is saved and rejects outdated saves. Calls are recorded in order. */
export function serveArticle(changes: Partial<Article> = {}) {
  const state = { article: storedArticle(changes), revision: 1 };
  const calls: Call[] = [];
  const answer = () => HttpResponse.json(state.article, { headers: { etag: `"${state.revision}"` } });
  const stale = () =>
    HttpResponse.json(
      { title: 'Dane są nieaktualne', status: 412, errors: ['Ktoś zapisał nowsze dane'] },
      { status: 412 },
    );
  const taken = async (what: string, request: Request) => {
    const text = await request.text();
    const ifMatch = request.headers.get('if-match');
    calls.push({ what, body: text === '' ? null : JSON.parse(text), ifMatch });
    return ifMatch === null || ifMatch === `"${state.revision}"`;
  };
  server.use(
    http.get('*/api/articles/12', answer),
    // files that are sent have nothing to say
    http.get('*/api/files/attachment/:id/check', ({ params: { id } }) =>
      HttpResponse.json({ documentRepositoryId: Number(id), displayName: 'plik.pdf', filename: 'plik.pdf', isChecked: true, findings: [] }),
    ),
    http.get('*/api/articles/12/dead-links', () => HttpResponse.json([])),
    // nobody else is editing it
    http.put('*/api/articles/12/editing', () => HttpResponse.json([])),
    http.put('*/api/articles/12', async ({ request }) => {
      const copy = request.clone();
      if (!(await taken('save', request))) return stale();
      const { title, shortDescription } = (await copy.json()) as ArticleInput;
      state.article = { ...state.article, title, shortDescription };
      state.revision += 1;
      return answer();
    }),
    http.put('*/api/articles/status', async ({ request }) => {
      const copy = request.clone();
      await taken('statuses', request);
      const { newStatus, publishStart = null } = (await copy.json()) as ArticleStatusesInput;
      state.article = { ...state.article, status: newStatus, publishStart };
      state.revision += 1;
      return HttpResponse.json([{ id: 12, name: state.article.title, done: true, errors: [] }]);
    }),
    http.put('*/api/articles/12/status/:status', async ({ request, params }) => {
      if (!(await taken(`status ${params.status}`, request))) return stale();
      state.article = { ...state.article, status: Number(params.status) as ArticleStatus };
      state.revision += 1;
      return answer();
    }),
  );
  return { calls, state };
}
