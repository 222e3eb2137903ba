// Lists, searches and writes as the number of articles grows: the first call after a change, later calls, and the same SQL without HTTP, with its plan.
import path from 'node:path';
import { listStatement } from '@redakcja/api/articles/list-statement';
import { openDatabase } from '@redakcja/api/database/database';
import { rowShape, text } from '@redakcja/api/database/row-shape';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { Product } from '../support/product.ts';
import { benchWrites, draft } from './api-bench.ts';
import { call } from './call.ts';
import { figure, ms, percentile, print, timed } from './figures.ts';
import { type Place, seed, startBuilt } from './place.ts';

const sizes = [10_000, 100_000, 1_000_000];
const embeddedSize = 100_000;
const firstRuns = 3;
const laterRuns = 20;

const planRow = rowShape({ 'QUERY PLAN': text() });

type Query = Record<string, string | readonly string[]>;

const lists = (articles: number): Record<string, Query> => ({
  'page 1': {},
  'page in the middle': { page: String(Math.floor(articles / 40)) },
  'last page': { page: String(Math.floor(articles / 20)) },
  drafts: { filters: ['status;equal;10'] },
  'title contains a rare word': { filters: ['title;contains;sprawa 0042'] },
  'title contains a frequent word': { filters: ['title;contains;wodociąg'] },
  'the same, page 100': { filters: ['title;contains;wodociąg'], page: '100' },
  'title contains two letters': { filters: ['title;contains;we'] },
  'created by': { filters: ['createdBy;contains;nowak'] },
  'name of the category': { filters: ['mainMenuElementDisplayText;contains;o'] },
  'created after a day': { filters: ['createdDate;greaterThan;2025-11-01'] },
  'by title': { sortings: ['title;asc'] },
  'by date of publication': { sortings: ['publishedDate;desc'] },
  'the same, in the middle': { sortings: ['publishedDate;desc'], page: String(Math.floor(articles / 40)) },
  'by beginning of publication': { sortings: ['publishStart;desc'] },
  'by version': { sortings: ['version;desc'] },
  'by main category': { sortings: ['mainMenuElementDisplayText;asc'] },
});
const searches: Record<string, string> = {
  'counts of the home page': '/api/articles/counts',
  'picker, all': '/api/searches/articles',
  'picker, frequent word': `/api/searches/articles?title=${encodeURIComponent('wodociąg')}`,
  'picker, published': '/api/searches/articles?statuses=40',
};

function addressOf(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) params.append(name, one);
  return `/api/articles?${params}`;
}

/** The first call after each of a few changes, and later calls. */
async function measure(product: Product, address: string): Promise<{ first: number; later: number }> {
  const first: number[] = [];
  for (let i = 0; i < firstRuns; i++) {
    await call(product, '/api/articles', { method: 'POST', body: draft });
    first.push(...(await timed(1, () => call(product, address), 0)));
  }
  return {
    first: percentile(first, 0.5),
    later: percentile(await timed(laterRuns, () => call(product, address)), 0.5),
  };
}

async function benchSize(place: Place, articles: number): Promise<void> {
  print(`\nLists of ${articles} articles: first call after a change / later calls`);
  const product = await startBuilt(place);
  const calls = [
    ...Object.entries(lists(articles)).map(([name, query]) => [name, addressOf(query)] as const),
    ...Object.entries(searches),
  ];
  try {
    for (const [name, address] of calls) {
      const { first, later } = await measure(product, address);
      figure(name, `${first.toFixed(1)} / ${ms(later)}`, '50 ms');
    }
    await benchWrites(product);
  } finally {
    await product.stop();
  }
  await benchStatements(place, articles);
}

/** After the server has stopped: it owns the folder of an embedded database. */
async function benchStatements(place: Place, articles: number): Promise<void> {
  print(`\nSQL of the lists of ${articles} articles, nothing kept`);
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, readUrl: null, poolSize: 2 },
  });
  try {
    for (const [name, query] of Object.entries(lists(articles))) {
      const { page, ...parts } = query;
      const { statement, values } = listStatement({ types: [10], size: 20, page: Number(page ?? 1), ...parts });
      figure(name, ms(percentile(await timed(3, () => database.read(statement, values), 1), 0.5)));
      const whole = statement.text.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]));
      const explain = { name: '', text: `explain (analyze, costs off, timing off) ${whole}`, rows: planRow };
      for (const row of await database.read(explain)) print(`      ${row['QUERY PLAN']}`);
    }
  } finally {
    await database.close();
  }
}

/** A value of the bench's own queries in SQL. */
function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`;
}

/** The articles of each size are added to those of the one before. */
async function benchSizes(place: Place, sizes: readonly number[]): Promise<void> {
  await (await startBuilt(place)).stop();
  let there = 0;
  for (const size of sizes) {
    seed(place, size - there);
    there = size;
    await benchSize(place, size);
  }
}

/** On PostgreSQL, and the embedded database with as many as it is meant for. */
export async function benchLargeLists(folder: string, most = sizes.at(-1) ?? 0): Promise<void> {
  const postgres = await startPostgres();
  if (postgres !== null) {
    try {
      const place = { DATA_DIR: path.join(folder, 'large'), DATABASE_URL: postgres.url };
      await benchSizes(
        place,
        sizes.filter((one) => one <= most),
      );
    } finally {
      postgres.stop();
    }
  }
  print('\nEmbedded');
  await benchSizes({ DATA_DIR: path.join(folder, 'large-embedded') }, [Math.min(embeddedSize, most)]);
}
