// Code and SQL refer to enumeration values by name, so that a search for ArticleStatus.Published finds all uses.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const names = '(?:status|type|menuType|menu_type|linkType|target|template)';
/** All numbers of these enumerations are tens. */
const number = '[1-9]0\\b';
const comparison = '(?:[!=]==|[<>]=|<>|[=<>]|:|\\?\\?)';
const literal = new RegExp(
  [
    `\\b${names}\\s*${comparison}\\s*\\[?${number}`,
    `\\b${names}\\s+in\\s*\\(\\s*${number}`,
    `\\bwhen ${number}\\s*then\\b`,
    `\\((?:'${names}'\\)\\S*default\\(${number})`,
  ].join('|'),
);

test.each([
  ['where a.status = 40 and a.is_listed', true],
  ['a.status <> 40', true],
  ['status in (10, 20)', true],
  ['case d.type when 10 then 1 end', true],
  ['type: 10,', true],
  ['target ?? 10', true],
  ['language.status === 10', true],
  ["type: integer('type').notNull().default(10)", true],
  ['problem.status >= 500', false],
  ['status: 404', false],
])('%s', (line, found) => {
  expect(literal.test(line)).toBe(found);
});

test('no number of an enumeration is written out', async () => {
  const found: string[] = [];
  for await (const file of glob('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.|\/testing\/|^packages\/generated\//.test(file)) continue;
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    found.push(
      ...lines.flatMap((line, i) =>
        literal.test(line) && !line.startsWith('/**') ? [`${file}:${i + 1} ${line.trim()}`] : [],
      ),
    );
  }
  expect(found).toEqual([]);
});
