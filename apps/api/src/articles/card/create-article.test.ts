import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addArticle,
  addCategory,
  addDocument,
  addPicture,
  addTag,
  articleInput,
  clearArticles,
  language,
} from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(() => clearArticles(api.db));

const path = '/api/articles';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function count(): Promise<number> {
  return (await editor.get(`${path}?size=1`)).total ?? -1;
}

test.each(['', '<p><br></p>', null])(
  'extra content %j of a new article adds none: it can be added later',
  async (added) => {
    const { body } = await editor.post(path, articleInput({ addedExtraContent: added }));
    expect((await editor.get(`${path}/${body.id}`)).body).toMatchObject({
      extraContent: null,
      addedExtraContent: false,
    });
  },
);

test('a new article is a draft, version 1, by the user, with an entry in the change log', async () => {
  const created = await editor.post(path, articleInput({ title: '  Łąki i „pola” ', changeText: 'pierwsza wersja' }));
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(`/api/articles/${created.body.id}`);
  const { body, etag } = await editor.get(created.headers.location ?? '');
  expect(etag).toBe('"1"');
  expect(body).toMatchObject({
    id: created.body.id,
    title: 'Łąki i „pola”',
    slug: 'laki-i-pola',
    url: `/artykul/${body.baseArticleId}/laki-i-pola`,
    status: 10,
    version: 1,
    currentVersion: 1,
    isCurrentVersion: true,
    isEditable: true,
    baseArticleType: 10,
    baseArticleTemplate: 10,
    baseArticleAuthorEmail: null,
    publishStart: null,
    archiveAfterPublishEnd: false,
    createdBy: 'Anna Testowa',
    mainMenuElementDisplayText: null,
    language: { id: 1, isoCode: 'PL' },
    versions: [{ id: created.body.id, version: 1 }],
  });
  expect(body.changeLogEntries).toMatchObject([
    { createdBy: 'Anna Testowa', description: 'Utworzenie artykułu', changeText: 'pierwsza wersja', details: [] },
  ]);
});

test('everything an article holds is stored in its order', async () => {
  const parent = await addCategory(api.db, 'Organizacja');
  const first = await addCategory(api.db, 'Referat Finansowy', parent);
  const second = await addCategory(api.db, 'Ogłoszenia');
  const tag = await addTag(api.db, 'uchwały');
  const other = await addArticle(api.db, { slug: 'inny' });
  const document = await addDocument(api.db);
  const thumbnail = await addPicture(api.db);
  const start = tomorrow();
  const created = await editor.post(
    path,
    articleInput({
      baseArticleTemplate: 20,
      baseArticleAuthorEmail: 'j.kowalski@jasionka.example',
      publishStart: start,
      categories: [second, first, second],
      tags: [tag],
      links: [
        { type: 30, displayText: 'Sejm', title: 'Sejm RP', target: 20, url: 'https://sejm.gov.pl/' },
        { type: 10, displayText: 'Finanse', title: 'Finanse gminy', target: 10, linkToMenuElementId: first },
        { type: 20, displayText: 'Inny', title: 'Inny artykuł', target: 10, linkToArticleTranslationId: other.id },
      ],
      multimedia: [
        {
          type: 10,
          url: 'https://transmisje.example/1',
          displayText: 'Sesja',
          title: 'Nagranie',
          target: 20,
          thumbnailId: thumbnail,
        },
        { type: 20, url: 'https://transmisje.example/2', displayText: 'Audycja', title: 'Radio', target: 10 },
      ],
      attachments: [{ documentRepositoryId: document, displayName: 'Uchwała' }],
    }),
  );
  expect(created.status).toBe(201);
  const { body } = await editor.get(created.headers.location ?? '');
  expect(body).toMatchObject({
    baseArticleTemplate: 20,
    baseArticleAuthorEmail: 'j.kowalski@jasionka.example',
    publishStart: start,
    categories: [
      { id: second, displayText: 'Ogłoszenia', menuType: 20, path: 'Ogłoszenia' },
      { id: first, path: 'Organizacja › Referat Finansowy' },
    ],
    mainMenuElementDisplayText: 'Ogłoszenia',
    tooltipCategories: ['Ogłoszenia', 'Organizacja › Referat Finansowy'],
    tags: [{ id: tag, name: 'uchwały' }],
    attachments: [
      { documentRepositoryId: document, filename: 'uchwala.pdf', displayName: 'Uchwała', fileType: 1, content: null },
    ],
  });
  expect(body.links).toMatchObject([
    { index: 0, type: 30, url: 'https://sejm.gov.pl/', slug: null, articleTranslationId: body.id },
    { index: 1, type: 10, linkToMenuElementId: first, linkToMenuElementType: 20, slug: 'kategoria', url: null },
    { index: 2, type: 20, linkToArticleTranslationId: other.id, slug: 'inny' },
  ]);
  expect(body.multimedia).toMatchObject([
    {
      type: 10,
      thumbnailId: thumbnail,
      thumbnail: { id: thumbnail, path: expect.stringContaining(`/api/files/${thumbnail}?key=`) },
    },
    { type: 20, thumbnailId: null, thumbnail: null },
  ]);
});

test('what could run is taken out of the content', async () => {
  const content = '<p onclick="x()">Tak<script>alert(1)</script></p><a href="javascript:alert(1)">link</a>';
  const created = await editor.post(path, articleInput({ content }));
  const { body } = await editor.get(created.headers.location ?? '');
  expect(body.content).toBe('<p>Tak</p><a>link</a>');
});

describe('a wrong body is refused with the message at its field, and nothing is stored', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  test.each<[string, Partial<ArticleInput>, string]>([
    ['title', { title: '  ' }, 'Tytuł artykułu jest polem wymaganym'],
    ['shortDescription', { shortDescription: '' }, 'Pole wymagane'],
    ['shortDescription', { shortDescription: 'x'.repeat(201) }, 'Maksymalnie 200 znaków'],
    ['baseArticleProvidingEntity', { baseArticleProvidingEntity: 'x'.repeat(251) }, 'Maksymalnie 250 znaków'],
    ['baseArticleAuthorName', { baseArticleAuthorName: '' }, 'Pole wymagane'],
    ['baseArticleAuthorEmail', { baseArticleAuthorEmail: 'abc' }, 'Wpisz poprawny email'],
    [
      'baseArticleInformationCreated',
      { baseArticleInformationCreated: tomorrow() },
      'Data wytworzenia informacji nie może być późniejsza niż aktualna',
    ],
    ['baseArticleInformationCreated', { baseArticleInformationCreated: '2026-02-30T10:00:00Z' }, 'Nieprawidłowa data'],
    ['publishStart', { publishStart: yesterday }, 'Data publikacji od musi być większa od daty aktualnej'],
    [
      'publishEnd',
      { archiveAfterPublishEnd: true },
      'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
    ],
    ['publishEnd', { publishEnd: yesterday }, 'Data publikacji do musi być późniejsza niż aktualna'],
    ['languageId', { languageId: 9999 }, 'Nie ma takiej wersji językowej'],
    ['tags.0', { tags: [9999] }, 'Tag nie istnieje w tym języku'],
    ['categories.0', { categories: [9999] }, 'Kategoria nie istnieje'],
    [
      'attachments.0.documentRepositoryId',
      { attachments: [{ documentRepositoryId: 9999, displayName: 'x' }] },
      'Plik nie istnieje w repozytorium',
    ],
    [
      'links.0.url',
      { links: [{ type: 30, displayText: 'a', title: 'a', target: 10, url: 'abc' }] },
      'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
    ],
    [
      'links.0.linkToArticleTranslationId',
      { links: [{ type: 20, displayText: 'a', title: 'a', target: 10, linkToArticleTranslationId: 9999 }] },
      'Artykuł nie istnieje w tym języku',
    ],
    [
      'multimedia.0.displayText',
      { multimedia: [{ type: 10, displayText: '', title: 'a', target: 10, url: 'https://a.pl' }] },
      'Nazwa wyświetlana jest polem wymaganym',
    ],
    [
      'multimedia.0.thumbnailId',
      { multimedia: [{ type: 10, displayText: 'a', title: 'a', target: 10, url: 'https://a.pl', thumbnailId: 9999 }] },
      'Miniatura nie istnieje',
    ],
    ['titleFromFooter', { titleFromFooter: 'Stopka' }, 'Tytuł w stopce dotyczy tylko artykułów systemowych'],
    [
      'addedExtraContent',
      { addedExtraContent: '<p>x</p>' },
      'Treść dodatkową można dodać tylko do opublikowanego artykułu',
    ],
  ])('%s %j', async (field, more, message) => {
    const answer = await editor.post(path, articleInput(more));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ path: field, message });
    expect(answer.body.errors.join('\n')).toContain(message);
    expect(await count()).toBe(0);
  });
});

test('a tag of another language, an article of another language and an inactive language are refused', async () => {
  const english = await language(api.db, 'EN');
  const german = await language(api.db, 'DE', 0);
  const tag = await addTag(api.db, 'budget', english);
  const foreign = await addArticle(api.db, { languageId: english });
  const withTag = await editor.post(path, articleInput({ tags: [tag] }));
  expect(withTag.body.fields).toEqual([{ path: 'tags.0', message: 'Tag nie istnieje w tym języku' }]);
  const link = {
    type: 20 as const,
    displayText: 'a',
    title: 'a',
    target: 10 as const,
    linkToArticleTranslationId: foreign.id,
  };
  const withLink = await editor.post(path, articleInput({ links: [link] }));
  expect(withLink.status).toBe(400);
  const inGerman = await editor.post(path, articleInput({ languageId: german }));
  expect(inGerman.body.fields).toEqual([{ path: 'languageId', message: 'Wersja językowa jest nieaktywna' }]);
  expect((await editor.post(path, articleInput({ languageId: english, tags: [tag] }))).status).toBe(201);
});

test('an excluded category is refused to an editor, not to an administrator', async () => {
  const category = await addCategory(api.db, 'Referat Finansowy');
  const restricted = api.as(await api.user({ permissions: ['CreateArticles'], excludedCategories: [category] }));
  const admin = api.as(await api.user({ isAdmin: true, excludedCategories: [category] }));
  const refused = await restricted.post(path, articleInput({ categories: [category] }));
  expect(refused.status).toBe(403);
  expect(refused.body.errors).toEqual(['Brak uprawnień do kategorii „Referat Finansowy”']);
  expect(await count()).toBe(0);
  expect((await admin.post(path, articleInput({ categories: [category] }))).status).toBe(201);
});
