import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addArticle, addCategory, clearArticles, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { addFullArticle } from '../testing/full-article.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });
let english: number;

beforeAll(async () => {
  english = await language(api.db, 'EN');
});
beforeEach(() => clearArticles(api.db));

const read = async (id: number) => (await editor.get(`/api/articles/${id}`)).body;
const listed = async (lang = 'PL') =>
  (await editor.get(`/api/articles?lang=${lang}&sortings=id;asc`)).body.map((row: { id: number }) => row.id);

describe('a new version', () => {
  test('is a draft with the same content, beside the published one', async () => {
    const old = await addFullArticle(api.db);
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
    const source = await addFullArticle(api.db);
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
    const source = await addFullArticle(api.db);
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
