import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepSetUpLink, setUpFileName } from './set-up-link.ts';

const link = 'https://redakcja.gmina.example/wymuszona-zmiana-hasla#token=abc';
let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'redakcja-link-'));
  file = path.join(dataDir, setUpFileName);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

test('a redirected log contains the path of the file, which only its owner can read', async () => {
  writeFileSync(file, 'of an earlier start', { mode: 0o644 });
  const line = await keepSetUpLink(link, { dataDir }, false);
  expect(line).toContain(file);
  expect(line).not.toContain('token');
  expect(readFileSync(file, 'utf8')).toBe(`${link}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a terminal shows the link, and it is in no file', async () => {
  await keepSetUpLink(link, { dataDir }, false);
  expect(await keepSetUpLink(link, { dataDir }, true)).toContain(link);
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('the file is removed when an administrator exists', async () => {
  await keepSetUpLink(link, { dataDir }, false);
  expect(await keepSetUpLink(null, { dataDir }, false)).toBeNull();
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('the message about a read-only folder has a solution and no link', async () => {
  mkdirSync(file);
  const line = await keepSetUpLink(link, { dataDir }, false);
  expect(line).toMatch(/Nie można zapisać .* ADMIN_LOGIN/);
  expect(line).not.toContain('token');
});
