import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addCategory, clearArticles, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { ConfirmArticles, PublishArticles, ArchiveArticles } = PermissionName;
const statuses = Object.values(ArticleStatus);

/** The table of section 4 of the specification and the withdrawal of design decision 3, written down once more on purpose. */
const allowed: readonly [ArticleStatus, ArticleStatus, PermissionName[]][] = [
  [Draft, Confirmed, [ConfirmArticles]],
  [Draft, ToPublish, [ConfirmArticles, PublishArticles]],
  [Confirmed, Draft, [ConfirmArticles]],
  [Confirmed, ToPublish, [PublishArticles]],
  [ToPublish, Confirmed, [PublishArticles]],
  [Withdrawed, Published, [PublishArticles]],
  [Withdrawed, Archived, [ArchiveArticles]],
  [Published, Archived, [ArchiveArticles]],
  [Published, Withdrawed, [PublishArticles]],
];
const permissionSets: PermissionName[][] = Array.from({ length: 7 }, (_, bits) =>
  [ConfirmArticles, PublishArticles, ArchiveArticles].filter((_one, place) => ((bits + 1) >> place) & 1),
);

const api = withApi();
const admin = withClient(api, { isAdmin: true });
const start = new Date(Date.now() + 86_400_000);

beforeEach(() => clearArticles(api.db));

const put = (
  client: TestClient,
  id: number,
  to: ArticleStatus,
  changeText: string | null = 'powód',
  ifMatch?: string,
) => client.put(`/api/articles/${id}/status/${to}`, { changeText }, { ifMatch });

const { read } = articleCalls(() => admin);

describe('every pair of statuses with every set of permissions', () => {
  test.each(permissionSets.map((permissions) => ({ permissions })))('$permissions', async ({ permissions }) => {
    const client = api.as(await api.user({ permissions }));
    for (const from of statuses) {
      for (const to of statuses) {
        const { id } = await addArticle(api.db, { status: from, publishStart: start });
        const answer = await put(client, id, to);
        const rule = allowed.find((one) => one[0] === from && one[1] === to);
        const expected = rule === undefined ? 409 : rule[2].every((one) => permissions.includes(one)) ? 200 : 403;
        expect({ from, to, status: answer.status }).toEqual({ from, to, status: expected });
        const article = await read(id);
        expect(article.status).toBe(expected === 200 ? to : from);
        expect(article.changeLogEntries).toHaveLength(expected === 200 ? 1 : 0);
      }
    }
  });
});

test('the answer is the article with its new tag, the dates and the change log follow', async () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  api.clock.now = now;
  const { id } = await addArticle(api.db, { publishStart: new Date('2026-11-21T10:00:00.000Z') });
  const confirmed = await put(admin, id, Confirmed, 'sprawdzone', '"1"');
  expect(confirmed).toMatchObject({ status: 200, etag: '"2"' });
  expect(confirmed.body).toMatchObject({ status: Confirmed, confirmedDate: now.toISOString() });
  expect(confirmed.body.changeLogEntries[0]).toMatchObject({
    createdDate: now.toISOString(),
    createdBy: 'Anna Testowa',
    description: 'Zmiana statusu: Roboczy → Zatwierdzony',
    changeText: 'sprawdzone',
  });
  expect((await put(admin, id, Draft)).body.confirmedDate).toBeNull();
  expect((await put(admin, id, ToPublish)).body.confirmedDate).toBe(now.toISOString());
  api.clock.now = null;
});

test('dates of publication, withdrawal and archiving', async () => {
  api.clock.now = new Date('2026-11-20T10:00:00.000Z');
  const { id } = await addArticle(api.db, { status: Published, publishStart: api.clock.now });
  expect((await put(admin, id, Withdrawed)).body.withdrawedDate).toBe('2026-11-20T10:00:00.000Z');
  api.clock.now = new Date('2026-11-20T11:00:00.000Z');
  const published = (await put(admin, id, Published)).body;
  expect(published).toMatchObject({ publishedDate: '2026-11-20T11:00:00.000Z', withdrawedDate: null });
  expect((await put(admin, id, Archived)).body.archivedDate).toBe('2026-11-20T11:00:00.000Z');
  api.clock.now = null;
});

test('a rejected change has a reason', async () => {
  const { id } = await addArticle(api.db);
  const answer = await put(admin, id, Withdrawed);
  expect(answer.body.errors).toEqual(['Nie można zmienić statusu z roboczego na wycofany']);
  const client = api.as(await api.user({ permissions: [PublishArticles] }));
  expect((await put(client, id, Confirmed)).body.errors).toEqual(['Brak uprawnień do zmiany statusu']);
  expect((await put(admin, 999_999, Confirmed)).status).toBe(404);
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect((await put(editor, id, Confirmed)).status).toBe(403);
});

test('withdrawal needs a reason', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  for (const body of [undefined, {}, { changeText: null }, { changeText: '  ' }]) {
    const answer = await admin.put(`/api/articles/${id}/status/${Withdrawed}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path: 'changeText', message: 'Powód wycofania z publikacji jest wymagany' }]);
  }
  expect((await read(id)).status).toBe(Published);
});

test('an article without a start, or with an end that has passed, does not go to publication', async () => {
  const without = await addArticle(api.db, { status: Confirmed });
  const answer = await put(admin, without.id, ToPublish);
  const message = 'Podaj datę publikacji od';
  expect(answer).toMatchObject({
    status: 409,
    body: { errors: [message], fields: [{ path: 'publishStart', message }] },
  });
  const past = { publishStart: new Date(Date.now() - 2000), publishEnd: new Date(Date.now() - 1000) };
  const ended = await addArticle(api.db, { status: Confirmed, ...past });
  expect((await put(admin, ended.id, ToPublish)).body.errors).toEqual([
    'Data publikacji do musi być późniejsza niż aktualna',
  ]);
  const withdrawn = await addArticle(api.db, { status: Withdrawed, ...past });
  expect((await put(admin, withdrawn.id, Published)).body.errors).toEqual([
    'Data publikacji do już minęła. Utwórz nową wersję artykułu',
  ]);
});

test.each([
  ['a category', { categories: [] }, 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną'],
  ['a providing entity', { providingEntity: '' }, 'Podaj podmiot udostępniający informację'],
  ['an author', { authorName: ' ' }, 'Podaj osobę, która wytworzyła informację'],
])('an article without %s is published in no way', async (_what, lack, message) => {
  for (const [from, to] of [
    [Draft, ToPublish],
    [Confirmed, ToPublish],
    [Withdrawed, Published],
  ] as const) {
    const { id } = await addArticle(api.db, { status: from, publishStart: start, ...lack });
    expect(await put(admin, id, to)).toMatchObject({ status: 409, body: { errors: [message] } });
    const dates = to === ToPublish ? { publishStart: start.toISOString() } : {};
    const bulk = await admin.put('/api/articles/status', { articleIds: [id], newStatus: to, ...dates });
    expect(bulk.body).toMatchObject([{ id, done: false, errors: [message] }]);
    expect((await read(id)).status).toBe(from);
  }
});

test('a category without a name in the language of the article does not do', async () => {
  const english = await language(api.db, 'EN');
  const category = await addCategory(api.db, 'Uchwały');
  const options = { status: Confirmed, publishStart: start, categories: [category] };
  const { id } = await addArticle(api.db, { ...options, languageId: english });
  expect((await put(admin, id, ToPublish)).body.errors).toEqual([
    'Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
  ]);
  const { id: polish } = await addArticle(api.db, options);
  expect((await put(admin, polish, ToPublish)).status).toBe(200);
});

test('a version that was hidden as a draft is shown when it is published', async () => {
  const { id } = await addArticle(api.db, { status: Withdrawed, publishStart: start, isHidden: true });
  expect((await put(admin, id, Published)).body).toMatchObject({ status: Published, isHidden: false });
});

test('a system article is not archived', async () => {
  const { id } = await addArticle(api.db, { status: Published, type: 20 });
  expect((await put(admin, id, Archived)).body.errors).toEqual(['Artykułu systemowego nie można zarchiwizować']);
  expect((await put(admin, id, Withdrawed)).status).toBe(200);
});

test('an excluded category closes the article, but not to an administrator', async () => {
  const category = await addCategory(api.db, 'Referat Finansowy');
  const { id } = await addArticle(api.db, { categories: [category] });
  const options = { permissions: [ConfirmArticles], excludedCategories: [category] };
  const restricted = api.as(await api.user(options));
  const refused = await put(restricted, id, Confirmed);
  expect(refused).toMatchObject({ status: 403, body: { errors: ['Brak uprawnień do kategorii „Referat Finansowy”'] } });
  const excludedAdmin = api.as(await api.user({ isAdmin: true, excludedCategories: [category] }));
  expect((await put(excludedAdmin, id, Confirmed)).status).toBe(200);
});

test('a stale tag is refused and nothing is written', async () => {
  const { id } = await addArticle(api.db);
  await put(admin, id, Confirmed);
  const stale = await put(admin, id, Draft, null, '"1"');
  expect(stale).toMatchObject({ status: 412, body: { title: 'Dane zmieniły się w międzyczasie' } });
  const article = await read(id);
  expect(article).toMatchObject({ status: Confirmed });
  expect(article.changeLogEntries).toHaveLength(1);
});

test('of parallel changes of one article exactly one wins', async () => {
  const { id } = await addArticle(api.db, { publishStart: start });
  const answers = await Promise.all(
    [Confirmed, ToPublish, Confirmed, ToPublish].map((to) => put(admin, id, to, null, '"1"')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(3);
  expect((await read(id)).changeLogEntries).toHaveLength(1);
});

test('publishing archives the older published version and takes it off the list', async () => {
  const older = await addArticle(api.db, { status: Published });
  const second = { version: 2, baseArticleId: older.baseArticleId };
  const newer = await addArticle(api.db, { status: Withdrawed, publishStart: start, ...second });
  const otherLanguage = await addArticle(api.db, { status: Published });
  expect((await admin.get('/api/articles')).total).toBe(3);
  expect((await put(admin, newer.id, Published)).status).toBe(200);
  expect(await read(older.id)).toMatchObject({
    status: Archived,
    changeLogEntries: [
      {
        version: 1,
        description: 'Zmiana statusu: Opublikowany → Zarchiwizowany',
        details: [{ description: 'Opublikowano nowszą wersję' }],
      },
      { version: 2, description: 'Zmiana statusu: Wycofany → Opublikowany' },
    ],
  });
  const list = await admin.get('/api/articles');
  expect(list.total).toBe(2);
  expect(list.body.map((row: { id: number }) => row.id).sort()).toEqual([newer.id, otherLanguage.id].sort());
  expect((await put(admin, older.id, Published)).status).toBe(409);
});

test('an older version is not published under a newer published one', async () => {
  const older = await addArticle(api.db, { status: Withdrawed, publishStart: start, isListed: false });
  await addArticle(api.db, { status: Published, version: 2, baseArticleId: older.baseArticleId });
  expect((await put(admin, older.id, Published)).body.errors).toEqual(['Nowsza wersja artykułu jest opublikowana']);
});

test('a withdrawn version leaves the list when a newer draft is listed', async () => {
  const older = await addArticle(api.db, { status: Published });
  const newer = await addArticle(api.db, { version: 2, baseArticleId: older.baseArticleId });
  await put(admin, older.id, Withdrawed);
  const list = await admin.get('/api/articles');
  expect(list.body.map((row: { id: number }) => row.id)).toEqual([newer.id]);
  expect(list.total).toBe(1);
});
