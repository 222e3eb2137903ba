// Articles taken along: 10,000 drafts against single calls, and 10,000 hostile articles out of one office, into another and out again, byte for byte.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { PortableArticles } from '@redakcja/generated/model/portableArticles';
import { buildCli } from '../../apps/cli/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { Product } from '../support/product.ts';
import { type Bip, bipIn, compare } from './bip-runs.ts';
import { call } from './call.ts';
import { figure, print, timed } from './figures.ts';
import { type OfficeNames, writeHostileArticles } from './hostile-articles.ts';
import { type Place, startBuilt } from './place.ts';

/** Number of single requests; the total is extrapolated from their mean. */
const singles = 400;

export async function benchTransfer(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-bench-transfer-'));
  const program = await buildCli(path.join(folder, 'dist'));
  const [first, second] = [await startPostgres(), await startPostgres()];
  try {
    if (first === null || second === null) print('No PostgreSQL here: only the embedded database is measured.');
    else {
      const [here, there] = [first.url, second.url].map((DATABASE_URL) => ({ DATABASE_URL }));
      await benchBetween('PostgreSQL', folder, program, here ?? {}, there ?? {}, count);
    }
    await benchBetween('embedded', folder, program, {}, {}, count);
  } finally {
    first?.stop();
    second?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchBetween(
  label: string,
  parent: string,
  program: string,
  here: Partial<Place>,
  there: Partial<Place>,
  count: number,
): Promise<void> {
  const folder = mkdtempSync(path.join(parent, 'run-'));
  const at = (name: string) => path.join(folder, name);
  const start = (name: string, place: Partial<Place>) => startBuilt({ ...place, DATA_DIR: at(name) });
  const [from, to] = [await start('here', here), await start('there', there)];
  print(`\nArticles taken along, ${label}, ${count}`);
  try {
    const bips = [bipIn(folder, program, from), bipIn(folder, program, to)] as const;
    await benchDrafts(at('drafts.ndjson'), from, bips[0], count);
    writeHostileArticles(at('made'), count, await namesOf(from));
    takeAlong(folder, ...bips);
  } finally {
    await from.stop();
    await to.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const draft = {
  title: 'Uchwała nr 17 w sprawie regulaminu utrzymania czystości',
  shortDescription: 'Regulamin utrzymania czystości i porządku w gminie.',
  content: `<p>${'Na podstawie art. 18 ust. 2 pkt 15 ustawy uchwala się, co następuje. '.repeat(17)}</p>`,
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
};

async function benchDrafts(file: string, product: Product, bip: Bip, count: number): Promise<void> {
  const samples = await timed(singles, () => call(product, '/api/articles', { method: 'POST', body: draft }));
  const single = (samples.reduce((sum, sample) => sum + sample, 0) / samples.length / 1000) * count;
  const rows = Array.from({ length: count }, (_, i) => JSON.stringify({ key: `wersja-robocza-${i}`, ...draft }));
  writeFileSync(file, rows.join('\n'));
  const planned = bip('articles', 'import', file, '--dry-run', '-o', 'ids');
  figure(`${count} drafts, dry run`, `${planned.seconds.toFixed(1)} s`);
  compare(`${count} drafts imported`, bip('articles', 'import', file, '-o', 'ids', '--yes'), single);
  const repeated = bip('articles', 'import', file, '-o', 'ids', '--yes');
  figure('  the same file again', `${repeated.seconds.toFixed(1)} s`);
}

function takeAlong(folder: string, here: Bip, there: Bip): void {
  const at = (name: string) => path.join(folder, name);
  const measured = (label: string, bip: Bip, ...args: string[]) => {
    const { seconds, memory } = bip('articles', ...args);
    figure(label, `${seconds.toFixed(1)} s, ${memory.toFixed(0)} MiB`);
  };
  // hostile names lack marks
  const pastGate = ['--past-gate', 'pomiar przenoszenia'];
  measured('hostile articles imported', here, 'import', at('made'), '-o', 'csv', '--yes', ...pastGate);
  const exported = (bip: Bip, name: string) => {
    const ids = bip('articles', 'list', '--title', 'O’Brien', '--size', '0', '-o', 'ids').stdout;
    writeFileSync(at(`${name}.txt`), ids);
    measured('  exported', bip, 'export', '--file', at(`${name}.txt`), '--folder', at(name));
  };
  exported(here, 'first');
  measured('  imported elsewhere', there, 'import', at('first'), '-o', 'ids', '--yes', ...pastGate);
  exported(there, 'second');
  const [before, after] = [contentsOf(at('first')), contentsOf(at('second'))];
  const names = new Set([...before.keys(), ...after.keys()]);
  const different = [...names].filter((name) => before.get(name) !== after.get(name));
  figure('  files', String(before.size));
  figure('  files that are not the same byte for byte', String(different.length), '0');
  for (const name of different.slice(0, 5)) print(`    ${name}`);
}

/** Without what the import has added to the change logs of what came past the gate. */
function asExported(name: string, content: Buffer): string | Buffer {
  if (!name.startsWith('articles/')) return content;
  const article = JSON.parse(content.toString()) as PortableArticle;
  for (const { history } of article.versions)
    if (history?.changeLog.at(-1)?.description === changeLogDescriptions.takenOver) history.changeLog.pop();
  return JSON.stringify(article);
}

/** SHA-256 by name. */
function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map((one) => {
      const file = path.join(one.parentPath, one.name);
      const name = path.relative(folder, file);
      return [
        name,
        createHash('sha256')
          .update(asExported(name, readFileSync(file)))
          .digest('hex'),
      ];
    }),
  );
}

/** Categories and tags of the demonstration, which both offices have. */
async function namesOf(product: Product): Promise<OfficeNames> {
  const rows = (await call(product, '/api/articles?size=100')) as { id: number }[];
  const query = rows.map(({ id }) => `articleIds=${id}`).join('&');
  const { articles } = (await call(product, `/api/articles/portable?${query}`)) as PortableArticles;
  const versions = articles.flatMap((one) => one.versions);
  const categories = new Map(
    versions.flatMap(({ categories: own = [] }) => own).map((one) => [JSON.stringify(one), one]),
  );
  const tags = new Map<string, string[]>();
  for (const { language, tags: own = [] } of versions)
    tags.set(language, [...new Set([...(tags.get(language) ?? []), ...own])]);
  const otherLanguages = [...tags.keys()].filter((one) => one !== 'PL');
  return { categories: [...categories.values()], otherLanguages, tags };
}
