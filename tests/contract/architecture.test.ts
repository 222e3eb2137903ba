// docs/architecture.md names the folders that are there, and files that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** Folders of the table by the folder they are in: a row that begins with … belongs to the last whole path. */
function namedFolders(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  let above = '';
  for (const [, cell = ''] of page.matchAll(/^\| (`.*?) +\|/gm)) {
    for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) {
      if (name.startsWith('…/')) named.get(above)?.add(name.slice(2));
      else {
        above = name;
        named.set(above, new Set());
      }
    }
  }
  return named;
}

const areas: readonly string[] = (/^Areas: (.*?)\./m.exec(page)?.[1] ?? '').match(/\w+/g) ?? [];

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);
}

test.each(['apps/api/src', 'apps/web/src', 'apps/cli/src', 'packages/domain/src'])(
  '%s has the folders of the page',
  (folder) => {
    const named = namedFolders().get(folder) ?? new Set();
    const others = foldersIn(folder).filter((name) => !areas.includes(name));
    // the domain has areas and what they share
    expect(others.toSorted()).toEqual(folder === 'packages/domain/src' ? ['shared'] : [...named].toSorted());
  },
);

test('areas have one name in every package', () => {
  const everywhere = new Set(
    ['apps/api/src', 'apps/web/src', 'apps/cli/src', 'packages/domain/src'].flatMap(foldersIn),
  );
  expect(areas.filter((area) => !everywhere.has(area))).toEqual([]);
  expect(areas).toEqual(areas.toSorted());
});

const inPackages = [
  '',
  'apps/cli/src',
  'apps/web/src',
  'apps/api/src',
  'packages/generated',
  'apps/api/src/settings/banners',
];
const files = [...new Set([...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name))];

test.each(files)('%s is there', (file) => {
  expect(inPackages.some((folder) => existsSync(path.join(root, folder, file)))).toBe(true);
});
