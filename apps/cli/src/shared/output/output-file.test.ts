// `--out`: the file is either the old one or a whole new one.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '../../testing/drafts.ts';
import { type Answer, proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const page: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Zaloguj się</p>');

test('data are in the file, messages are not', async () => {
  const file = path.join(bip.home, 'tagi.csv');
  const run = await bip.run(['dictionaries', 'export', 'tags', '--out', file]);
  expect(run).toMatchObject({ code: 0, stdout: '', stderr: expect.stringMatching(/^Pozycje: \d+\n$/) });
  expect(readFileSync(file, 'utf8')).toBe((await bip.run(['dictionaries', 'export', 'tags'])).stdout);
  expect(readdirSync(bip.home)).toEqual(['tagi.csv']);
});

test('after a failure the old file stays, and what there is has another name', async () => {
  // one more than one call reads
  const ids = await createDrafts(server, 'Kopia do pliku', 201);
  const file = bip.file('kopia.ndjson', 'wczorajsza\n');
  const host = await proxyTo(server, (n) => (n === 1 ? 'pass' : { instead: page }), ['GET /api/articles/whole']);
  const args = ['articles', 'export', ...ids, '--retries', '0', '--out', file];
  const run = await bip.run(args, { env: { BIP_HOST: host } });
  expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`Niepełne dane: ${file}.part\n`) });
  expect(readFileSync(file, 'utf8')).toBe('wczorajsza\n');
  expect(readFileSync(`${file}.part`, 'utf8').split('\n')).toHaveLength(201);
});

test('without any data nothing is left', async () => {
  const file = path.join(bip.home, 'usuniete.txt');
  const host = await proxyTo(server, () => ({ instead: page }), ['GET /api/archive/removed-addresses']);
  const args = ['archive', 'gone', '--size', '0', '-o', 'ids', '--retries', '0', '--out', file];
  expect(await bip.run(args, { env: { BIP_HOST: host } })).toMatchObject({ code: 1, stdout: '' });
  expect(readdirSync(bip.home)).toEqual([]);
});

test('a cut download leaves nothing', async () => {
  const cut: Answer = (response) => {
    response.writeHead(200, { 'content-disposition': 'inline', 'content-type': 'image/png', 'content-length': '9999' });
    response.write('PNG', () => response.destroy());
  };
  const host = await proxyTo(server, () => ({ instead: cut }), ['GET /api/files/flags/']);
  const args = ['api', 'downloadRegionFlag', '--param', 'region=PL', '--out', path.join(bip.home, 'flaga.svg')];
  const run = await bip.run(args, { env: { BIP_HOST: host } });
  expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('odpowiedź urwana w połowie') });
  expect(readdirSync(bip.home)).toEqual([]);
  expect(await bip.run(args)).toMatchObject({ code: 0, stderr: '' });
  expect(statSync(path.join(bip.home, 'flaga.svg')).size).toBeGreaterThan(50);
});

test('only a regular file is replaced', async () => {
  const folder = path.join(bip.home, 'folder');
  mkdirSync(folder);
  for (const file of ['/dev/null', folder])
    expect(await bip.run(['api', '--out', file])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `${file} nie jest zwykłym plikiem\n`,
    });
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  expect(await bip.run(['api', '--out', path.join(bip.home, 'nie/ma')])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('(ENOENT)'),
  });
  expect(existsSync(path.join(bip.home, 'nie'))).toBe(false);
});
