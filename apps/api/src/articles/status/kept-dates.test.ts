import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, clearArticles } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Confirmed, ToPublish } = ArticleStatus;
const api = withApi();
const admin = withClient(api, { isAdmin: true });
const start = new Date(Date.now() + 86_400_000);

beforeEach(() => clearArticles(api.db));

const { read } = articleCalls(() => admin);
const bulk = (body: object) => admin.put('/api/articles/status', body);

const planned = {
  publishStart: start.toISOString(),
  publishEnd: new Date(start.getTime() + 7_200_000).toISOString(),
};
const cards = {
  planned: { ...planned, archiveAfterPublishEnd: true },
  undated: { publishStart: null, publishEnd: null, archiveAfterPublishEnd: false },
  ended: { publishStart: null, publishEnd: '2020-01-01T00:00:00.000Z', archiveAfterPublishEnd: false },
};
const later = new Date(start.getTime() + 3_600_000).toISOString();
const tooLate = new Date(start.getTime() + 10_800_000).toISOString();
const noDate = 'Podaj datę publikacji od';
const pastEnd = 'Data publikacji do musi być późniejsza niż aktualna';

test.each<[object, Record<keyof typeof cards, string | object>, object | undefined]>([
  // nothing is named: each keeps its own
  [{}, { planned: cards.planned, undated: noDate, ended: `${noDate}. ${pastEnd}` }, undefined],
  [
    { publishStart: later },
    { planned: { ...cards.planned, publishStart: later }, undated: { publishStart: later }, ended: pastEnd },
    { publishStart: planned.publishStart, publishEnd: null, archiveAfterPublishEnd: false },
  ],
  [
    { publishStart: later, publishEnd: null },
    {
      planned: { ...cards.undated, publishStart: later },
      undated: { publishStart: later },
      ended: { publishEnd: null },
    },
    cards.planned,
  ],
  [
    { publishStart: tooLate },
    { planned: 'Data publikacji do musi być późniejsza niż data publikacji od', undated: {}, ended: pastEnd },
    undefined,
  ],
])('what a call does not name stays as each article has it: %j', async (named, expected, replacedDates) => {
  const made = new Map<string, number>();
  for (const [name, { publishStart, publishEnd, archiveAfterPublishEnd }] of Object.entries(cards)) {
    const { id } = await addArticle(api.db, { status: Confirmed });
    await api.db.execute(sql`update articles set publish_start = ${publishStart}::timestamptz,
      publish_end = ${publishEnd}::timestamptz, archive_after_publish_end = ${archiveAfterPublishEnd}::boolean where id = ${id}::int`);
    made.set(name, id);
  }
  const body = { articleIds: [...made.values()], newStatus: ToPublish, ...named };
  const [asked, answer] = [await bulk({ ...body, dryRun: true }), await bulk(body)];
  const without = ({ etag: _etag, ...result }: { etag?: string }) => result;
  expect(answer.body.map(without)).toEqual(asked.body);
  for (const [index, wanted] of Object.values(expected).entries()) {
    const result = answer.body[index];
    if (typeof wanted === 'string') expect(result.errors.join('. ')).toBe(wanted);
    else expect(await read(result.id)).toMatchObject({ status: ToPublish, ...wanted, ...result.dates });
  }
  expect(answer.body[0].replacedDates).toEqual(replacedDates);
});

test('before a confirmation it can be asked what publication will refuse', async () => {
  const content = '<p>PESEL 44051401359</p>';
  const [good, lacking, faulty] = [
    await addArticle(api.db, { publishStart: start }),
    await addArticle(api.db, { authorName: 'brak', categories: [] }),
    await addArticle(api.db, { content }),
  ];
  const body = { articleIds: [good.id, lacking.id, faulty.id], newStatus: Confirmed };
  const asked = await bulk({ ...body, dryRun: true });
  expect(asked.body.map((row: { atPublication?: string[] }) => row.atPublication)).toEqual([
    undefined,
    ['Podaj osobę, która wytworzyła informację', 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną'],
    [expect.stringContaining('numer PESEL')],
  ]);
  expect(asked.body.every(({ done }: { done: boolean }) => done)).toBe(true);
  expect((await bulk(body)).body.map((row: object) => 'atPublication' in row)).toEqual([false, false, false]);
});
