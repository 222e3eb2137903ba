// A language that is switched off: every public address that names it answered before, and none does any more.
import { operationPermissions, operations } from '@redakcja/generated/operations';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  articleAttachments,
  bookmarks,
  documentPages,
  documentRepository,
  documentTexts,
  languages,
  mailService,
  menuElementTranslations,
  rssChannels,
} from '../../database/schema.ts';
import { addArticle, addCategory, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi } from '../../testing/with-api.ts';
import { servePreviewPage } from '../preview/preview-page.ts';
import { type FeedRoute, feedRoutes, type SiteRoute, siteRoutes } from './site-routes.ts';
import { buildSite } from './site-server.ts';

const api = withApi({ plugins: [servePreviewPage] });
let site: FastifyInstance;
/** What stands for the parts of addresses. */
let values: Record<string, string | number>;

beforeAll(async () => {
  const { db } = api;
  await db.update(mailService).set({ isSetUp: true });
  const german = await language(db, 'DE');
  const category = await addCategory(db, 'Nachrichten');
  await db
    .update(menuElementTranslations)
    .set({ languageId: german })
    .where(eq(menuElementTranslations.menuElementId, category));
  const article = { languageId: german, categories: [category], publishedDate: new Date('2026-03-01'), slug: 'slug' };
  const former = await addArticle(db, {
    ...article,
    status: 60,
    isListed: false,
    archivedDate: new Date('2026-04-01'),
  });
  const { baseArticleId } = former;
  const { id } = await addArticle(db, { ...article, baseArticleId, status: 40, version: 2 });
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const document = await upload(editor);
  await db
    .insert(articleAttachments)
    .values({ articleId: id, position: 0, documentRepositoryId: document, displayName: 'Satzung', createdBy: 'Anna' });
  const [stored] = await db.select().from(documentRepository).where(eq(documentRepository.id, document));
  const fileId = stored?.fileId ?? 0;
  await db.insert(documentTexts).values({ fileId, state: 10, hasPages: true, pages: 1 }).onConflictDoNothing();
  await db.insert(documentPages).values({ fileId, page: 1, text: 'Satzung' }).onConflictDoNothing();
  const shown = { displayText: 'Neues', title: 'Neues', target: 10, languageId: german, isActive: true };
  const bookmark = idOf(
    await db
      .insert(bookmarks)
      .values({ ...shown, name: 'Neues', showOnMainPage: true })
      .returning(),
  );
  const channel = idOf(
    await db
      .insert(rssChannels)
      .values({ ...shown, description: 'Neues', fromAllSources: true })
      .returning(),
  );
  const { hash } = (await editor.post(`/api/articles/hash/${id}`)).body;
  values = { lang: 'de', hash, document, slug: 'slug', version: 2, id: baseArticleId, category, bookmark, channel };
  site = await buildSite(api.services, { stateAge: 0, maxValues: 10_000 });
});
afterAll(() => site.close());
beforeEach(() => switchLanguage(10));

const switchLanguage = (status: 0 | 10) => api.db.update(languages).set({ status }).where(eq(languages.isoCode, 'DE'));

const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;

async function upload(author: TestClient): Promise<number> {
  const form = new FormData();
  form.append('attachments', new File(['%PDF-1.4\nSatzung'], 'satzung.pdf'));
  return (await author.post('/api/files/article', form)).body[0].documentRepositoryId;
}

const filled = (address: string, own: Record<string, string | number> = {}) =>
  address.replace(/[{:](\w+)\}?/g, (_, name: string) => String(own[name] ?? values[name]));

/** Only the application asks for the parameters: in a language that is none it starts in Polish. */
const ofApplication = ['getApplicationParameters'];
const queries: Partial<Record<string, string>> = { searchPublic: '?phrase=Satzung' };
const publicOperations = operations.filter(
  ({ id, path }) => path.includes('{lang}') && operationPermissions[id] === null && !ofApplication.includes(id),
);

test.each(publicOperations.map(({ id, method, path }) => [id, method, path] as const))(
  'the call %s',
  async (id, _method, path) => {
    const status = async () => (await api.anonymous.get(filled(path) + (queries[id] ?? ''))).status;
    expect(await status()).toBe(200);
    await switchLanguage(0);
    expect(await status()).toBe(404);
  },
);

const own: Partial<Record<SiteRoute | `feed ${FeedRoute}`, () => Record<string, string | number>>> = {
  category: () => ({ id: values.category ?? 0, slug: 'kategoria' }),
  bookmark: () => ({ id: values.bookmark ?? 0 }),
  'feed rss': () => ({ id: values.channel ?? 0 }),
};

const pages = [
  ...Object.entries(siteRoutes).flatMap(([route, paths]) => paths.map((path) => [route as SiteRoute, path] as const)),
  ...Object.entries(feedRoutes).flatMap(([route, paths]) =>
    paths.map((path) => [`feed ${route as FeedRoute}` as const, path] as const),
  ),
];

test.each(pages)('%s of the bulletin at /de%s', async (route, path) => {
  const status = async () => (await site.inject(`/de${filled(path, own[route]?.())}`)).statusCode;
  expect(await status()).toBeOneOf([200, 301]);
  await switchLanguage(0);
  expect(await status()).toBe(404);
});

test.each([
  ['an attachment', () => site.inject(filled('/zalacznik/:id/:document'))],
  ['the page of a preview', () => api.app.inject(filled('/podglad/artykuly/:hash/'))],
  ['an attachment of a preview', () => api.app.inject(filled('/podglad/artykuly/:hash/zalaczniki/:document'))],
  ['the call of a preview', () => api.app.inject(filled('/api/previews/:hash'))],
])('%s', async (_, ask) => {
  expect((await ask()).statusCode).toBe(200);
  await switchLanguage(0);
  expect((await ask()).statusCode).toBe(404);
});
