import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleAttachments, articleLinks, articleMultimedia, articles } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addArticle, addCategory, addDocument, addTag, clearArticles, language } from '../testing/test-articles.ts';
import type { TestClient } from '../testing/test-client.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

let api: TestApi;
let editor: TestClient;
let english: number;

beforeAll(async () => {
  api = await startApi();
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  english = await language(api.db, 'EN');
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

const read = async (id: number) => (await editor.get(`/api/articles/${id}`)).body;
const listed = async (lang = 'PL') =>
  (await editor.get(`/api/articles?lang=${lang}&sortings=id;asc`)).body.map((row: { id: number }) => row.id);

/** A published article with something of everything. */
async function fullArticle(more: object = {}) {
  const category = await addCategory(api.db, 'Uchwały');
  const tag = await addTag(api.db, 'budżet');
  const other = await addArticle(api.db, { title: 'Cel', isListed: false });
  const article = await addArticle(api.db, {
    status: Published,
    categories: [category],
    tags: [tag],
    authorEmail: 'j.kowalski@jasionka.example',
    extraContent: '<p>Sprostowanie</p>',
    publishStart: new Date('2026-01-01T00:00:00Z'),
    publishEnd: new Date('2099-01-01T00:00:00Z'),
    archiveAfterPublishEnd: true,
    ...more,
  });
  const text = { displayText: 'a', title: 'a', target: 10 };
  await api.db.insert(articleLinks).values([
    { articleId: article.id, position: 0, type: 20, linkedArticleId: other.id, ...text },
    { articleId: article.id, position: 1, type: 10, menuElementId: category, ...text },
  ]);
  await api.db
    .insert(articleMultimedia)
    .values({ articleId: article.id, position: 0, type: 10, url: 'https://t.example', ...text });
  const documents = [await addDocument(api.db, 'a.pdf'), await addDocument(api.db, 'b.pdf')];
  await api.db.insert(articleAttachments).values(
    documents.map((documentRepositoryId, i) => ({
      articleId: article.id,
      position: 0,
      documentRepositoryId,
      displayName: `Plik ${i}`,
      isAdded: i === 1,
      createdBy: 'Jan Nowak',
    })),
  );
  return { ...article, category, tag, other };
}

describe('a new version', () => {
  test('is a draft with the same content, beside the published one', async () => {
    const old = await fullArticle();
    const created = await editor.post(`/api/articles/${old.id}/version`);
    expect(created.status).toBe(201);
    expect(created.headers.location).toBe(`/api/articles/${created.body.id}`);
    const copy = await read(created.body.id);
    expect(copy).toMatchObject({
      title: 'Statut Gminy Jasionka',
      content: '<p>Rozdział I</p>',
      extraContent: '<p>Sprostowanie</p>',
      status: Draft,
      version: 2,
      currentVersion: 2,
      isCurrentVersion: true,
      baseArticleId: old.baseArticleId,
      baseArticleAuthorEmail: 'j.kowalski@jasionka.example',
      publishStart: null,
      publishEnd: '2099-01-01T00:00:00.000Z',
      archiveAfterPublishEnd: true,
      publishedDate: null,
      createdBy: 'Anna Testowa',
      categories: [{ id: old.category }],
      tags: [{ id: old.tag }],
      links: [{ linkToArticleTranslationId: old.other.id }, { linkToMenuElementId: old.category }],
      multimedia: [{ url: 'https://t.example' }],
      attachments: [
        { displayName: 'Plik 0', createdBy: 'Jan Nowak' },
        { displayName: 'Plik 1', createdBy: 'Jan Nowak' },
      ],
      addedAttachments: [],
      changeLogEntries: [{ description: 'Utworzenie wersji 2' }],
    });
    expect(copy.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(copy.changeLogEntries).toMatchObject([{ version: 2 }]);
    // those of all versions, on the card of each
    expect((await read(old.id)).changeLogEntries).toEqual(copy.changeLogEntries);
    expect(await read(old.id)).toMatchObject({ status: Published, currentVersion: 2, isCurrentVersion: false });
    expect(await listed()).toEqual([old.id, created.body.id]);
  });

  test('takes a withdrawn version off the list', async () => {
    const old = await addArticle(api.db, { status: Withdrawed });
    const created = await editor.post(`/api/articles/${old.id}/version`);
    expect(await listed()).toEqual([created.body.id]);
    expect((await editor.get('/api/articles')).total).toBe(1);
  });

  test.each([
    [Draft, 409],
    [Confirmed, 409],
    [ToPublish, 409],
    [Published, 201],
    [Withdrawed, 201],
    [Archived, 409],
  ])('from status %i answers %i', async (status, expected) => {
    const { id } = await addArticle(api.db, { status });
    expect((await editor.post(`/api/articles/${id}/version`)).status).toBe(expected);
  });

  test('is refused while a newer one is being prepared, also to two editors at once', async () => {
    const { id } = await addArticle(api.db, { status: Published });
    const answers = await Promise.all([1, 2, 3].map(() => editor.post(`/api/articles/${id}/version`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual(['Nowsza wersja artykułu jest już przygotowywana']);
  });

  test('needs CreateArticles, an editable article and open categories', async () => {
    const category = await addCategory(api.db, 'Referat Finansowy');
    const { id } = await addArticle(api.db, { status: Published, categories: [category] });
    const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
    expect((await publisher.post(`/api/articles/${id}/version`)).status).toBe(403);
    const restricted = api.as(await api.user({ permissions: ['CreateArticles'], excludedCategories: [category] }));
    expect((await restricted.post(`/api/articles/${id}/version`)).status).toBe(403);
    const closed = await addArticle(api.db, { status: Published, isEditable: false });
    expect((await editor.post(`/api/articles/${closed.id}/version`)).status).toBe(409);
    expect((await editor.post('/api/articles/999999/version')).status).toBe(404);
  });

  test('leaves out an end that has passed', async () => {
    const publishEnd = new Date('2020-01-01T00:00:00Z');
    const { id } = await addArticle(api.db, { status: Withdrawed, publishEnd, archiveAfterPublishEnd: true });
    const created = await editor.post(`/api/articles/${id}/version`);
    expect(await read(created.body.id)).toMatchObject({ publishEnd: null, archiveAfterPublishEnd: false });
  });
});

describe('restoring an older version', () => {
  test('makes it the newest one, as a draft', async () => {
    const old = await addArticle(api.db, { title: 'Pierwsza', status: Archived, isListed: false });
    const current = { version: 2, status: Published, title: 'Druga' };
    const newer = await addArticle(api.db, { ...current, baseArticleId: old.baseArticleId });
    const created = await editor.post(`/api/articles/${old.id}/restoration`);
    expect(created.status).toBe(201);
    expect(await read(created.body.id)).toMatchObject({
      title: 'Pierwsza',
      status: Draft,
      version: 3,
      changeLogEntries: [{ description: 'Przywrócenie wersji 1 jako wersji 3' }],
    });
    expect(await listed()).toEqual([newer.id, created.body.id]);
    const again = await editor.post(`/api/articles/${old.id}/restoration`);
    expect(again).toMatchObject({ status: 409, body: { errors: ['Nowsza wersja artykułu jest już przygotowywana'] } });
  });

  test('is not for the newest version', async () => {
    const { id } = await addArticle(api.db, { status: Published });
    const answer = await editor.post(`/api/articles/${id}/restoration`);
    expect(answer).toMatchObject({ status: 409, body: { errors: ['To jest najnowsza wersja artykułu'] } });
  });
});

describe('a translation', () => {
  const translate = (id: number, languageId: number, client = editor) =>
    client.post(`/api/articles/${id}/translations`, { languageId });

  test('is a draft with the same content in the chosen language', async () => {
    const source = await fullArticle();
    const created = await translate(source.id, english);
    expect(created.status).toBe(201);
    const copy = await read(created.body.id);
    expect(copy).toMatchObject({
      title: 'Statut Gminy Jasionka',
      content: '<p>Rozdział I</p>',
      status: Draft,
      version: 1,
      language: { id: english, isoCode: 'EN' },
      baseArticleId: source.baseArticleId,
      categories: [{ id: source.category, displayText: 'Uchwały' }],
      // tags belong to a language
      tags: [],
      changeLogEntries: [{ description: 'Skopiowanie z wersji językowej PL' }],
    });
    // the linked article has no English version
    expect(copy.links).toMatchObject([{ type: 10, index: 0 }]);
    expect(copy.translations.map((one: { isoCode: string; id: number }) => [one.isoCode, one.id])).toEqual([
      ['PL', source.id],
      ['EN', created.body.id],
    ]);
    expect(await listed('EN')).toEqual([created.body.id]);
    const row = (await editor.get('/api/articles?filters=title;contains;statut')).body[0];
    expect(row.translations.map((one: { isoCode: string }) => one.isoCode)).toEqual(['PL', 'EN']);
  });

  test('leads to the English version of a linked article where there is one', async () => {
    const source = await fullArticle();
    const target = { baseArticleId: source.other.baseArticleId, languageId: english };
    const translated = await addArticle(api.db, target);
    const created = await translate(source.id, english);
    expect((await read(created.body.id)).links[0]).toMatchObject({
      type: 20,
      linkToArticleTranslationId: translated.id,
    });
  });

  test('is made once, in an active language that exists', async () => {
    const { id } = await addArticle(api.db);
    const answers = await Promise.all([translate(id, english), translate(id, english)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await translate(id, 1)).body.errors).toEqual(['Artykuł ma już wersję językową PL']);
    const german = await language(api.db, 'DE', 0);
    expect((await translate(id, german)).body.fields).toEqual([
      { path: 'languageId', message: 'Wersja językowa jest nieaktywna' },
    ]);
    expect((await translate(id, 9999)).body.fields).toEqual([
      { path: 'languageId', message: 'Nie ma takiej wersji językowej' },
    ]);
  });
});

describe('visibility', () => {
  const hide = (id: number, isHidden: boolean, ifMatch?: string) =>
    editor.put(`/api/articles/${id}/visibility`, { isHidden }, { ifMatch });

  test('a version is hidden and shown again', async () => {
    const { id } = await addArticle(api.db, { status: Archived });
    const hidden = await hide(id, true, '"1"');
    expect(hidden).toMatchObject({
      status: 200,
      etag: '"2"',
      body: { isHidden: true, versions: [{ isHidden: true }] },
    });
    expect((await hide(id, true)).etag).toBe('"2"');
    const shown = await hide(id, false);
    expect(shown.body.changeLogEntries.map((entry: { description: string }) => entry.description)).toEqual([
      'Pokazanie wersji w historii zmian',
      'Ukrycie wersji w historii zmian',
    ]);
    expect((await hide(id, true, '"1"')).status).toBe(412);
  });

  test('the published version cannot be hidden', async () => {
    const { id } = await addArticle(api.db, { status: Published });
    expect(await hide(id, true)).toMatchObject({
      status: 409,
      body: { errors: ['Opublikowanej wersji nie można ukryć'] },
    });
  });

  test('a hidden version can always be shown', async () => {
    const { id } = await addArticle(api.db, { status: Published, isHidden: true });
    expect(await hide(id, false)).toMatchObject({ status: 200, body: { isHidden: false } });
  });
});

describe('deletion', () => {
  const remove = (ids: number[], ifMatch?: string, client = editor) =>
    client.delete(`/api/articles?${ids.map((id) => `articleIds=${id}`).join('&')}`, { ifMatch });

  test('only of drafts; the others are named with the reason', async () => {
    const draft = await addArticle(api.db, { title: 'Szkic' });
    const published = await addArticle(api.db, { status: Published });
    const system = await addArticle(api.db, { type: 20 });
    const answer = await remove([draft.id, published.id, system.id, 999_999]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      { id: draft.id, name: 'Szkic', done: true, errors: [] },
      {
        id: published.id,
        name: 'Statut Gminy Jasionka',
        done: false,
        errors: ['Nie można usunąć artykułu o statusie Opublikowany'],
      },
      { id: system.id, name: 'Statut Gminy Jasionka', done: false, errors: ['Artykułu systemowego nie można usunąć'] },
      { id: 999_999, done: false, errors: ['Nie znaleziono artykułu o numerze 999999'] },
    ]);
    expect((await editor.get(`/api/articles/${draft.id}`)).status).toBe(404);
    expect((await editor.get('/api/articles')).total).toBe(1);
  });

  test('of many with their tags: a row that has changed since is refused, the others go', async () => {
    const changed = await addArticle(api.db, { revision: 4 });
    const fine = await addArticle(api.db, { revision: 2 });
    const address = `/api/articles?articleIds=${changed.id}&articleIds=${fine.id}`;
    expect((await editor.delete(`${address}&etags="3"`)).status).toBe(400);
    const answer = await editor.delete(`${address}&etags="3"&etags="2"`);
    expect(answer.body).toMatchObject([
      { id: changed.id, done: false, errors: ['Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie'] },
      { id: fine.id, done: true, errors: [] },
    ]);
    expect((await editor.get('/api/articles')).total).toBe(1);
  });

  test('of a newer draft brings the older version back to the list', async () => {
    const old = await addArticle(api.db, { status: Withdrawed });
    const created = await editor.post(`/api/articles/${old.id}/version`);
    await remove([created.body.id]);
    expect(await listed()).toEqual([old.id]);
    expect(await read(old.id)).toMatchObject({ isCurrentVersion: true, currentVersion: 1 });
  });

  test('is refused where a link of another article leads to it, not where only its own does', async () => {
    const { id, other } = await fullArticle();
    expect((await remove([other.id])).body[0].errors).toEqual([
      'Do artykułu prowadzi łącze z artykułu „Statut Gminy Jasionka”',
    ]);
    await api.db.update(articles).set({ status: Draft }).where(eq(articles.id, id));
    await api.db.update(articleLinks).set({ linkedArticleId: id }).where(eq(articleLinks.type, 20));
    expect((await remove([id])).body[0]).toMatchObject({ done: true });
  });

  test('of a changed article is refused, and needs the permission and open categories', async () => {
    const category = await addCategory(api.db, 'Referat Finansowy');
    const { id } = await addArticle(api.db, { categories: [category], revision: 3 });
    const other = await addArticle(api.db);
    expect((await remove([id], '"2"')).status).toBe(412);
    expect((await remove([id, other.id], '"3"')).status).toBe(400);
    const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
    expect((await remove([id], undefined, publisher)).status).toBe(403);
    const restricted = api.as(await api.user({ permissions: ['CreateArticles'], excludedCategories: [category] }));
    const answer = await remove([id, other.id], undefined, restricted);
    expect(answer.body.map((row: { done: boolean }) => row.done)).toEqual([false, true]);
    expect(answer.body[0].errors).toEqual(['Brak uprawnień do kategorii „Referat Finansowy”']);
    expect((await remove([id], '"3"')).body[0].done).toBe(true);
  });
});
