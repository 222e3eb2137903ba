// Rules of the sources that neither the compiler nor the linter checks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedModules } from '../../scripts/generate/used-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['apps/*/src', 'packages/domain/src', 'packages/generated/runtime', 'scripts'];
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`),
  { cwd: root },
)
  .filter((file) => !/\.test(-d)?\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function filesWith(pattern: RegExp, folder: string): string[] {
  return files
    .filter(
      ({ file, text }) => file.startsWith(folder) && !file.includes('/testing/') && pattern.test(withoutComments(text)),
    )
    .map(({ file }) => file);
}

/** Data written as code: the demo's articles and the map of URLs. */
const tables = new Set(['apps/api/src/demo/demo-articles.ts', 'apps/web/src/routes.ts']);

test('the sources are found', () => expect(files.length).toBeGreaterThan(800));

test('no source file has more than 250 lines', () => {
  const long = files.filter(({ text }) => text.split('\n').length > 251).map(({ file }) => file);
  expect(long.filter((file) => !tables.has(file))).toEqual([]);
});

test.each<[string, RegExp, string, string]>([
  ['limits come from the contract or a named constant', /\bmax[A-Z]?\w*=\{\d/, 'apps/web/', 'maxLength={5}'],
  [
    'statuses in SQL are parameters',
    /\bstatus\b"?\s*(?:[<>=]+|in)\s*\(?\s*[1-6]0\b/i,
    'apps/api/',
    'status in (10, 20)',
  ],
  ['no type is any', /\bany\b(?=[\],;>)|]|\s*=)/, '', 'Call<any>'],
  ['no spread only for the formatter', /^\s*\.\.\.\{ /m, '', '  ...{ a, b },'],
  ['queries declare their rows with rowShape', /\browsOf</, 'apps/api/', 'rowsOf<Row>(result)'],
])('%s', (_, pattern, folder, example) => {
  expect(withoutComments(example)).toMatch(pattern);
  expect(filesWith(pattern, folder)).toEqual([]);
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
