// Rules of the sources that neither the compiler nor the linter checks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedModules } from '../../scripts/generate/used-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['apps/*/src', 'packages/{domain,site}/src', 'packages/generated/runtime', 'scripts'];
const read = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
const sourcesAndTests = read(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`));
const files = sourcesAndTests.filter(({ file }) => !/\.test(-d)?\.tsx?$/.test(file));
const tests = [...sourcesAndTests.filter((file) => !files.includes(file)), ...read(['tests/**/*.ts'])];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function filesWith(pattern: RegExp, folder: string): string[] {
  return files
    .filter(
      ({ file, text }) => file.startsWith(folder) && !file.includes('/testing/') && pattern.test(withoutComments(text)),
    )
    .map(({ file }) => file);
}

/** Longer with a reason. */
const long = [
  // data written as code: one row per article of the demo
  'apps/api/src/demo/content/demo-articles.ts',
  // the one sheet of the bulletin, which a page gets as it is written
  'packages/site/src/site.css',
];

const lengthOf = (text: string) => text.split('\n').length - 1;

test('the sources are found', () => expect(files.length).toBeGreaterThan(800));

test('no source file has more than 250 lines', () => {
  const found = files.filter(({ text }) => lengthOf(text) > 250).map(({ file }) => file);
  expect(found.toSorted()).toEqual(long);
});

test('no test file has more than 250 lines', () => {
  const found = tests.filter(({ text }) => lengthOf(text) > 250);
  expect(found.map(({ file }) => file)).toEqual([]);
});

test.each(['apps/api/src', 'apps/cli/src', 'apps/web/src', 'packages/domain/src', 'packages/site/src'])(
  'no folder of %s has more than 15 sources, so that it is read at a glance',
  (parent) => {
    const sources = files.filter(({ file }) => file.startsWith(`${parent}/`) && !file.endsWith('.css'));
    const folders = Map.groupBy(sources, ({ file }) => path.dirname(file));
    expect(folders.size).toBeGreaterThan(2);
    const full = [...folders].filter(([, inside]) => inside.length > 15);
    expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  },
);

test.each<[string, RegExp, string, string]>([
  ['limits come from the contract or a named constant', /\bmax[A-Z]?\w*=\{\d/, 'apps/web/', 'maxLength={5}'],
  [
    'statuses in SQL are parameters',
    /\bstatus\b"?\s*(?:[<>=]+|in)\s*\(?\s*[1-6]0\b/i,
    'apps/api/',
    'status in (10, 20)',
  ],
])('%s', (_, pattern, folder, example) => {
  expect(withoutComments(example)).toMatch(pattern);
  expect(filesWith(pattern, folder)).toEqual([]);
});

test('no spread only for the formatter, in tests neither', () => {
  const pattern = /^\s*\.\.\.\{ /m;
  expect('  ...{ a, b },').toMatch(pattern);
  const found = [...files, ...tests].filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});

test('every generated module is imported', () => {
  const folder = path.join(root, 'packages/generated/src');
  const used = new Set<string>();
  const visit = (file: string) => {
    if (used.has(file) || !existsSync(path.join(folder, file))) return;
    used.add(file);
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g))
      visit(path.join(path.dirname(file), name));
  };
  for (const name of importedModules()) visit(`${name}.ts`);
  const generated = globSync('**/*.ts', { cwd: folder });
  expect(generated.length).toBeGreaterThan(200);
  expect(generated.filter((file) => !used.has(file))).toEqual([]);
});
