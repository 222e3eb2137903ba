// Lists and writes over HTTP, compared with the same SQL sent to the database.
import { setTimeout as wait } from 'node:timers/promises';
import { articleList } from '@redakcja/api/articles/list/list-articles';
import { openDatabase } from '@redakcja/api/database/open-database';
import { listTotal, pageStatement, totalStatement } from '@redakcja/api/lists/read-article-page';
import autocannon from 'autocannon';
import type { Product } from '../support/product.ts';
import { call } from './call.ts';
import { figure, leastAndMedian, ms, percentile, print, timed } from './figures.ts';
import { loadFortyPages } from './forty-pages.ts';
import { addFullArticle } from './full-article.ts';
import { type Place, seed, startBuilt } from './place.ts';

/** In milliseconds: V8 gives unused memory back by then. */
const idlePause = 30_000;

const lists = [
  { name: 'page 1', query: { size: 20, page: 1 }, aim: '1.3 ms' },
  { name: 'page 250', query: { size: 20, page: 250 }, aim: '' },
  {
    name: 'title contains a rare word',
    query: { size: 20, page: 1, filters: ['title;contains;sprawa 0423'] },
    aim: '5 ms',
  },
  {
    name: 'title contains a frequent word',
    query: { size: 20, page: 1, filters: ['title;contains;wodociąg'] },
    aim: '',
  },
] as const;

export async function benchApi(engine: string, place: Place, articles: number): Promise<void> {
  print(`\n${engine}, ${articles} articles`);
  const firstStart = await startBuilt(place);
  await firstStart.stop();
  seed(place, articles);
  const full = await addFullArticle(place);

  const product = await startBuilt(place);
  figure('cold start', ms(product.coldStart), place.DATABASE_URL ? '450 ms' : '1000 ms');
  figure('memory after the start and a sign-in', `${product.memory().toFixed(0)} MiB`);
  await wait(idlePause);
  figure('memory after 30 s without calls', `${product.memory().toFixed(0)} MiB`, place.DATABASE_URL ? '105 MiB' : '');
  const overHttp = new Map<string, number[]>();
  for (const list of lists)
    overHttp.set(list.name, await timed(300, () => call(product, `/api/articles?${queryOf(list.query)}`)));
  figure(
    'card: 20 versions, 50 attachments, 100 log entries',
    leastAndMedian(await timed(200, () => call(product, `/api/articles/${full}`))),
    '1.58 ms',
  );
  await benchLoad(product);
  await benchWrites(product);
  figure('memory after the load', `${product.memory().toFixed(0)} MiB`);
  await product.stop();

  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 4 },
  });
  for (const list of lists) {
    const found = articleList({ types: [10], ...list.query });
    const direct = await timed(300, () =>
      Promise.all([
        database.db.rows(found.row, pageStatement(found)),
        database.db.rows(listTotal, totalStatement(found)),
      ]),
    );
    const http = overHttp.get(list.name) ?? [];
    const [p50, p95] = [percentile(http, 0.5), percentile(http, 0.95)];
    figure(`list, ${list.name}`, leastAndMedian(http), list.aim);
    figure(`list, ${list.name}: p95`, ms(p95));
    figure(`  its SQL only: p50`, ms(percentile(direct, 0.5)));
    figure(`  ratio of the p50s`, (p50 / percentile(direct, 0.5)).toFixed(2), '2');
  }
  await database.close();
}

function queryOf(query: { size: number; page: number; filters?: readonly string[] }): URLSearchParams {
  const params = new URLSearchParams({ page: String(query.page), size: String(query.size) });
  for (const filter of query.filters ?? []) params.append('filters', filter);
  return params;
}

/** Eight connections for five seconds: one page of the list, and forty pages in turn. */
async function benchLoad(product: Product): Promise<void> {
  const headers = { authorization: `Bearer ${product.token}` };
  const same = await autocannon({ url: `${product.url}/api/articles?size=20`, headers, connections: 8, duration: 5 });
  figure('list requests/s, 8 connections, one page shared', same.requests.average.toFixed(0));
  const mixed = await loadFortyPages(product, 8);
  figure('list requests/s, 8 connections, forty pages', mixed.toFixed(0), '2500');
}

export const draft = {
  title: 'Zapytanie ofertowe: dostawa soli drogowej',
  shortDescription: 'Zaproszenie do złożenia oferty.',
  content: '<p>Szczegóły w załączniku.</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
};

export async function benchWrites(product: Product): Promise<void> {
  const ids: number[] = [];
  const create = async () => {
    const { id } = (await call(product, '/api/articles', { method: 'POST', body: draft })) as { id: number };
    ids.push(id);
  };
  figure('article created', leastAndMedian(await timed(300, create)), '1.5 ms');
  while (ids.length < 1000) await create();
  const thousand = ids.slice(0, 1000);
  const started = performance.now();
  const confirmed = await call(product, '/api/articles/status', {
    method: 'PUT',
    body: { articleIds: thousand, newStatus: 20 },
  });
  const bulk = performance.now() - started;
  const done = (confirmed as { done: boolean }[]).filter((row) => row.done).length;
  figure(`${done} status changes with change log, one call`, ms(bulk), '60 ms');
  const single = await timed(100, async () => {
    const id = thousand.pop();
    await call(product, `/api/articles/${id}/status/10`, { method: 'PUT', body: {} });
  });
  figure('one status change', leastAndMedian(single), '3.15 / 5.16 ms');
}
