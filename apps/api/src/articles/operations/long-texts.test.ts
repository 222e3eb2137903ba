import { PermissionName } from '@redakcja/generated/model/permissionName';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { textWork } from '../../workers/worker-limits.ts';
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts';

/** What others do while a text is looked through. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const jobs: { name: string; owner: unknown }[] = [];
const pool = createWorkerPool({ ...textWork, time: 120_000 }, createLog('silent'));
const texts: WorkerPool = {
  ...pool,
  run: async (job, input, owner) => {
    jobs.push({ name: job.name, owner });
    await meanwhile();
    return pool.run(job, input, owner);
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ workers: { texts, files: pool, documents: pool, close: pool.close } });
});
afterAll(() => api.stop());
beforeEach(() => {
  jobs.length = 0;
  meanwhile = async () => undefined;
});

const paragraphs = '<p>Rada Gminy postanawia, co następuje.</p>'.repeat(2400);

test('what a long draft lacks is looked for in a worker, in the name of who asks; of a short one at once', async () => {
  const user = await api.user({ permissions: [PermissionName.PublishArticles] });
  const ask = async (content: string) => {
    const { id } = await addArticle(api.db, { status: 30, publishStart: new Date(), content });
    const answer = await api.as(user).get(`/api/articles/${id}/operations`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const short = await ask('<h4>Cel</h4>');
  expect(jobs).toEqual([]);
  const long = await ask(`<h4>Cel</h4>${paragraphs}`);
  expect(jobs).toEqual([{ name: 'checkPublication', owner: user.id }]);
  expect(long).toEqual(short);
});

test.each([
  ['one article', (id: number) => ({ url: `/api/articles/${id}/status/30`, body: { changeText: null } })],
  [
    'articles',
    (id: number) => ({
      url: '/api/articles/status',
      body: { articleIds: [id], newStatus: 30, publishNow: true, changeText: 'aktualizacja treści' },
    }),
  ],
])('a publication of %s looks through a long text in a worker, and holds nobody up meanwhile', async (_what, call) => {
  const user = await api.user({ isAdmin: true });
  const content = `${paragraphs}<p>PESEL 44051401359</p>`;
  const { id } = await addArticle(api.db, { status: 20, publishStart: new Date(Date.now() + 86_400_000), content });
  const other = await addArticle(api.db);
  let seen: number | undefined;
  // the publication would wait for it, and it for the transaction of the publication
  meanwhile = async () => {
    seen = (await api.as(user).get(`/api/articles/${other.id}`)).status;
    await api.db.execute(sql`update articles set title = 'Zapisane' where id = ${other.id}`);
  };
  const { url, body } = call(id);
  const answer = await api.as(user).put(url, body);
  expect(JSON.stringify(answer.body)).toContain('numer PESEL');
  expect(JSON.stringify(answer.body)).not.toContain('44051401359');
  expect([seen, jobs]).toEqual([200, [{ name: 'checkPublication', owner: user.id }]]);
});
