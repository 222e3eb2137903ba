// npm run bench [-- --articles N --seed N --only check|recognition|cli|web|menus|bulletin|categories|large|processes|transfer]: prints figures and their targets; nothing passes or fails here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { benchApi } from './api-bench.ts';
import { benchArchive } from './archive-bench.ts';
import { benchBulletin, benchCopy } from './bulletin-bench.ts';
import { benchCategories } from './categories-bench.ts';
import { benchCategoryImport } from './category-import-bench.ts';
import { benchCheck } from './check-bench.ts';
import { benchCli } from './cli-bench.ts';
import { print } from './figures.ts';
import { addFullArticle } from './full-article.ts';
import { benchLargeLists } from './large-lists-bench.ts';
import { benchMenus } from './menu-bench.ts';
import { benchMenuScreen } from './menu-screen-bench.ts';
import { seed, startBuilt } from './place.ts';
import { benchProcesses } from './processes-bench.ts';
import { benchRecognition } from './recognition/recognition-bench.ts';
import { benchTransfer } from './transfer-bench.ts';
import { benchWeb } from './web-bench.ts';

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '100000' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const articles = Number(values.articles);
const folder = mkdtempSync(path.join(tmpdir(), 'bip-bench-'));

print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
const postmasterOf = (cluster: string) =>
  Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
const isMeasured = (part: string) => values.only === undefined || values.only === part;
if (isMeasured('check') || values.only === 'recognition') benchRecognition(values.seed);
if (values.only === 'recognition') process.exit();
if (isMeasured('web') || isMeasured('menus')) build('web', process.execPath);
build('api', process.execPath);
try {
  const postgres = await startPostgres();
  if (postgres === null) print('No PostgreSQL here: only the embedded database is measured.');
  else {
    try {
      const place = { DATA_DIR: path.join(folder, 'files'), DATABASE_URL: postgres.url };
      if (values.only === undefined) {
        await benchApi('PostgreSQL', place, articles);
        await benchArchive('PostgreSQL', place);
      } else if (!['large', 'processes', 'transfer'].includes(values.only)) {
        await (await startBuilt(place)).stop();
        seed(place, articles);
        // its files wait for their check while the server runs
        if (values.only !== 'check') await addFullArticle(place);
      }
      if (isMeasured('web')) await benchWeb(place);
      if (values.only === 'check') await benchCheck(place);
      if (isMeasured('cli')) await benchCli(place);
      if (isMeasured('bulletin')) await benchBulletin(place, articles);
      if (isMeasured('categories')) await benchCategories(place, articles, postmasterOf(postgres.cluster));
      if (isMeasured('menus')) {
        await benchMenus('PostgreSQL', place);
        await benchMenuScreen(place);
      }
    } finally {
      postgres.stop();
    }
  }
  if (isMeasured('bulletin')) await benchCopy(folder);
  if (isMeasured('categories')) await benchCategoryImport(folder);
  if (isMeasured('categories')) await benchCategories({ DATA_DIR: path.join(folder, 'categories') }, articles);
  if (isMeasured('processes')) await benchProcesses(folder);
  if (isMeasured('transfer')) await benchTransfer(Math.min(articles, 10_000));
  if (isMeasured('large')) await benchLargeLists(folder);
  const embedded = { DATA_DIR: path.join(folder, 'embedded') };
  if (values.only === undefined) {
    await benchApi('Embedded', embedded, articles);
    await benchArchive('Embedded', embedded);
  }
  if (isMeasured('menus')) await benchMenus('Embedded', embedded);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
