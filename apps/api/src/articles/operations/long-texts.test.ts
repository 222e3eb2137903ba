import { PermissionName } from '@redakcja/generated/model/permissionName';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { textWork } from '../../workers/worker-limits.ts';
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts';

const jobs: { name: string; owner: unknown }[] = [];
const pool = createWorkerPool({ ...textWork, time: 120_000 }, createLog('silent'));
const texts: WorkerPool = {
  ...pool,
  run: (job, input, owner) => {
    jobs.push({ name: job.name, owner });
    return pool.run(job, input, owner);
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ workers: { texts, files: pool, documents: pool, close: pool.close } });
});
afterAll(() => api.stop());

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
  const long = await ask(`<h4>Cel</h4>${'<p>Rada Gminy postanawia, co następuje.</p>'.repeat(3000)}`);
  expect(jobs).toEqual([{ name: 'checkPublication', owner: user.id }]);
  expect(long).toEqual(short);
});
