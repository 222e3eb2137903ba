// The order in which attachments are read: whoever waits for a small file does not wait for everybody's long ones.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentRepository } from '../../database/schema.ts';
import { formWith } from '../../files/checks/test-files.ts';
import { unreadableFile } from '../../files/documents/document-text.ts';
import { createLog } from '../../http/log.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { JobKilledError } from '../../workers/worker-pool.ts';
import { createWorkers, type Workers } from '../../workers/workers.ts';
import { indexDue } from './keep-index.ts';

let api: TestApi;
let editor: TestClient;
/** Beginnings of the files in the order of their reading; what is in brackets was stopped. */
const order: string[] = [];

/** Texts that begin with "długi" take longer than any time but the whole one. */
const readers: Workers['documents'] = {
  run: (async (job, input, _owner, time) => {
    const [name = ''] = readFileSync((input as { path: string }).path, 'utf8').split('.');
    const isStopped = name.startsWith('długi') && time !== undefined;
    order.push(isStopped ? `(${name})` : name);
    if (isStopped) throw new JobKilledError(job.name, 'time');
    return { ...unreadableFile, state: 'empty' };
  }) as Workers['documents']['run'],
  close: () => undefined,
};

beforeAll(async () => {
  api = await startApi({ workers: { ...createWorkers(createLog('silent')), documents: readers } });
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());
beforeEach(() => {
  order.length = 0;
});

async function send(...names: string[]): Promise<void> {
  for (const name of names) {
    const form = formWith('attachments', `${name}. Treść pliku`, `${name}.txt`);
    expect((await editor.post('/api/files/article', form)).status).toBe(200);
  }
}

test('first come, first served, and long files after all others', async () => {
  await send('długi 1', 'a', 'długi 2', 'b');
  await indexDue(api.services);
  expect(order).toEqual(['(długi 1)', 'a', '(długi 2)', 'b', 'długi 1', 'długi 2']);
});

test('what was left from before today waits for what was sent now', async () => {
  await send('c', 'd');
  await api.db.update(documentRepository).set({ createdDate: sql`now() - interval '2 days'` });
  await send('e', 'f');
  await indexDue(api.services);
  expect(order).toEqual(['e', 'f', 'c', 'd']);
});

test('what a long file was known for is kept between two runs', async () => {
  const long = new Set<number>();
  await send('długi 3');
  const stop = new AbortController();
  const services = { ...api.services, workers: { ...api.workers, documents: { ...readers, run: stopping } } };
  async function stopping(...given: Parameters<typeof readers.run>) {
    stop.abort();
    return readers.run(...given);
  }
  await indexDue({ ...services } as typeof api.services, stop.signal, long);
  await send('g');
  await indexDue(api.services, undefined, long);
  expect(order).toEqual(['(długi 3)', 'g', 'długi 3']);
});
