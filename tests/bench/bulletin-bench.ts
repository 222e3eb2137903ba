// The bulletin: cached and new pages, beside nginx with the same bytes, and its copy in files.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@redakcja/api/database/open-database';
import { integer, rowShape } from '@redakcja/api/database/rows/row-shape';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import autocannon from 'autocannon';
import { buildCli } from '../../apps/cli/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import type { Product } from '../support/product.ts';
import { nginx } from './behind-nginx.ts';
import { call } from './call.ts';
import { figure, leastAndMedian, print, timed } from './figures.ts';
import { type Place, seed, startBuilt } from './place.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const packed = { 'accept-encoding': 'br' };
const copied = 10_000;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: packed }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, headers: packed, connections: 50, duration: 5 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} pages were refused`);
  return result.requests.average;
}

/** One file, as it was packed by the bulletin. */
async function loadNginx(program: string, body: Buffer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-bench-nginx-'));
  mkdirSync(path.join(folder, 'www'));
  writeFileSync(path.join(folder, 'www/page'), body);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/www; add_header content-encoding br; }
}`,
  );
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const url = `http://127.0.0.1:${port}/page`;
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      if (child.exitCode !== null) throw new Error('nginx');
    return await load(url);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the answer of the publication until readers see it. */
async function visibleAfter(product: Product, site: string): Promise<number> {
  const [{ id }] = (await call(product, '/api/articles?size=1&filters=status;equal;20')) as [{ id: number }];
  const before = (await get(`${site}/`)).headers.etag;
  const body = { articleIds: [id], newStatus: ArticleStatus.ToPublish, publishNow: true, changeText: 'Pomiar' };
  const [result] = (await call(product, '/api/articles/status', { method: 'PUT', body })) as RowResult[];
  if (!result?.done) throw new Error(result?.errors.join(' '));
  const started = performance.now();
  while ((await get(`${site}/`)).headers.etag === before) if (performance.now() - started > 10_000) return Number.NaN;
  return performance.now() - started;
}

const left = rowShape({ articles: integer('(select count(*)::int from articles_to_index)') });

/** Seconds until the index of the search has what was added: while it is written, nothing else is measured. */
async function indexed(place: Place): Promise<number> {
  const begun = performance.now();
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 1 },
  });
  try {
    while ((await database.db.rows(left, left.select))[0]?.articles !== 0) await setTimeout(200);
  } finally {
    await database.close();
  }
  return (performance.now() - begun) / 1000;
}

export async function benchBulletin(place: Place, articles: number): Promise<void> {
  print(`\nThe bulletin, ${articles} articles, ${place.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`);
  const port = await freePort();
  const product = await startBuilt({ ...place, SITE_PORT: String(port) });
  const site = `http://localhost:${port}`;
  try {
    figure('  index of the search', `${(await indexed(place)).toFixed(0)} s`);
    const rows = (await call(product, '/api/public/PL/articles?size=200')) as { path: string }[];
    const [first = '', ...others] = rows.map((row) => site + row.path);
    const page = await get(first);
    figure('  article over the wire, brotli', `${(page.body.length / 1000).toFixed(1)} kB`, '14 kB');
    figure('  cached page, least / median', leastAndMedian(await timed(2000, () => get(first))), '1 ms');
    figure('  cached page, requests/s', (await load(first)).toFixed(0), '5,000');
    const program = nginx();
    if (program === undefined) print('  No nginx here: the same bytes are not measured beside it.');
    else figure('  the same bytes from nginx, requests/s', (await loadNginx(program, page.body)).toFixed(0));
    const left = others.values();
    const anew = await timed(100, () => get(left.next().value ?? ''), 20);
    figure('  article that is not cached', leastAndMedian(anew), '15 ms');
    const search = ['budzet', 'drogi gminnej', 'uchwala zmian'].flatMap((words) => [`${words} 2026`, words]).values();
    const found = await timed(6, () => get(`${site}/szukaj?q=${encodeURIComponent(search.next().value ?? '')}`), 0);
    figure('  search', leastAndMedian(found), '50 ms');
    figure('  seen after its publication', `${(await visibleAfter(product, site)).toFixed(0)} ms`, '1,000 ms');
    const begun = performance.now();
    await get(`${site}/dane/artykuly.csv`);
    figure('  open data of all articles', `${((performance.now() - begun) / 1000).toFixed(1)} s`);
  } finally {
    await product.stop();
  }
}

/** Seconds for all of it, and again after one change. */
export async function benchCopy(folder: string): Promise<void> {
  print(`\nThe bulletin as files, ${copied} articles, embedded`);
  const place = { DATA_DIR: path.join(folder, 'copied') };
  await (await startBuilt(place)).stop();
  seed(place, copied);
  const port = await freePort();
  const product = await startBuilt({ ...place, SITE_PORT: String(port) });
  const program = await buildCli(path.join(folder, 'cli'));
  const site = `http://localhost:${port}`;
  const copy = () => {
    const begun = performance.now();
    const options = ['site', 'export', path.join(folder, 'copy'), '--site', site];
    const { status, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  };
  try {
    figure('  all of it', copy(), '60 s');
    await visibleAfter(product, site);
    figure('  again after one change', copy(), '2 s');
  } finally {
    await product.stop();
  }
}
