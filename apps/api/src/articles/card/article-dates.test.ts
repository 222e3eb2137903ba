// Dates in every wrong order, and the two nights a year when the clock in Warsaw jumps (specification, section 5, Article; design, decision 7).
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../schedule/scheduler.ts';
import { addArticle, addCategory, addTag, articleInput, clearArticles } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed } = ArticleStatus;

const api = withApi();
const admin = withClient(api, { isAdmin: true });

beforeEach(async () => {
  api.clock.now = new Date('2026-06-15T10:00:00.400Z');
  await clearArticles(api.db);
});

const read = async (id: number): Promise<Article> => (await admin.get(`/api/articles/${id}`)).body;

const startMessage = 'Data publikacji od musi być większa od daty aktualnej';
const orderMessage = 'Data publikacji do musi być późniejsza niż data publikacji od';
const endMessage = 'Data publikacji do musi być późniejsza niż aktualna';
const endMissing = 'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie';
const createdMessage = 'Data wytworzenia informacji nie może być późniejsza niż aktualna';
const [before, now, soon, later] = [
  '2026-06-15T10:00:00.399Z',
  '2026-06-15T10:00:00.400Z',
  '2026-06-15T10:00:01.000Z',
  '2026-06-15T11:00:00.000Z',
];

type Dates = Pick<
  Partial<ArticleInput>,
  'publishStart' | 'publishEnd' | 'archiveAfterPublishEnd' | 'baseArticleInformationCreated'
>;
const wrong: [string, Dates, [string, string][]][] = [
  ['a start that has passed', { publishStart: before }, [['publishStart', startMessage]]],
  ['a start now', { publishStart: now }, [['publishStart', startMessage]]],
  ['an end that has passed', { publishEnd: before }, [['publishEnd', endMessage]]],
  ['an end now', { publishEnd: now }, [['publishEnd', endMessage]]],
  ['an end at the start', { publishStart: soon, publishEnd: soon }, [['publishEnd', orderMessage]]],
  ['an end before the start', { publishStart: later, publishEnd: soon }, [['publishEnd', orderMessage]]],
  [
    'an end in the past, before the start',
    { publishStart: later, publishEnd: before },
    [
      ['publishEnd', orderMessage],
      ['publishEnd', endMessage],
    ],
  ],
  [
    'both in the past, the wrong way round',
    { publishStart: before, publishEnd: '2026-06-14T10:00:00.000Z' },
    [
      ['publishStart', startMessage],
      ['publishEnd', orderMessage],
      ['publishEnd', endMessage],
    ],
  ],
  ['archiving without an end', { archiveAfterPublishEnd: true }, [['publishEnd', endMissing]]],
  [
    'archiving without an end, a start that has passed',
    { publishStart: before, archiveAfterPublishEnd: true },
    [
      ['publishStart', startMessage],
      ['publishEnd', endMissing],
    ],
  ],
  ['made later than now', { baseArticleInformationCreated: soon }, [['baseArticleInformationCreated', createdMessage]]],
  ['no such day', { publishStart: '2026-06-31T10:00:00Z' }, [['publishStart', 'Nieprawidłowa data']]],
  ['no zone', { publishEnd: '2026-07-01T10:00:00' }, [['publishEnd', 'Nieprawidłowa data']]],
];

describe('the card refuses, and stores nothing', () => {
  test.each(wrong)('%s', async (_what, dates, messages) => {
    const fields = messages.map(([path, message]) => ({ path, message }));
    const created = await admin.post('/api/articles', articleInput(dates));
    // a body is refused with one message at each field
    const first = fields.filter(({ path }, index) => fields.findIndex((one) => one.path === path) === index);
    expect([created.status, created.body.fields]).toEqual([400, first]);
    expect((await admin.get('/api/articles')).total).toBe(0);
    for (const status of [Draft, Confirmed]) {
      // source fields are locked from Confirmed on: the lock is reported instead of the value
      if (status === Confirmed && dates.baseArticleInformationCreated !== undefined) continue;
      const { id } = await addArticle(api.db, { status });
      const saved = await admin.put(`/api/articles/${id}`, articleInput(dates));
      expect([saved.status, saved.body.fields]).toEqual([400, fields]);
      expect(await read(id)).toMatchObject({ publishStart: null, publishEnd: null, changeLogEntries: [] });
    }
  });

  test('and takes the earliest that is right', async () => {
    const dates = { publishStart: '2026-06-15T10:00:00.401Z', publishEnd: '2026-06-15T10:00:00.402Z' };
    const created = await admin.post('/api/articles', articleInput({ ...dates, baseArticleInformationCreated: now }));
    expect(await read(created.body.id)).toMatchObject({ ...dates, baseArticleInformationCreated: now });
  });

  test('one date is checked with the stored others', async () => {
    const { id } = await addArticle(api.db, { publishStart: new Date(later) });
    const put = (dates: Dates) => admin.put(`/api/articles/${id}`, articleInput(dates));
    expect((await put({ publishEnd: soon })).body.fields).toEqual([{ path: 'publishEnd', message: orderMessage }]);
    expect((await put({ archiveAfterPublishEnd: true })).body.fields).toEqual([
      { path: 'publishEnd', message: endMissing },
    ]);
    expect((await put({ publishEnd: '2026-06-15T12:00:00.000Z' })).status).toBe(200);
    expect((await put({ archiveAfterPublishEnd: true })).status).toBe(200);
    expect((await put({ publishEnd: null })).body.fields).toEqual([{ path: 'publishEnd', message: endMissing }]);
  });

  test('dates that were right once do not block a later save', async () => {
    const passed = { publishStart: new Date(before), publishEnd: new Date('2026-06-15T10:00:00.100Z') };
    const tag = await addTag(api.db, 'budżet');
    for (const status of [ToPublish, Published]) {
      const { id } = await addArticle(api.db, { status, ...passed });
      const same = { publishStart: before, publishEnd: passed.publishEnd.toISOString() };
      const saved = await admin.put(`/api/articles/${id}`, articleInput({ ...same, tags: [tag] }));
      expect([saved.status, saved.body.tags]).toEqual([200, [{ id: tag, name: 'budżet' }]]);
    }
  });
});

describe('the publish dialog', () => {
  const publish = (id: number, dates: Dates) =>
    admin.put('/api/articles/status', { articleIds: [id], newStatus: ToPublish, ...dates });
  // a start is always given here, and one in the present second (the picker shows no less) is not earlier than now
  const cases = wrong.filter(([what]) => /at the start|before the start|way round|archiving/.test(what));

  test.each(cases)('%s', async (_what, dates, messages) => {
    const { id } = await addArticle(api.db, { status: Confirmed, categories: [await addCategory(api.db, 'Uchwały')] });
    // what is not named stays as the card has it
    const answer = await publish(id, { publishStart: later, publishEnd: null, ...earlier(dates) });
    expect([answer.status, answer.body.fields]).toEqual([400, messages.map(([path, message]) => ({ path, message }))]);
    expect(await read(id)).toMatchObject({ status: Confirmed, publishStart: null, changeLogEntries: [] });
  });

  /** A start that has passed is one of an earlier second here. */
  function earlier(dates: Dates): Dates {
    return dates.publishStart === before ? { ...dates, publishStart: '2026-06-15T09:59:59.999Z' } : dates;
  }

  test('a start in the present second is taken, one in the second before it is not', async () => {
    const { id } = await addArticle(api.db, { status: Confirmed, categories: [await addCategory(api.db, 'Uchwały')] });
    const refused = await publish(id, { publishStart: '2026-06-15T09:59:59.999Z' });
    expect(refused.body.fields).toEqual([{ path: 'publishStart', message: startMessage }]);
    const answer = await publish(id, { publishStart: '2026-06-15T10:00:00.000Z', publishEnd: later });
    expect(answer.body).toMatchObject([{ done: true }]);
    expect(await read(id)).toMatchObject({ status: ToPublish, publishStart: '2026-06-15T10:00:00.000Z' });
  });
});

describe('nights of the clock change', () => {
  const run = async (moment: string) => runDue(api.database.transaction, new Date(moment));

  test.each([
    // the clock jumps from 01:59:59 to 03:00:00: one second
    ['spring', '2027-03-28T00:59:59.000Z', '2027-03-28T01:00:00.000Z', '01:59:59', '03:00:00'],
    // 02:30 comes twice
    ['autumn', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '02:30:00', '02:30:00'],
  ])('%s: published and withdrawn at the very moments', async (_night, publishStart, publishEnd, from, to) => {
    const categories = [await addCategory(api.db, 'Ogłoszenia')];
    const created = await admin.post('/api/articles', articleInput({ categories }));
    const { id } = created.body;
    const saved = await admin.put(`/api/articles/${id}`, articleInput({ publishStart, publishEnd }));
    const day = publishStart.slice(0, 10);
    expect(saved.body.changeLogEntries[0].details).toEqual([
      { description: `Data publikacji od: brak → «${day} ${from}»` },
      { description: `Data publikacji do: brak → «${day} ${to}»` },
    ]);
    const turned = await admin.put(
      `/api/articles/${id}`,
      articleInput({ publishStart: publishEnd, publishEnd: publishStart }),
    );
    expect(turned.body.fields).toEqual([{ path: 'publishEnd', message: orderMessage }]);
    expect((await admin.put(`/api/articles/${id}/status/${ToPublish}`, {})).status).toBe(200);
    const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
    expect(await run(justBefore(publishStart))).toEqual({ published: 0, refused: 0, ended: 0 });
    expect(await run(publishStart)).toEqual({ published: 1, refused: 0, ended: 0 });
    expect(await run(justBefore(publishEnd))).toEqual({ published: 0, refused: 0, ended: 0 });
    expect(await run(publishEnd)).toEqual({ published: 0, refused: 0, ended: 1 });
    expect(await read(id)).toMatchObject({
      status: Withdrawed,
      publishedDate: publishStart,
      withdrawedDate: publishEnd,
    });
  });

  test('the change log distinguishes the repeated hour of an autumn night', async () => {
    const { id } = await addArticle(api.db, { publishStart: new Date('2026-10-25T00:30:00.000Z') });
    const saved = await admin.put(`/api/articles/${id}`, articleInput({ publishStart: '2026-10-25T01:30:00.000Z' }));
    expect(saved.body.changeLogEntries[0].details).toEqual([
      {
        description: 'Data publikacji od: «2026-10-25 02:30:00 (czas letni)» → «2026-10-25 02:30:00 (czas zimowy)»',
      },
    ]);
  });

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('a day of a filter is the day in Warsaw: %s', async (day, first, last) => {
    const at = (iso: string, more: number) => new Date(Date.parse(iso) + more);
    for (const [title, createdDate] of [
      ['wczoraj', at(first, -1)],
      ['pierwszy', at(first, 0)],
      ['ostatni', at(last, 0)],
      ['jutro', at(last, 1)],
    ] as const)
      await addArticle(api.db, { title, createdDate });
    const titles = async (operation: string) =>
      (await admin.get(`/api/articles?filters=createdDate;${operation};${day}&sortings=createdDate;asc`)).body.map(
        (row: { title: string }) => row.title,
      );
    expect(await titles('equal')).toEqual(['pierwszy', 'ostatni']);
    expect(await titles('lessThan')).toEqual(['wczoraj']);
    expect(await titles('greaterThan')).toEqual(['jutro']);
  });
});
