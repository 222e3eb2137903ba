// Bulk work of the `bip` command against the real server, compared with the same work as single requests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as turn } from 'node:timers/promises';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { buildCli } from '../../apps/cli/build.mjs';
import type { Product } from '../support/product.ts';
import { type Bip, bipIn, compare } from './bip-runs.ts';
import { benchConfig } from './config-bench.ts';
import { figure, ms, percentile, print, timed } from './figures.ts';
import { type Place, startBuilt } from './place.ts';

const changes = 10_000;
const tags = 50_000;
/** Number of single requests; the total is extrapolated from their mean. */
const singles = 400;

export async function benchCli(place: Place): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-bench-cli-'));
  const program = await buildCli(path.join(folder, 'dist'));
  const product = await startBuilt(place);
  const bip = bipIn(folder, program, product);
  try {
    print(`\nThe command bip, ${place.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`);
    benchStart(folder, program);
    benchExport(folder, bip);
    await benchStatuses(folder, product, bip);
    await benchImport(folder, product, bip);
    benchConfig(folder, bip);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function benchStart(folder: string, program: string): void {
  const start = (...args: string[]) => {
    const samples = Array.from({ length: 15 }, () => {
      const started = performance.now();
      spawnSync(process.execPath, args, { cwd: folder });
      return performance.now() - started;
    });
    return ms(percentile(samples, 0.5));
  };
  figure('bip --help, p50', start(program, '--help'), '150 ms');
  figure('  Node alone', start('-e', '0'));
}

/** Whole articles as NDJSON. */
function benchExport(folder: string, bip: Bip): void {
  const { seconds, memory } = bip('articles', 'export', '--all', '--out', path.join(folder, 'articles.ndjson'));
  figure('every article exported', `${seconds.toFixed(1)} s`, '15 s');
  figure('  peak memory of bip', `${memory.toFixed(0)} MiB`, '200 MiB');
}

/** Seconds that `count` sequential calls would take. */
async function sequentially(count: number, call: (i: number) => Promise<unknown>): Promise<number> {
  let i = 0;
  // `bip` ran meanwhile, and the server has closed the connections that were idle
  await turn();
  const samples = await timed(singles, () => call(i++));
  return (samples.reduce((sum, sample) => sum + sample, 0) / samples.length / 1000) * count;
}

async function send({ url, token }: Product, method: string, pathname: string, body: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + pathname, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function benchStatuses(folder: string, product: Product, bip: Bip): Promise<void> {
  const ids = bip('articles', 'list', '--status', 'opublikowany', '--size', '0', '-o', 'ids').stdout.trim().split('\n');
  const [inBulk, single] = [ids.slice(0, changes), ids.slice(changes)];
  const file = path.join(folder, 'ids.txt');
  writeFileSync(file, inBulk.join('\n'));
  const seconds = await sequentially(inBulk.length, (i) =>
    send(product, 'PUT', `/api/articles/${single[i]}/status/${ArticleStatus.Archived}`, {}),
  );
  const bulk = bip('articles', 'set-status', 'zarchiwizowany', '--file', file, '--output', 'ids', '--yes');
  compare(`${inBulk.length} status changes`, bulk, seconds);
}

async function benchImport(folder: string, product: Product, bip: Bip): Promise<void> {
  const file = path.join(folder, 'tags.csv');
  const rows = (count: number) => Array.from({ length: count }, (_, i) => `tag masowy numer ${i}`).join('\n');
  writeFileSync(file, `name\n${rows(tags)}\n`);
  const single = await sequentially(tags, (i) =>
    send(product, 'POST', '/api/dictionaries/tags', { name: `tag pojedynczy ${i}`, languageId: 1 }),
  );
  compare(`${tags} imported tags`, bip('dictionaries', 'import', 'tags', file, '--mode', 'create'), single);
  const repeated = bip('dictionaries', 'import', 'tags', file, '--mode', 'skip');
  figure('  the same file again, --mode skip', `${repeated.seconds.toFixed(1)} s`);

  const large = 6 * tags;
  const csv = path.join(folder, 'large.csv');
  writeFileSync(csv, `name\n${rows(large)}\n`);
  const json = path.join(folder, 'large.json');
  writeFileSync(
    json,
    JSON.stringify(
      rows(large)
        .split('\n')
        .map((name) => ({ name })),
    ),
  );
  for (const one of [csv, json]) {
    const dryRun = bip('dictionaries', 'import', 'tags', one, '--dry-run');
    const label = `dry run of ${large} rows as ${path.extname(one).slice(1)}`;
    figure(`${label}, peak memory`, `${dryRun.memory.toFixed(0)} MiB`, '150 MiB');
  }
}
