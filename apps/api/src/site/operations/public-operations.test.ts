import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  articleAttachments,
  articles,
  documentPages,
  documentRepository,
  documentTexts,
  languages,
  menuElements,
  removedTitles,
} from '../../database/schema.ts';
import {
  type ArticleOptions,
  addArticle,
  addCategory,
  addDocument,
  clearArticles,
  language,
} from '../../testing/test-articles.ts';
import { withApi } from '../../testing/with-api.ts';
import { indexDue } from '../search/keep-index.ts';

const api = withApi();

beforeEach(() => clearArticles(api.db));

const get = (path: string) => api.anonymous.get(`/api/public/PL${path}`);
const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

test('a published article has its metryka, its category and its address', async () => {
  const council = await addCategory(api.db, 'Rada Gminy');
  const resolutions = await addCategory(api.db, 'Uchwały', council);
  const { baseArticleId } = await published({ title: 'Statut', categories: [resolutions] });
  const { body, etag, headers } = await get(`/articles/${baseArticleId}`);
  expect(body).toMatchObject({
    id: baseArticleId,
    title: 'Statut',
    path: `/artykul/${baseArticleId}/statut-gminy-jasionka`,
    version: 1,
    isCurrent: true,
    authorName: 'Jan Kowalski',
    publishedBy: 'Anna Nowak',
    publishedDate: '2026-11-20T08:00:00.000Z',
    trail: [{ displayText: 'Rada Gminy' }, { displayText: 'Uchwały' }],
    versions: [{ version: 1 }],
    translations: [{ isoCode: 'PL' }],
  });
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await api.app.inject({
    url: `/api/public/PL/articles/${baseArticleId}`,
    headers: { 'if-none-match': etag ?? '' },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('lists have what is published, the newest first, narrowed by category and date', async () => {
  const category = await addCategory(api.db, 'Podatki');
  const older = await published({ title: 'Stawki podatku', content: '<p>Uchwała o podatku od nieruchomości</p>' });
  const newer = await published({
    title: 'Nabór',
    publishedDate: new Date('2026-11-21T08:00:00Z'),
    categories: [category],
  });
  const ids = async (query: string) => {
    const { body, total } = await get(`/articles?${query}`);
    expect(total).toBe(body.length);
    return body.map(({ id }: { id: number }) => id);
  };
  expect(await ids('')).toEqual([newer.baseArticleId, older.baseArticleId]);
  expect(await ids(`filters=categoryId;equal;${category}`)).toEqual([newer.baseArticleId]);
  expect(await ids('filters=publishedDate;lessThan;2026-11-21')).toEqual([older.baseArticleId]);
});

test('versions that held before can be read, with the reasons of the newer ones', async () => {
  const first = await published({ title: 'Stary regulamin', status: 60, isListed: false, archivedDate: new Date() });
  const { baseArticleId } = first;
  await published({ title: 'Regulamin', version: 2, baseArticleId, publishedDate: new Date('2026-11-21T08:00:00Z') });
  const current = await get(`/articles/${baseArticleId}`);
  expect(current.body).toMatchObject({ title: 'Regulamin', firstPublishedDate: '2026-11-20T08:00:00.000Z' });
  expect(current.body.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const former = await get(`/articles/${baseArticleId}/versions/1`);
  expect(former.body).toMatchObject({ title: 'Stary regulamin', isCurrent: false });
  expect((await get(`/articles/${baseArticleId}/versions/3`)).status).toBe(404);
  const { body: changes } = await get('/changes');
  expect(changes).toMatchObject([
    { kind: 'changed', version: 2, title: 'Regulamin' },
    { kind: 'published', version: 1 },
  ]);
});

test('the frame has the addresses of what it leads to', async () => {
  const instruction = await published({ type: 20, title: 'Instrukcja', slug: 'instrukcja' });
  const { body } = await get('');
  expect(body.site.language.isoCode).toBe('PL');
  expect(body.languages[0]).toEqual({ isoCode: 'PL', localName: 'polski' });
  expect(body.pages).toContainEqual({
    type: 20,
    title: 'Instrukcja',
    path: `/artykul/${instruction.baseArticleId}/instrukcja`,
  });
  expect((await api.anonymous.get('/api/public/XX')).status).toBe(404);
});

/** What visitors may not know: how an article gets into the state, marked by its title. */
/** The register of changes tells a title unless it must go. */
async function untold(more: ArticleOptions) {
  const article = await published({ title: 'Tajemnica', ...more });
  await api.db.insert(removedTitles).values({ articleId: article.id, reason: 'Dane osobowe' });
  return article;
}

const secrets: readonly [string, () => Promise<{ baseArticleId: number }>][] = [
  ['a draft', () => addArticle(api.db, { title: 'Tajemnica', status: 10 })],
  ['confirmed', () => addArticle(api.db, { title: 'Tajemnica', status: 20 })],
  ['to be published', () => addArticle(api.db, { title: 'Tajemnica', status: 30, publishStart: new Date(0) })],
  ['hidden', () => published({ title: 'Tajemnica', isHidden: true })],
  ['withdrawn', () => untold({ status: 50, withdrawedDate: new Date() })],
  ['archived', () => untold({ status: 60, archivedDate: new Date() })],
  ['past its end', () => untold({ publishEnd: new Date('2026-01-01T00:00:00Z') })],
  ['without a category', () => published({ title: 'Tajemnica', categories: [] })],
  [
    'in a hidden category',
    async () => {
      const hidden = await addCategory(api.db, 'Tajemnica kategorii');
      const inside = await addCategory(api.db, 'Tajemnica w niej', hidden);
      await api.db.update(menuElements).set({ isHidden: true });
      return published({ title: 'Tajemnica', categories: [inside] });
    },
  ],
  [
    'a draft of a newer version',
    async () => {
      const shown = await published({ title: 'Jawne' });
      return addArticle(api.db, { title: 'Tajemnica', version: 2, baseArticleId: shown.baseArticleId });
    },
  ],
  [
    'an older version that was withdrawn',
    async () => {
      const former = await untold({ status: 50, withdrawedDate: new Date(), isListed: false });
      return published({ title: 'Jawne', version: 2, baseArticleId: former.baseArticleId });
    },
  ],
  [
    'an older version that is hidden',
    async () => {
      const former = await published({ title: 'Tajemnica', status: 60, isHidden: true, isListed: false });
      return published({ title: 'Jawne', version: 2, baseArticleId: former.baseArticleId });
    },
  ],
];

/** Each secret version gets an attachment whose name and text are secret as well. */
async function attachSecrets(): Promise<number> {
  const documentRepositoryId = await addDocument(api.db, `Tajemnica-${Math.random()}.pdf`);
  const [document] = await api.db
    .select()
    .from(documentRepository)
    .where(eq(documentRepository.id, documentRepositoryId));
  const fileId = document?.fileId ?? 0;
  await api.db.insert(documentTexts).values({ fileId, state: 10, hasPages: true });
  await api.db.insert(documentPages).values({ fileId, page: 1, text: 'Tajemnica w załączniku, Jasionka' });
  const hidden = await api.db.select({ id: articles.id }).from(articles).where(like(articles.title, 'Tajemnica%'));
  await api.db.insert(articleAttachments).values(
    hidden.map(({ id }) => ({
      articleId: id,
      position: 0,
      documentRepositoryId,
      displayName: 'Tajemnica załącznika',
      createdBy: 'Anna Nowak',
    })),
  );
  return documentRepositoryId;
}

describe.each(secrets)('%s', (_state, prepare) => {
  test('does not leave by any public operation', async () => {
    const { baseArticleId } = await prepare();
    const document = await attachSecrets();
    await indexDue(api.services);
    const paths = ['', '/articles', '/categories', '/changes', '/statistics', '/search?phrase=jawne'];
    paths.push(`/articles/${baseArticleId}/attachments/${document}/text`);
    for (const phrase of ['tajemnica', 'tajemnicy', 'jasionka'])
      paths.push(`/search?phrase=${phrase}`, `/search?phrase=${phrase}&kind=attachment`);
    for (const version of ['', '/versions/1', '/versions/2']) paths.push(`/articles/${baseArticleId}${version}`);
    for (const path of paths) expect((await get(path)).text).not.toMatch(/Tajemnica/i);
  });
});

test('a language that is not active is not there', async () => {
  const german = await language(api.db, 'DE', 0);
  await published({ title: 'Geheim', languageId: german });
  for (const path of ['', '/articles', '/categories', '/changes'])
    expect((await api.anonymous.get(`/api/public/DE${path}`)).text).not.toContain('Geheim');
  expect((await api.anonymous.get('/api/public/DE')).status).toBe(404);
  await api.db.update(languages).set({ status: 10 });
  expect((await api.anonymous.get('/api/public/DE/articles')).text).toContain('Geheim');
});
