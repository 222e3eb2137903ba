// Which tests of the server run on the embedded database too; all of them run on PostgreSQL. `npm test -- --all` runs all on both.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../toolchain.mjs';

/** What the two engines do differently: statements of lists and searches, transactions, locks, messages between connections, upkeep. */
const engine = [
  'articles/card/article-locks.test.ts',
  'articles/card/parallel-writes.test.ts',
  'articles/copies/parallel-versions.test.ts',
  'articles/list/',
  'call/',
  'database/',
  'dictionaries/many-names.test.ts',
  'dictionaries/merge-tags.test.ts',
  'http/read-back.test.ts',
  'mail/',
  'menus/change/menu-races.test.ts',
  'menus/search/',
  'menus/tree/cached-menu.test.ts',
  'schedule/',
  'setup/',
  'shared/shown-period.test.ts',
  'site/host/state-cache.test.ts',
  'site/search/',
];

/** One file of every area that is not in `engine`. */
const areas = [
  'access/users/users.test.ts',
  'application/application.test.ts',
  'archive/archive-site.test.ts',
  'demo/seed/seed-graphics.test.ts',
  'files/uploads/attachments.test.ts',
  'identity/sign-in/sign-in-flow.test.ts',
  'monitoring/metrics.test.ts',
  'server.test.ts',
  'settings/parameters/parameters.test.ts',
  'site/operations/public-operations.test.ts',
];

const folder = path.join(root, 'apps/api/src');

/** What needs no database of the test: the template of the embedded one, and the bucket. */
const withoutDatabase = /^.*(?:\{ templateFolder \}|\/testing\/test-bucket\.ts).*$/gm;

/** Tests that import no database or server of `testing/` give the same result on both. */
function usesDatabase(name) {
  return readFileSync(path.join(folder, name), 'utf8').replaceAll(withoutDatabase, '').includes('/testing/');
}

const areaOf = (name) => name.split('/')[0];

const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll(path.sep, '/'));
const tests = names.filter((name) => name.endsWith('.test.ts') && usesDatabase(name));
const chosen = [...engine, ...areas];
const embedded = tests.filter((name) => chosen.some((one) => name.startsWith(one)));

/** Paths from apps/api. */
export const embeddedTests = () =>
  (process.env.ALL_TESTS === undefined ? embedded : tests).map((name) => `src/${name}`);

/** What is chosen and does not exist, and folders of which nothing is chosen. */
export function missingChoices() {
  const covered = new Set(embedded.map(areaOf));
  return {
    unknown: chosen.filter((one) => !tests.some((name) => name.startsWith(one))),
    uncovered: [...new Set(tests.map(areaOf).filter((area) => !covered.has(area)))],
  };
}
