// The bulletin of an office with many categories: every page made anew, also before the database is analysed, as after an import.
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@redakcja/api/database/open-database';
import { integer, rowShape, text } from '@redakcja/api/database/rows/row-shape';
import { readCategories } from '@redakcja/api/site/operations/public-category';
import { readChanges } from '@redakcja/api/site/operations/public-changes';
import { readFrame } from '@redakcja/api/site/operations/public-frame';
import { readNewest, readOrder } from '@redakcja/api/site/operations/public-lists';
import { visitedRows } from '@redakcja/api/testing/visited-rows';
import { freePort } from '../../scripts/free-port.mjs';
import { wholeTime } from '../support/processor-time.ts';
import { figure, print } from './figures.ts';
import { fillMenu } from './menu-data.ts';
import { type Place, seed, startBuilt } from './place.ts';

const categories = 5000;
/** Each in a server of its own, so that it finds nothing that others have read. */
const pages = [
  '/',
  '/mapa-strony',
  '/zmiany',
  '/szukaj',
  '/szukaj?q=uchwala',
  '/szukaj?od=2020-01-01',
  '/statystyka',
  '/urzad',
  '/sitemap.xml',
  '/atom.xml',
  '/zmiany.json',
  '/strony.json',
  '/api/public/PL/articles',
  '/api/public/PL/categories',
];

const works = {
  categories: (db) => readCategories(db, 'PL'),
  frame: (db) => readFrame(db, 'PL'),
  'newest articles': (db) => readNewest(db, 'PL', 8),
  'newest changes': (db) => readChanges(db, 'PL', { size: 500 }),
  'order of all articles': (db) => readOrder(db, 'PL', {}),
} satisfies Record<string, Parameters<typeof visitedRows>[1]>;

/** `postmaster`: the process of the database server. */
export async function benchCategories(place: Place, articles: number, postmaster?: number): Promise<void> {
  // the other place has its articles
  if (place.DATABASE_URL === undefined) {
    await (await startBuilt(place)).stop();
    seed(place, articles);
  }
  await fillMenu(place, categories);
  for (const isAnalysed of [false, true]) {
    const engine = place.DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL';
    print(
      `\nThe bulletin, ${categories} categories, ${articles} articles, ${engine}, ${isAnalysed ? '' : 'not '}analysed`,
    );
    await explain(place, isAnalysed);
    for (const page of [...pages, ...(await ownPages(place))])
      figure(`  ${page}, ms of a processor`, await unlessTooLong(processorTime(place, page, postmaster)), '300');
  }
}

/** What does not end in the time that it has is a figure too. */
const unlessTooLong = (value: Promise<number>) =>
  value.then(
    (one) => one.toLocaleString('en'),
    () => 'too long',
  );

/** Rows that the statements of the pages look at, as EXPLAIN counts them. */
async function explain(place: Place, isAnalysed: boolean): Promise<void> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 2 },
  });
  try {
    // what the server does beside, as after an import, would be counted too
    await database.db.rows(rowShape({}), { text: 'delete from articles_to_index', values: [] });
    await database.db.rows(rowShape({}), { text: isAnalysed ? 'analyze' : 'delete from pg_statistic', values: [] });
    for (const [name, work] of Object.entries(works))
      figure(`  ${name}, rows looked at`, await unlessTooLong(visitedRows(database.db, work)));
  } finally {
    await database.close();
  }
}

const largest = rowShape({
  category: integer('max(m.id)'),
  article: text(
    "(select '/artykul/' || a.base_article_id || '/' || a.slug from public_articles a where a.type = 10 limit 1)",
  ),
});

/** A category with all articles, and an article. */
async function ownPages(place: Place): Promise<string[]> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 1 },
  });
  try {
    const [row] = await database.db.rows(largest, {
      text: `select ${largest.columns} from menu_elements m`,
      values: [],
    });
    return row === undefined ? [] : [`/kategoria/${row.category}/kategoria-${row.category}`, row.article];
  } finally {
    await database.close();
  }
}

/** Of the server and the database, for the first page that anybody asks for. */
async function processorTime(place: Place, page: string, postmaster?: number): Promise<number> {
  const port = await freePort();
  const product = await startBuilt({ ...place, SITE_PORT: String(port) });
  try {
    const spent = () => wholeTime(product.process.pid ?? 0) + (postmaster === undefined ? 0 : wholeTime(postmaster));
    // React is loaded, and what the start leaves to do is done; another language has parts of its own
    await once(`http://localhost:${port}/en/urzad`);
    await quiet(spent);
    const before = spent();
    await once(`http://localhost:${port}${page}`);
    return spent() - before;
  } finally {
    await product.stop();
  }
}

/** Until a second has cost next to nothing. */
async function quiet(spent: () => number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; spent() - before > 20; ) {
    before = spent();
    await setTimeout(1000);
  }
}

async function once(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}
