import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { CategoryPath } from '@redakcja/generated/model/categoryPath';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseArticles } from '../../database/schema.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addCategory } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { article, draft, history } from '../testing/portable-drafts.ts';
import { importInto } from '../testing/portable-office.ts';

const { ToPublish, Published } = ArticleStatus;
const content = '<h2>Wykaz</h2><table><tr><th>PESEL</th></tr><tr><td>44051401359</td></tr></table>';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

const { read } = articleCalls(() => admin);

test('what was public elsewhere comes past the gate with a written reason only, which its change log and the audit log keep', async () => {
  const category: CategoryPath = { path: ['Uchwały'] };
  await addCategory(api.db, 'Uchwały');
  const past = draft({ version: 1, status: Published, history, categories: [category] });
  const articles = [
    article('dobry', past),
    article('z-numerem', { ...past, content, baseArticleAuthorName: 'brak' }),
    article('roboczy', draft({ content })),
    article(
      'krokami',
      draft({ content, status: ToPublish, categories: [category], publishStart: '2999-01-01T08:00:00.000Z' }),
    ),
  ];
  const said = async (more: object) =>
    (await importInto(admin, { articles, ...more })).map(({ done, despite }) => (done ? despite : null));
  for (const reason of [null, ' ', 'aktualizacja treści', '.'])
    expect(await said({ dryRun: true, pastGateReason: reason })).toEqual([[], null, [], null]);
  const lacking = ['Podaj osobę, która wytworzyła informację', 'numer PESEL'];
  const reasons = { pastGateReason: 'przeniesienie z poprzedniego BIP', changeText: 'wyrok sądu' };
  expect(await said({ dryRun: true, ...reasons })).toEqual([[], lacking, [], ['numer PESEL']]);
  expect(await api.db.$count(baseArticles, sql`key = 'z-numerem'`)).toBe(0);
  expect(await said(reasons)).toEqual([[], lacking, [], ['numer PESEL']]);
  const [entry] = (await admin.get('/api/auth/audit-entries?size=1')).body;
  expect(entry.details).toContain('Przejęcie mimo braków, powód: przeniesienie z poprzedniego BIP');
  const taken = await importInto(admin, { articles: articles.slice(1, 2), dryRun: true });
  expect(taken).toMatchObject([{ outcome: 'unchanged', despite: [] }]);
  const [row] = (await admin.get('/api/articles?filters=status;equal;40')).body.filter(
    ({ createdBy }: { createdBy: string }) => createdBy === history.createdBy,
  );
  expect((await read(row.id)).changeLogEntries[0]).toMatchObject({
    description: 'Przejęcie opublikowanej wersji mimo braków',
    changeText: null,
    details: ['Powód: przeniesienie z poprzedniego BIP', ...lacking].map((description) => ({ description })),
  });
  const refused = await admin.post('/api/articles/portable', { articles, pastGateReason: 'PESEL 44051401359' });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'pastGateReason' }] } });
});

test('a dry run says the same and writes nothing', async () => {
  const before = await api.db.$count(baseArticles);
  const [planned] = await importInto(admin, { articles: [article('proba', draft())], dryRun: true });
  expect(planned).toMatchObject({ outcome: 'created', done: true });
  expect(await api.db.$count(baseArticles)).toBe(before);
});
