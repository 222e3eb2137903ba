// `bip articles fetch`, with the real program against the real server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();
const run = (...args: string[]) => bip.run(['articles', ...args]);
const at = (name: string) => path.join(bip.home, name);
const fields = {
  shortDescription: 'Opis',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-20 08:30',
};
test('attachments are fetched once, under safe names, and over no other file', async () => {
  const folder = at('zalaczniki');
  mkdirSync(at('pliki'));
  writeFileSync(at('pliki/a.txt'), 'Treść');
  writeFileSync(at('pliki/b.txt'), 'Inna');
  const attachments = [
    { file: 'pliki/a.txt', filename: 'Uchwała „1”.txt' },
    { file: 'pliki/b.txt', filename: 'UCHWAŁA „1”.txt' },
  ];
  const row = { key: 'do-pobrania', title: 'Do pobrania', content: '<p>a</p>', ...fields, attachments };
  expect((await run('import', bip.file('p.json', JSON.stringify(row)))).code).toBe(0);
  const [id = ''] = (await run('list', '--title', 'Do pobrania', '-o', 'ids')).stdout.trim().split('\n');
  const fetch = (...args: string[]) => run('fetch', id, '--folder', folder, ...args);
  expect(await fetch()).toMatchObject({ code: 0, stderr: 'Pobrano: 2, bez zmian: 0, odmowy: 0\n' });
  const [own = '', other = ''] = ['', ' (2)'].map((n) =>
    path.join(`${id}-do-pobrania`, `${n === '' ? 'Uchwała' : 'UCHWAŁA'} „1”${n}.txt`),
  );
  expect([own, other].map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual(['Treść', 'Inna']);
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
  writeFileSync(path.join(folder, own), 'moje');
  rmSync(path.join(folder, other));
  expect(await fetch()).toMatchObject({
    code: 5,
    stderr: 'Pobrano: 1, bez zmian: 0, odmowy: 1\n',
    stdout: expect.stringContaining('--force'),
  });
  expect(readFileSync(path.join(folder, own), 'utf8')).toBe('moje');
  expect(await fetch('--force')).toMatchObject({ code: 0, stderr: 'Pobrano: 1, bez zmian: 1, odmowy: 0\n' });
  expect(readFileSync(path.join(folder, own), 'utf8')).toBe('Treść');
});
