// Numbers for a monitoring system.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { buildSite } from '../site/host/site-server.ts';
import { addArticle } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';
import { openMetrics } from './serve-metrics.ts';

const token = 'token-nadzoru-urzedu';
const api = withApi({ env: { METRICS_TOKEN: token, PESEL: '75030660919' } });
const anna = withClient(api, { permissions: ['CreateArticles'] });

const read = (authorization?: string) =>
  api.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
const numbers = async () => (await read(`Bearer ${token}`)).payload;
/** The value of a series; the names of its labels are in the order in which they are written. */
const numberOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  );

test('only who knows the token reads them', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`])
    expect((await read(wrong)).statusCode).toBe(401);
  const answer = await read(`Bearer ${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  expect(answer.payload).toMatch(/# EOF\n$/);
});

test('requests are counted by operation and status, and nothing of an address or a person is told', async () => {
  const series = 'redakcja_bip_request_duration_seconds_count{host="office",operation="listArticles",status="200"}';
  const before = numberOf(await numbers(), series) || 0;
  await anna.get('/api/articles?filters=title;contains;75030660919');
  await api.app.inject({ url: '/nie-ma/75030660919' });
  const after = await numbers();
  expect(numberOf(after, series)).toBe(before + 1);
  expect(after).not.toMatch(/75030660919|nie-ma|anna/);
});

test('what waits, and how late the schedule is', async () => {
  api.clock.now = new Date('2026-11-20T10:05:00.000Z');
  await addArticle(api.db, { status: ArticleStatus.ToPublish, publishStart: new Date('2026-11-20T10:00:00.000Z') });
  await addArticle(api.db, { status: ArticleStatus.Published, publishedDate: api.clock.now });
  const text = await numbers();
  expect(numberOf(text, 'redakcja_bip_database_up')).toBe(1);
  expect(numberOf(text, 'redakcja_bip_published_articles')).toBe(1);
  expect(numberOf(text, 'redakcja_bip_articles_to_index')).toBeGreaterThan(0);
  expect(numberOf(text, 'redakcja_bip_documents_to_read')).toBe(0);
  expect(numberOf(text, 'redakcja_bip_schedule_overdue_seconds')).toBe(300);
});

test('on a port of its own, for the bulletin too', async () => {
  const port = await freePort();
  const config = { ...api.config, serve: 'bulletin' as const, metrics: { port, token: null } };
  const metrics = await openMetrics(config, { ...api.database, log: api.services.log, now: api.services.now });
  const site = await buildSite(api.services, { observe: metrics.observe('bulletin') });
  const stop = await metrics.listen();
  try {
    await site.inject('/');
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
    expect(text).toContain('{host="bulletin",operation="/",status="200"}');
    expect(text).not.toContain('redakcja_bip_database_up');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
    await expect(metrics.listen()).rejects.toThrow(`Port ${port} jest zajęty`);
  } finally {
    await stop();
    await site.close();
  }
});

test.each(['alerts.yml', 'dashboard.json', '../monitoring.md'])('%s names what there is', async (file) => {
  const monitoring = path.resolve(import.meta.dirname, '../../../../docs/administration/monitoring');
  const named = readFileSync(path.join(monitoring, file), 'utf8').matchAll(
    /(?<!\w)(?:redakcja_bip|nodejs|process)_\w+/g,
  );
  // of what has no value now there is a type all the same; a histogram has several series
  const known = [...(await numbers()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  const isKnown = (name: string) => known.some((one) => name === one || name.startsWith(`${one}_`));
  const missing = [...named].map(([name]) => name).filter((name) => !isKnown(name));
  expect(missing.filter((name) => !/_$/.test(name))).toEqual([]);
});
