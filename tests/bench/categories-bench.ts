// The bulletin of an office with many categories: every page made anew, also before the database is analysed, as after an import.
import { openDatabase } from '@redakcja/api/database/open-database';
import { rowShape } from '@redakcja/api/database/rows/row-shape';
import { readCategories } from '@redakcja/api/site/operations/public-category';
import { readFrame } from '@redakcja/api/site/operations/public-frame';
import { readChanges, readNewest, readOrder } from '@redakcja/api/site/operations/public-lists';
import { visitedRows } from '@redakcja/api/testing/visited-rows';
import { freePort } from '../../scripts/free-port.mjs';
import { figure, ms, print } from './figures.ts';
import { fillMenu } from './menu-data.ts';
import { type Place, seed, startBuilt } from './place.ts';

const categories = 5000;
const pages = ['/', '/mapa-strony', '/zmiany', '/szukaj', '/statystyka', '/sitemap.xml', '/atom.xml'];

const works = {
  categories: (db) => readCategories(db, 'PL'),
  frame: (db) => readFrame(db, 'PL'),
  'newest articles': (db) => readNewest(db, 'PL', 8),
  'newest changes': (db) => readChanges(db, 'PL', { size: 500 }),
  'order of all articles': (db) => readOrder(db, 'PL', {}),
} satisfies Record<string, Parameters<typeof visitedRows>[1]>;

export async function benchCategories(place: Place, articles: number): Promise<void> {
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
    const port = await freePort();
    const product = await startBuilt({ ...place, SITE_PORT: String(port) });
    try {
      for (const page of pages)
        figure(`  ${page}, made anew`, ms(await once(`http://localhost:${port}${page}`)), '300 ms');
    } finally {
      await product.stop();
    }
  }
}

/** Rows that the statements of the pages look at, as EXPLAIN counts them. */
async function explain(place: Place, isAnalysed: boolean): Promise<void> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 2 },
  });
  try {
    await database.db.rows(rowShape({}), { text: isAnalysed ? 'analyze' : 'delete from pg_statistic', values: [] });
    for (const [name, work] of Object.entries(works))
      figure(`  ${name}, rows looked at`, (await visitedRows(database.db, work)).toLocaleString('en'));
  } finally {
    await database.close();
  }
}

async function once(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}
