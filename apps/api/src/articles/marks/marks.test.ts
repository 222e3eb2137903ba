import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, clearArticles } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

const day = (text: string) => new Date(`${text}T10:00:00.000Z`);
const published = (date: string, more = {}) =>
  addArticle(api.db, { status: Published, publishStart: day(date), publishedDate: day(date), ...more });

const list = async (...filters: string[]) =>
  (
    await admin.get(
      `/api/articles/marks?size=200&${filters.map((one) => `filters=${encodeURIComponent(one)}`).join('&')}`,
    )
  ).body;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('what is or was public is listed with its marks', async () => {
  const { id } = await published('2026-11-20', { status: Withdrawed });
  for (const status of [Draft, Confirmed, ToPublish])
    await addArticle(api.db, { status, publishStart: day('2027-01-01') });
  expect(await list()).toEqual([
    {
      id,
      baseArticleType: 10,
      title: 'Statut Gminy Jasionka',
      version: 1,
      languageIsoCode: 'PL',
      status: Withdrawed,
      category: 'Ogłoszenia',
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
      createdBy: 'Anna Nowak',
      approvedBy: null,
      publishedBy: 'Anna Nowak',
      publishedDate: '2026-11-20T10:00:00.000Z',
      missing: [],
    },
  ]);
});

test('by period and category', async () => {
  const category = await addCategory(api.db, 'Uchwały');
  const october = await published('2026-10-05', { status: Archived });
  const november = await published('2026-11-05', { categories: [category] });
  expect(idsOf(await list())).toEqual([november.id, october.id]);
  const period = ['publishedDate;greaterThanOrEqual;2026-10-01', 'publishedDate;lessThanOrEqual;2026-10-31'];
  expect(idsOf(await list(...period))).toEqual([october.id]);
  expect(idsOf(await list(`categoryId;in;${category}`))).toEqual([november.id]);
});

// the rule is the domain's, the condition of the filter is written in SQL
test('the filter agrees with what is missing', async () => {
  const texts = [
    '',
    '-',
    '—',
    'x',
    'brak',
    'Brak danych',
    'b.d.',
    'n/d',
    "'",
    'a\\',
    'NIE DOTYCZY',
    'nieznany',
    '[brak]',
    '12',
    'UG',
    'Brak osoby',
    '„brak”',
    'brak\u00a0danych',
    'Nieznany autor',
    'n.n.',
    'XXXX',
    'x x x',
    'J. W.',
    'Do uzupełnienia',
    'DO UZUPEŁNIENIA',
    'NIEOKREŚLONY',
    'Anonim',
    'puste',
    'null',
    'a|b#~=<>[]',
  ];
  const names = ['Łęcki', 'Ó.', 'J. Nowak-Brak', 'Sekretarz', 'Brakowski', 'J. Nieznański', 'Niemann', 'Nil Testowski'];
  for (const text of [...texts, ...names]) {
    await published('2026-11-20', { authorName: text });
    await published('2026-11-20', { providingEntity: text });
  }
  await published('2026-11-20', { createdBy: 'System' });
  const all: { id: number; missing: unknown[] }[] = await list();
  const whole = all.filter(({ missing }) => missing.length === 0);
  expect(idsOf(await list('isComplete;equal;true'))).toEqual(idsOf(whole));
  const lacking = all.filter(({ missing }) => missing.length > 0);
  expect(idsOf(await list('isComplete;equal;false'))).toEqual(idsOf(lacking));
  expect(lacking.length).toBeGreaterThan(10);
  expect(whole.length).toBeGreaterThan(5);
});

test('who passed it on has published it, not the schedule and not who changed it afterwards', async () => {
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart: day('2026-11-21') });
  await publisher.put(`/api/articles/${id}/status/${ToPublish}`, { changeText: null });
  await admin.put(`/api/articles/${id}/status/${Confirmed}`, { changeText: null });
  await publisher.put(`/api/articles/${id}/status/${ToPublish}`, { changeText: null });
  await addLog(id);
  await api.db.execute(
    `update articles set status = ${Published}, published_date = now() + interval '1 hour' where id = ${id}`,
  );
  expect(await list()).toMatchObject([
    { id, createdBy: 'Anna Nowak', approvedBy: 'Anna Testowa', publishedBy: 'Anna Testowa' },
  ]);
  expect((await admin.get(`/api/articles/${id}`)).body.publishedBy).toBe('Anna Testowa');
});

/** An edit of the categories of an article that waits for its publication. */
const addLog = (id: number) =>
  api.db.execute(`insert into change_log (article_id, created_by, created_by_id, description)
    select ${id}, 'Ewa Lis', min(id), 'Edycja artykułu' from users`);

test('as CSV, with what is missing', async () => {
  await published('2026-11-20', { title: '=Nabór', authorName: 'brak' });
  const { status, text, headers } = await admin.get('/api/articles/marks/export?filters=isComplete;equal;false');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="metryki-\d{4}-\d\d-\d\d\.csv"$/);
  const [heading, row] = text.split('\r\n');
  expect(heading).toContain('Wytworzył lub odpowiada za treść;Data wytworzenia;Wprowadził;Zatwierdził;Udostępnił');
  expect(row).toContain("'=Nabór");
  expect(row).toMatch(/Podaj osobę, która wytworzyła informację"$/);
});
