import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { integer, rowShape } from '../database/rows/row-shape.ts';
import { createLog } from '../http/log.ts';
import { addArticle, clearArticles } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';
import { nextDue } from './due-articles.ts';
import { runDue, startScheduler } from './scheduler.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const api = withApi();
const admin = withClient(api, { isAdmin: true });

beforeEach(() => clearArticles(api.db));

const read = async (id: number) => (await admin.get(`/api/articles/${id}`)).body;
const run = (moment: string) => runDue(api.database.transaction, new Date(moment));

describe('at the set times', () => {
  test('an article is published at publishStart, not before', async () => {
    const { id } = await addArticle(api.db, { status: ToPublish, publishStart: new Date('2026-11-20T10:00:00.000Z') });
    expect(await run('2026-11-20T09:59:59.999Z')).toEqual({ published: 0, refused: 0, ended: 0 });
    expect((await read(id)).status).toBe(ToPublish);
    expect(await run('2026-11-20T10:00:00.000Z')).toEqual({ published: 1, refused: 0, ended: 0 });
    expect(await read(id)).toMatchObject({
      status: Published,
      publishedDate: '2026-11-20T10:00:00.000Z',
      changeLogEntries: [{ createdBy: 'System', description: 'Zmiana statusu: Do publikacji → Opublikowany' }],
    });
    expect(await run('2026-11-20T10:00:01.000Z')).toEqual({ published: 0, refused: 0, ended: 0 });
  });

  test.each([
    { archiveAfterPublishEnd: true, type: 10, status: Archived },
    { archiveAfterPublishEnd: false, type: 10, status: Withdrawed },
    // system articles have no Archived
    { archiveAfterPublishEnd: true, type: 20, status: Withdrawed },
  ])('at its end it gets $status (archive: $archiveAfterPublishEnd, type $type)', async ({ status, ...options }) => {
    const publishEnd = new Date('2026-11-20T10:00:59.000Z');
    const { id } = await addArticle(api.db, { status: Published, publishEnd, ...options });
    await run('2026-11-20T10:00:58.000Z');
    expect((await read(id)).status).toBe(Published);
    expect(await run('2026-11-20T10:00:59.000Z')).toEqual({ published: 0, refused: 0, ended: 1 });
    expect((await read(id)).status).toBe(status);
  });

  test('changes that were missed while no process was running are made in order', async () => {
    const dates = { publishStart: new Date('2026-11-01T10:00:00Z'), publishEnd: new Date('2026-11-02T10:00:00Z') };
    const { id } = await addArticle(api.db, { status: ToPublish, ...dates, archiveAfterPublishEnd: true });
    expect(await run('2026-11-20T10:00:00Z')).toEqual({ published: 1, refused: 0, ended: 1 });
    const article = await read(id);
    expect(article.status).toBe(Archived);
    expect(article.changeLogEntries.map((entry: { description: string }) => entry.description)).toEqual([
      'Zmiana statusu: Opublikowany → Zarchiwizowany',
      'Zmiana statusu: Do publikacji → Opublikowany',
    ]);
  });

  test('the previous version is archived and leaves the list', async () => {
    const older = await addArticle(api.db, { status: Published });
    const next = { status: ToPublish, version: 2, publishStart: new Date('2026-11-20T10:00:00Z') };
    const newer = await addArticle(api.db, { ...next, baseArticleId: older.baseArticleId });
    await run('2026-11-20T10:00:00Z');
    expect((await read(older.id)).status).toBe(Archived);
    const list = await admin.get('/api/articles');
    expect(list.body).toMatchObject([{ id: newer.id, status: Published }]);
    expect(list.total).toBe(1);
  });

  test('a version that was hidden as a draft is shown when it is published', async () => {
    const publishStart = new Date('2026-11-20T10:00:00Z');
    const { id } = await addArticle(api.db, { status: ToPublish, publishStart, isHidden: true });
    await run('2026-11-20T10:00:00Z');
    expect(await read(id)).toMatchObject({ status: Published, isHidden: false });
  });

  test('an article without its category returns to the editors with the reason', async () => {
    const dates = { publishStart: new Date('2026-11-20T10:00:00Z'), confirmedDate: new Date('2026-11-19T10:00:00Z') };
    const { id } = await addArticle(api.db, { status: ToPublish, ...dates, categories: [] });
    const other = await addArticle(api.db, { status: ToPublish, ...dates });
    expect(await run('2026-11-20T10:00:00Z')).toEqual({ published: 1, refused: 1, ended: 0 });
    expect((await read(other.id)).status).toBe(Published);
    const reason = 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną';
    expect(await read(id)).toMatchObject({
      status: Confirmed,
      missedPublication: reason,
      confirmedDate: '2026-11-19T10:00:00.000Z',
      changeLogEntries: [
        {
          createdBy: 'System',
          description: 'Zmiana statusu: Do publikacji → Zatwierdzony',
          details: [{ description: `Nie opublikowano w terminie. ${reason}` }],
        },
      ],
    });
    const { body } = await admin.get(`/api/articles?filters=id;equal;${id}`);
    expect(body).toMatchObject([{ id, status: Confirmed, missedPublication: reason }]);
    expect(await run('2026-11-20T10:00:01Z')).toEqual({ published: 0, refused: 0, ended: 0 });
    const back = await admin.put(`/api/articles/${id}/status/${Draft}`, { changeText: null });
    expect(back.body).toMatchObject({ status: Draft, missedPublication: null });
  });

  // Daylight saving time in Warsaw: in spring 02:30 does not exist, in autumn it exists twice.
  test.each([
    ['2027-03-28T00:59:59.000Z', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25T00:29:59.000Z', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:29:59.000Z', '2026-10-25T01:30:00.000Z'],
  ])('on the nights of the clock change too: not at %s, but at %s', async (before, start) => {
    const { id } = await addArticle(api.db, { status: ToPublish, publishStart: new Date(start) });
    await run(before);
    expect((await read(id)).status).toBe(ToPublish);
    await run(start);
    expect((await read(id)).status).toBe(Published);
  });

  test('concurrent processes change and log each article once', async () => {
    const publishStart = new Date('2026-11-20T10:00:00Z');
    const made = await Promise.all(
      Array.from({ length: 30 }, () => addArticle(api.db, { status: ToPublish, publishStart })),
    );
    const counts = await Promise.all([1, 2, 3, 4].map(() => run('2026-11-20T10:00:00Z')));
    expect(counts.reduce((sum, { published }) => sum + published, 0)).toBe(30);
    for (const { id } of made.slice(0, 5)) {
      expect(await read(id)).toMatchObject({ status: Published, changeLogEntries: [{ createdBy: 'System' }] });
    }
    expect((await admin.get('/api/articles?filters=status;equal;40&size=1')).total).toBe(30);
  });
});

test('the next due time is that of the article whose time comes first', async () => {
  expect(await nextDue(api.database.db)).toBeNull();
  await addArticle(api.db, { status: ToPublish, publishStart: new Date('2026-12-02T10:00:00Z') });
  await addArticle(api.db, { status: Published, publishEnd: new Date('2026-12-01T10:00:00Z') });
  expect(await nextDue(api.database.db)).toEqual(new Date('2026-12-01T10:00:00Z'));
});

describe('the running scheduler', () => {
  const start = (maxPause: number, now = () => new Date()) =>
    startScheduler({ database: api.database, now, log: createLog('silent'), maxPause });
  const becomes = (id: number, status: ArticleStatus) => expect.poll(async () => (await read(id)).status).toBe(status);

  test('wakes on a notification and at the due time', async () => {
    // the pause is longer than the test, so only a notification can wake it
    const scheduler = start(3_600_000);
    try {
      const soon = new Date(Date.now() + 400);
      const { id } = await addArticle(api.db, { status: ToPublish, publishStart: soon });
      await becomes(id, Published);
      expect(new Date((await read(id)).publishedDate).getTime()).toBeGreaterThanOrEqual(soon.getTime());
    } finally {
      await scheduler.stop();
    }
  });

  test('runs after its pause by the given clock, and not after it is stopped', async () => {
    let now = new Date('2026-11-20T09:00:00Z');
    const publishStart = new Date('2026-11-20T10:00:00Z');
    const first = await addArticle(api.db, { status: ToPublish, publishStart });
    const scheduler = start(50, () => now);
    now = new Date('2026-11-20T10:00:00Z');
    await becomes(first.id, Published);
    await scheduler.stop();
    const second = await addArticle(api.db, { status: ToPublish, publishStart });
    expect((await read(second.id)).status).toBe(ToPublish);
  });

  test('continues after a failure', async () => {
    let calls = 0;
    const now = () => {
      calls++;
      if (calls === 1) throw new Error('The clock stopped');
      return new Date();
    };
    const scheduler = start(50, now);
    const { id } = await addArticle(api.db, { status: ToPublish, publishStart: new Date(Date.now() - 1000) });
    await becomes(id, Published);
    await scheduler.stop();
  });
});

test('folding keeps the totals', async () => {
  const { id } = await addArticle(api.db);
  await api.db.execute(sql`do $$ begin
    for i in 1..310 loop update articles set status = 10 + 10 * (i % 2); end loop;
  end $$`);
  const total = async () => (await admin.get('/api/articles?size=1&filters=status;equal;10')).total;
  expect([await total(), (await read(id)).status]).toEqual([1, Draft]);
  const scheduler = startScheduler({
    database: api.database,
    now: () => new Date(),
    log: createLog('silent'),
    maxPause: 1000,
  });
  await scheduler.stop();
  expect(await total()).toBe(1);
  const rows = await api.db.rows(rowShape({ n: integer() }), sql`select count(*)::int as n from article_counts`);
  expect(rows[0]?.n).toBeLessThan(20);
});
