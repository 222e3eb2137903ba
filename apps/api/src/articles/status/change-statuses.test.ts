import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addCategory, clearArticles } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Archived } = ArticleStatus;
const { ConfirmArticles } = PermissionName;
const api = withApi();
const admin = withClient(api, { isAdmin: true });
const start = new Date(Date.now() + 86_400_000);

beforeEach(() => clearArticles(api.db));

const { read, status } = articleCalls(() => admin);

describe('many at once', () => {
  const bulk = (client: TestClient, body: object) => client.put('/api/articles/status', body);

  test('each row has a result of its own, with the reason', async () => {
    const [draft, published] = [
      await addArticle(api.db, { title: 'Nabór' }),
      await addArticle(api.db, { status: Published }),
    ];
    const answer = await bulk(admin, { articleIds: [published.id, 999_999, draft.id], newStatus: Confirmed });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id: published.id,
        name: 'Statut Gminy Jasionka',
        done: false,
        code: 'status',
        errors: ['Nie można zmienić statusu z opublikowanego na zatwierdzony'],
      },
      { id: 999_999, done: false, code: 'notFound', errors: ['Nie znaleziono artykułu o numerze 999999'] },
      { id: draft.id, name: 'Nabór', done: true, errors: [], etag: '"2"' },
    ]);
    expect((await read(draft.id)).status).toBe(Confirmed);
    expect((await read(published.id)).status).toBe(Published);
  });

  test('a number of a person in a title is neither in the answer nor in the audit log', async () => {
    const { id } = await addArticle(api.db, { title: 'Decyzja 44051401359' });
    const answer = await bulk(admin, { articleIds: [id], newStatus: Confirmed });
    expect(answer.body).toMatchObject([{ id, name: 'Decyzja 44•••', done: true }]);
    const { body } = await admin.get('/api/auth/audit-entries?size=1&sortings=createdDate;desc');
    expect(body[0].details).toEqual(['Status: Zatwierdzony', `Numer: ${id}`, 'Nazwa: Decyzja 44•••']);
  });

  test('the audit log has the status, and one article by its number and name', async () => {
    const category = await addCategory(api.db, 'Uchwały');
    const { id } = await addArticle(api.db, { title: 'Nabór', status: Confirmed, categories: [category] });
    await bulk(admin, { articleIds: [id], newStatus: ToPublish, publishNow: true });
    await bulk(admin, { articleIds: [id, 999_999], newStatus: Archived });
    const { body } = await admin.get('/api/auth/audit-entries?size=2&sortings=createdDate;desc');
    expect(body.map((entry: { details: string[] }) => entry.details)).toEqual([
      ['Status: Zarchiwizowany', 'Wykonano: 1 z 2', `Pozycje: ${id} „Nabór”`],
      ['Status: Opublikowany', `Numer: ${id}`, 'Nazwa: Nabór'],
    ]);
  });

  test('publishing takes the dates of the dialog and needs a display text', async () => {
    const category = await addCategory(api.db, 'Uchwały');
    const placed = await addArticle(api.db, { status: Confirmed, categories: [category] });
    const homeless = await addArticle(api.db, { status: Confirmed, categories: [] });
    const end = new Date(start.getTime() + 3_600_000).toISOString();
    const answer = await bulk(admin, {
      articleIds: [placed.id, homeless.id],
      newStatus: ToPublish,
      publishStart: start.toISOString(),
      publishEnd: end,
      archiveAfterPublishEnd: true,
      changeText: 'publikacja',
    });
    expect(answer.body).toMatchObject([
      { id: placed.id, done: true },
      { id: homeless.id, done: false, errors: ['Artykuł musi mieć kategorię główną z nazwą wyświetlaną'] },
    ]);
    const article = await read(placed.id);
    expect(article).toMatchObject({
      status: ToPublish,
      publishStart: start.toISOString(),
      publishEnd: end,
      archiveAfterPublishEnd: true,
    });
    expect(article.changeLogEntries[0]?.changeText).toBe('publikacja');
  });

  test.each([
    ['publishStart', { publishStart: '2020-01-01T00:00:00Z' }, 'Data publikacji od musi być większa od daty aktualnej'],
    [
      'publishEnd',
      { publishStart: '2099-01-02T00:00:00Z', publishEnd: '2099-01-01T00:00:00Z' },
      'Data publikacji do musi być późniejsza niż data publikacji od',
    ],
    [
      'publishEnd',
      { publishStart: '2099-01-02T00:00:00Z', publishEnd: null, archiveAfterPublishEnd: true },
      'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
    ],
    [
      'publishStart',
      { publishNow: true, publishStart: '2099-01-02T00:00:00Z' },
      'Podaj datę publikacji od albo publikację od razu, nie obie',
    ],
  ])('wrong dates refuse the whole call: %s %j', async (field, dates, message) => {
    const { id } = await addArticle(api.db, { status: Confirmed });
    const answer = await bulk(admin, { articleIds: [id], newStatus: ToPublish, ...dates });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path: field, message }]);
    expect((await read(id)).status).toBe(Confirmed);
  });

  test('at once: public with the answer, by the clock of the server, in the place of an older version', async () => {
    const older = await addArticle(api.db, { status: Published });
    const newer = await addArticle(api.db, { baseArticleId: older.baseArticleId, version: 2, status: Confirmed });
    const homeless = await addArticle(api.db, { status: Confirmed, categories: [] });
    const before = Date.now();
    const articleIds = [newer.id, homeless.id];
    const body = { articleIds, newStatus: ToPublish, publishNow: true, changeText: 'Pilne' };
    const answer = await bulk(admin, body);
    expect(answer.body).toMatchObject([
      { id: newer.id, done: true, etag: '"3"' },
      { id: homeless.id, done: false, errors: ['Artykuł musi mieć kategorię główną z nazwą wyświetlaną'] },
    ]);
    const article = await read(newer.id);
    expect(article.status).toBe(Published);
    const moments = [
      before,
      ...[article.publishStart, article.publishedDate].map((at) => Date.parse(String(at))),
      Date.now(),
    ];
    expect(moments).toEqual(moments.toSorted());
    const log = article.changeLogEntries;
    expect(log.slice(0, 3).map(({ description, changeText }) => [description, changeText])).toEqual([
      ['Zmiana statusu: Opublikowany → Zarchiwizowany', null],
      ['Zmiana statusu: Do publikacji → Opublikowany', null],
      ['Zmiana statusu: Zatwierdzony → Do publikacji', 'Pilne'],
    ]);
    expect((await read(older.id)).status).toBe(Archived);
    expect((await read(homeless.id)).status).toBe(Confirmed);
  });

  test('a row that has changed since, an excluded one and one without permission are named', async () => {
    const category = await addCategory(api.db, 'Referat Finansowy');
    const [stale, closed, fine] = [
      await addArticle(api.db),
      await addArticle(api.db, { categories: [category] }),
      await addArticle(api.db),
    ];
    await status(stale.id, Confirmed);
    await status(stale.id, Draft);
    const client = api.as(await api.user({ permissions: [ConfirmArticles], excludedCategories: [category] }));
    const ids = { articleIds: [stale.id, closed.id, fine.id] };
    const answer = await bulk(client, { ...ids, newStatus: Confirmed, etags: ['"1"', '"1"', '"1"'] });
    expect(answer.body.map((row: { done: boolean; errors: string[] }) => [row.done, ...row.errors])).toEqual([
      [false, 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie'],
      [false, 'Brak uprawnień do kategorii „Referat Finansowy”'],
      [true],
    ]);
    const published = await bulk(client, {
      articleIds: [fine.id],
      newStatus: ToPublish,
      publishStart: start.toISOString(),
    });
    expect(published.body).toMatchObject([{ done: false, errors: ['Brak uprawnień do zmiany statusu'] }]);
    expect((await bulk(client, { ...ids, newStatus: Confirmed, etags: ['"1"'] })).status).toBe(400);
  });

  test('the same articles in two calls at once: every row is changed once', async () => {
    const articles = await Promise.all(Array.from({ length: 20 }, () => addArticle(api.db)));
    const articleIds = articles.map(({ id }) => id);
    const answers = await Promise.all([1, 2, 3].map(() => bulk(admin, { articleIds, newStatus: Confirmed })));
    const done = answers.flatMap(({ body }) => body.filter((row: { done: boolean }) => row.done));
    expect(done.map((row: { id: number }) => row.id).sort()).toEqual([...articleIds].sort());
  });
});
