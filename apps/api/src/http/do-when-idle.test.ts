// What the first calls would wait for is done before, while nobody calls.
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { doWhenIdle } from './do-when-idle.ts';

afterEach(() => void vi.useRealTimers());

test('one step after the other, each once nobody has called for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const app = Fastify();
  const done: string[] = [];
  app.get('/', async () => 'called');
  doWhenIdle(app, [() => done.push('first'), () => done.push('second')]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.advanceTimersByTime(90);
  await app.inject('/');
  vi.advanceTimersByTime(90);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['first']);
  await app.inject('/');
  vi.advanceTimersByTime(90);
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(20);
  expect(done).toEqual(['first', 'second']);
  await app.close();
});

test('the check of a long text is compiled before the first one comes', async () => {
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  const compiled = () => compile.mock.calls.map(([schema]) => JSON.stringify(schema));
  const ofArticles = () => compiled().filter((schema) => schema.includes('/paths/~1api~1articles/post/'));
  // the checks of a process are compiled once: these are those of a process that has just started
  vi.resetModules();
  const { startApi } = await import('../testing/start-api.ts');
  const api = await startApi();
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect(compiled()).toEqual([]);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(ofArticles).toHaveLength(1);
  const before = ofArticles();
  expect((await editor.post('/api/articles', { title: 1, content: 'a'.repeat(200_000) })).status).toBe(400);
  expect(ofArticles()).toEqual(before);
  await api.stop();
});
