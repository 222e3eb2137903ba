// Lists, searches and writes as the number of articles grows, and the SQL of the lists without HTTP, with its plan.
import path from 'node:path';
import { articleList } from '@redakcja/api/articles/list/list-articles';
import type { OpenDatabase } from '@redakcja/api/database/database';
import { openDatabase } from '@redakcja/api/database/open-database';
import { rowShape, text } from '@redakcja/api/database/rows/row-shape';
import { listTotal, pageStatement, totalStatement } from '@redakcja/api/lists/read-article-page';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { Product } from '../support/product.ts';
import { benchWrites, draft } from './api-bench.ts';
import { call } from './call.ts';
import { figure, ms, print, timed } from './figures.ts';
import { type Place, seed, startBuilt } from './place.ts';

const sizes = [10_000, 100_000, 1_000_000];
/** Milliseconds by size: page 1, and everything else. */
const aims: Readonly<Record<number, { first: number; any: number }>> = {
  10000: { first: 1.3, any: 10 },
  100000: { first: 2, any: 40 },
  1000000: { first: 5, any: 300 },
};
const embeddedSize = 100_000;
const changeRuns = 3;
const laterRuns = 20;
const sqlRuns = 4;

const planRow = rowShape({ 'QUERY PLAN': text() });

type Query = Record<string, string | readonly string[]>;

const firstPages = ['page 1', 'drafts', 'published'];

function aimOf(articles: number, name: string): string {
  const { first, any } = aims[articles] ?? { first: Number.NaN, any: Number.NaN };
  return `${firstPages.includes(name) ? first : any} ms`;
}

const word = 'title;contains;wodociąg';
const published = 'status;equal;40';
const byCategory = ['mainMenuElementDisplayText;asc'];

const lists = (articles: number): Record<string, Query> => {
  const middle = String(Math.floor(articles / 40));
  return {
    'page 1': {},
    'page in the middle': { page: middle },
    'last page': { page: String(Math.floor(articles / 20)) },
    drafts: { filters: ['status;equal;10'] },
    published: { filters: [published] },
    'title contains a rare word': { filters: ['title;contains;sprawa 0042'] },
    'title contains a frequent word': { filters: [word] },
    'the same, page 100': { filters: [word], page: '100' },
    'frequent word, published': { filters: [word, published] },
    'title contains two letters': { filters: ['title;contains;we'] },
    'created by': { filters: ['createdBy;contains;nowak'] },
    'created by, drafts': { filters: ['createdBy;contains;nowak', 'status;equal;10'] },
    'name of the category': { filters: ['mainMenuElementDisplayText;contains;o'] },
    'name of the category, published': { filters: ['mainMenuElementDisplayText;contains;o', published] },
    'created after a day': { filters: ['createdDate;greaterThan;2025-11-01'] },
    'created on a day': { filters: ['createdDate;equal;2026-03-03'] },
    'of five categories': { extraFilters: ['categories;in;1;2;3;4;5'] },
    'of the vertical menu': { menuType: '20' },
    'of the vertical menu, published': { menuType: '20', filters: [published] },
    'by title': { sortings: ['title;asc'] },
    'by title, in the middle': { sortings: ['title;asc'], page: middle },
    'by title, the last page': { sortings: ['title;asc'], page: String(Math.floor(articles / 20)) },
    'by status': { sortings: ['status;asc'] },
    'by status, in the middle': { sortings: ['status;asc'], page: middle },
    'by date of publication': { sortings: ['publishedDate;desc'] },
    'by date of publication, in the middle': { sortings: ['publishedDate;desc'], page: middle },
    'by beginning of publication': { sortings: ['publishStart;desc'] },
    'by version': { sortings: ['version;desc'] },
    'by main category': { sortings: byCategory },
    'by main category, in the middle': { sortings: byCategory, page: middle },
    'by main category, published': { filters: [published], sortings: byCategory },
  };
};
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

/** Milliseconds. */
interface Times {
  /** The first one of the process. */
  first: number;
  /** The least of a few, each after a change of an article. */
  change: number;
  later: number;
}

const shown = ({ first, change, later }: Times) => `${first.toFixed(1)} / ${change.toFixed(1)} / ${ms(later)}`;

async function measure(product: Product, address: string): Promise<Times> {
  const read = () => call(product, address);
  const [first = Number.NaN] = await timed(1, read, 0);
  const changes: number[] = [];
  for (let i = 0; i < changeRuns; i++) {
    await call(product, '/api/articles', { method: 'POST', body: draft });
    changes.push(...(await timed(1, read, 0)));
  }
  return { first, change: Math.min(...changes), later: Math.min(...(await timed(laterRuns, read))) };
}

async function benchSize(place: Place, articles: number): Promise<void> {
  print(`\nLists of ${articles} articles: first call / call after a change / later calls`);
  const product = await startBuilt(place);
  const times = new Map<string, Times>();
  try {
    for (const [name, address] of Object.entries(searches))
      figure(name, shown(await measure(product, address)), aimOf(articles, name));
    for (const [name, query] of Object.entries(lists(articles)))
      times.set(name, await measure(product, addressOf(query)));
    await benchWrites(product);
  } finally {
    await product.stop();
  }
  // after the server has stopped: it owns the folder of an embedded database
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 2 },
  });
  try {
    for (const [name, query] of Object.entries(lists(articles))) {
      const http = times.get(name);
      if (http !== undefined) figure(name, shown(http), aimOf(articles, name));
      await benchStatements(database, query);
    }
  } finally {
    await database.close();
  }
}

/** The SQL of the total and of the page, with their plans. */
async function benchStatements({ db }: OpenDatabase, { page, ...parts }: Query): Promise<void> {
  const list = articleList({ types: [ArticleType.Common], size: 20, page: Number(page ?? 1), ...parts });
  const totalTimes = await timed(sqlRuns, () => db.rows(listTotal, totalStatement(list)), 1);
  const [counted] = await db.rows(listTotal, totalStatement(list));
  const found = pageStatement(list, counted?.total);
  const pageTimes = await timed(sqlRuns, () => db.rows(list.row, found), 1);
  figure('  its SQL: total / page', `${ms(Math.min(...totalTimes))} / ${ms(Math.min(...pageTimes))}`);
  for (const { text: query, values } of [totalStatement(list), found]) {
    const text = query.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]));
    const explain = { text: `explain (analyze, buffers, costs off, timing off) ${text}`, values: [] };
    for (const row of await db.rows(planRow, explain)) print(`      ${row['QUERY PLAN']}`);
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
