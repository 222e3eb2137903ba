import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleAttachments } from '../../database/schema.ts';
import {
  addArticle,
  addCategory,
  addDocument,
  addTag,
  articleInput,
  clearArticles,
} from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft } = ArticleStatus;

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(() => clearArticles(api.db));

const read = async (id: number): Promise<Article> => (await editor.get(`/api/articles/${id}`)).body;
const save = (id: number, input: ArticleInput, ifMatch?: string, client = editor) =>
  client.put(`/api/articles/${id}`, input, { ifMatch });
test('a save stores the fields, raises the tag and writes the change log', async () => {
  const { id } = await addArticle(api.db);
  const saved = await save(
    id,
    articleInput({ title: ' Nowy tytuł ', content: '<p>Inna</p>', changeText: 'aktualizacja treści' }),
    '"1"',
  );
  expect(saved).toMatchObject({ status: 200, etag: '"2"' });
  expect(saved.body).toMatchObject({ title: 'Nowy tytuł', slug: 'nowy-tytul', content: '<p>Inna</p>', status: Draft });
  expect(saved.body.changeLogEntries).toMatchObject([
    {
      createdBy: 'Anna Testowa',
      description: 'Edycja artykułu',
      changeText: 'aktualizacja treści',
      details: [{ description: 'Tytuł: «Statut Gminy Jasionka» → «Nowy tytuł»' }, { description: 'Zmieniono treść' }],
    },
  ]);
  expect((await editor.get('/api/articles?filters=title;contains;NOWY')).total).toBe(1);
  expect((await editor.get('/api/articles?filters=title;contains;statut')).total).toBe(0);
});

test('every field can be changed and cleared again', async () => {
  const { id } = await addArticle(api.db);
  const [from, to] = [
    new Date(Date.now() + 86_400_000).toISOString(),
    new Date(Date.now() + 2 * 86_400_000).toISOString(),
  ];
  const full = articleInput({
    shortDescription: 'Inny opis',
    baseArticleProvidingEntity: 'Ośrodek Kultury',
    baseArticleAuthorName: 'Ewa Zielińska',
    baseArticleAuthorEmail: 'e.zielinska@jasionka.example',
    baseArticleInformationCreated: '2025-05-05T05:05:05.000Z',
    publishStart: from,
    publishEnd: to,
    archiveAfterPublishEnd: true,
  });
  const saved = await save(id, full);
  expect(saved.body).toMatchObject(full);
  const cleared = await save(id, {
    ...full,
    baseArticleAuthorEmail: null,
    publishStart: null,
    publishEnd: null,
    archiveAfterPublishEnd: false,
  });
  expect(cleared.body).toMatchObject({
    baseArticleAuthorEmail: null,
    publishStart: null,
    publishEnd: null,
    archiveAfterPublishEnd: false,
  });
});

test('absent fields stay, empty ones are cleared', async () => {
  const category = await addCategory(api.db, 'Uchwały');
  const tag = await addTag(api.db, 'budżet');
  const { id } = await addArticle(api.db, { categories: [category], tags: [tag] });
  const links = [
    { type: 30 as const, displayText: 'Sejm', title: 'Sejm RP', target: 10 as const, url: 'https://sejm.gov.pl' },
  ];
  const multimedia = [
    { type: 10 as const, url: 'https://t.example/1', displayText: 'Sesja', title: 'Film', target: 10 as const },
  ];
  await save(id, articleInput({ links, multimedia }));
  const unchanged = await save(id, articleInput({ title: 'Inny' }));
  expect(unchanged.body).toMatchObject({ categories: [{ id: category }], tags: [{ id: tag }], links, multimedia });
  const emptied = await save(id, articleInput({ categories: [], tags: [], links: [], multimedia: [] }));
  expect(emptied.body).toMatchObject({
    categories: [],
    tags: [],
    links: [],
    multimedia: [],
    mainMenuElementDisplayText: null,
  });
  expect(emptied.body.changeLogEntries[0].details.map((one: { description: string }) => one.description)).toEqual([
    'Tytuł: «Inny» → «Statut Gminy Jasionka»',
    'Usunięto tagi: «budżet»',
    'Usunięto kategorie: «Uchwały»',
    'Usunięto łącza: «Sejm»',
    'Usunięto multimedia: «Sesja»',
  ]);
});

test('categories and tags are named in the change log, and the order of categories counts', async () => {
  const [first, second] = [await addCategory(api.db, 'Uchwały'), await addCategory(api.db, 'Budżet')];
  const tag = await addTag(api.db, 'podatki');
  const { id } = await addArticle(api.db, { categories: [first] });
  const saved = await save(id, articleInput({ categories: [second, first], tags: [tag] }));
  expect(saved.body.categories.map((one: { id: number }) => one.id)).toEqual([second, first]);
  expect(saved.body.changeLogEntries[0].details.map((one: { description: string }) => one.description)).toEqual([
    'Dodano tagi: «podatki»',
    'Kategoria główna: «Uchwały» → «Budżet»',
    'Dodano kategorie: «Budżet»',
  ]);
});

test('attachments keep who added them, change order and names, and go', async () => {
  const [one, two, three] = [
    await addDocument(api.db, 'a.pdf'),
    await addDocument(api.db, 'b.pdf'),
    await addDocument(api.db, 'c.pdf'),
  ];
  const { id } = await addArticle(api.db);
  const attach = (...attachments: NonNullable<ArticleInput['attachments']>) => save(id, articleInput({ attachments }));
  const first = (
    await attach({ documentRepositoryId: one, displayName: 'A' }, { documentRepositoryId: two, displayName: 'B' })
  ).body.attachments;
  await api.db.update(articleAttachments).set({ createdBy: 'Ktoś Inny' }).where(eq(articleAttachments.id, first[1].id));
  const second = (
    await attach(
      { documentRepositoryId: three, displayName: 'C' },
      { id: first[1].id, documentRepositoryId: two, displayName: 'B nowe' },
    )
  ).body.attachments;
  expect(second).toMatchObject([
    { filename: 'c.pdf', displayName: 'C', createdBy: 'Anna Testowa' },
    { id: first[1].id, filename: 'b.pdf', displayName: 'B nowe', createdBy: 'Ktoś Inny' },
  ]);
  const other = await addArticle(api.db);
  const stolen = await save(
    other.id,
    articleInput({ attachments: [{ id: first[1].id, documentRepositoryId: two, displayName: 'B' }] }),
  );
  expect(stolen.body.fields).toEqual([{ path: 'attachments.0.id', message: 'Załącznik nie należy do tego artykułu' }]);
  expect(await read(other.id)).toMatchObject({ attachments: [], changeLogEntries: [] });
});

test('a save that changes nothing writes nothing', async () => {
  const { id } = await addArticle(api.db);
  const saved = await save(id, articleInput({ changeText: 'nic' }));
  expect(saved).toMatchObject({ status: 200, etag: '"1"', body: { changeLogEntries: [] } });
});

describe('two editors', () => {
  test('the second save of a stale article is refused and nothing of it is written', async () => {
    const tag = await addTag(api.db, 'budżet');
    const { id } = await addArticle(api.db);
    await save(id, articleInput({ title: 'Pierwszy' }), '"1"');
    const second = await save(id, articleInput({ title: 'Drugi', tags: [tag] }), '"1"');
    expect(second.status).toBe(412);
    expect(await read(id)).toMatchObject({
      title: 'Pierwszy',
      tags: [],
      changeLogEntries: [{ description: 'Edycja artykułu' }],
    });
  });

  test('of parallel saves exactly one wins', async () => {
    const { id } = await addArticle(api.db);
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => save(id, articleInput({ title }), '"1"')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await read(id)).changeLogEntries).toHaveLength(1);
  });
});

describe('wrong input', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  test.each<[string, Partial<ArticleInput>, string]>([
    ['title', { title: '' }, 'Tytuł artykułu jest polem wymaganym'],
    ['publishStart', { publishStart: yesterday }, 'Data publikacji od musi być większa od daty aktualnej'],
    [
      'publishEnd',
      { publishStart: '2099-01-02T00:00:00Z', publishEnd: '2099-01-01T00:00:00Z' },
      'Data publikacji do musi być późniejsza niż data publikacji od',
    ],
    [
      'publishEnd',
      { archiveAfterPublishEnd: true },
      'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
    ],
    ['tags.0', { tags: [9999] }, 'Tag nie istnieje w tym języku'],
  ])('%s %j', async (path, more, message) => {
    const { id } = await addArticle(api.db);
    const answer = await save(id, articleInput(more));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ path, message });
    expect((await editor.get(`/api/articles/${id}`)).etag).toBe('"1"');
  });

  test('an unknown article is not found', async () => {
    expect((await save(999_999, articleInput())).status).toBe(404);
  });
});

test('an excluded category closes its articles and cannot be chosen', async () => {
  const [closed, free] = [await addCategory(api.db, 'Referat Finansowy'), await addCategory(api.db, 'Ogłoszenia')];
  const options = { permissions: ['CreateArticles'] as const, excludedCategories: [closed] };
  const restricted = api.as(await api.user(options));
  const own = await addArticle(api.db, { categories: [free] });
  const foreign = await addArticle(api.db, { categories: [free, closed] });
  const chosen = await save(own.id, articleInput({ categories: [free, closed] }), undefined, restricted);
  expect(chosen).toMatchObject({ status: 403, body: { errors: ['Brak uprawnień do kategorii „Referat Finansowy”'] } });
  expect((await save(foreign.id, articleInput({ title: 'Inny' }), undefined, restricted)).status).toBe(403);
  expect((await save(own.id, articleInput({ title: 'Inny' }), undefined, restricted)).status).toBe(200);
});
