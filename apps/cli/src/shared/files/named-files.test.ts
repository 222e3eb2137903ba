// A file that somebody names: a menu, a dictionary, translations, articles, a list of numbers.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSources } from '../../articles/transfer/read-sources.ts';
import { encodingOf } from '../rows/file-text.ts';
import { readBytes } from '../rows/utf8-text.ts';
import { requireNamed } from './foreign-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-named-'));
const at = (name: string) => path.join(folder, name);
beforeAll(() => {
  writeFileSync(at('menu.csv'), 'a;b');
  symlinkSync(at('menu.csv'), at('link.csv'));
  writeFileSync(at('large.csv'), '');
  truncateSync(at('large.csv'), 1e9);
  if (process.platform !== 'win32') for (const name of ['pipe.csv', 'pipe.json']) execFileSync('mkfifo', [at(name)]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const readers: Record<string, (file: string) => Promise<unknown>> = {
  'a menu, translations, a body': readBytes,
  'a dictionary': encodingOf,
  articles: async (file) => {
    for await (const source of readSources(file.replace('.csv', '.json'))) return source;
    return null;
  },
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.skipIf(process.platform === 'win32')('is never a pipe, which may have no end', async () => {
    await expect(read(at('pipe.csv'))).rejects.toThrow(/pipe\.(csv|json) nie jest plikiem/);
  });
});

test.each([
  ['a folder', '.', /nie jest plikiem/],
  ['a device', '/dev/zero', /nie jest plikiem/],
  ['a file that is too large', 'large.csv', /large\.csv jest za duży \(najwyżej 100 MB\)/],
])('%s is refused before it is read', (_, name, reason) => {
  expect(() => requireNamed(path.resolve(folder, name))).toThrow(reason);
});

test.each(['menu.csv', 'link.csv', 'missing.csv'])('%s is the choice of who names it', (name) => {
  expect(() => requireNamed(at(name))).not.toThrow();
});

test('rows are read one by one, however many', () => {
  expect(() => requireNamed(at('large.csv'), Number.POSITIVE_INFINITY)).not.toThrow();
});
