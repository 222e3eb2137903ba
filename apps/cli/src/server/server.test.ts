// A backup of a running server, restored into an empty folder, is a server that answers alike.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@redakcja/generated/operations';
import { expect, test } from 'vitest';
import { automats } from '../testing/bip.ts';
import { built } from '../testing/built.ts';
import { accessToken, createDrafts } from '../testing/drafts.ts';
import { TestServer } from '../testing/test-server.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();
const at = (name: string) => path.join(bip.home, name);
const task = (args: string[], DATA_DIR: string) =>
  bip.run(['server', ...args, '--program', built.server], { env: { DATA_DIR, DATABASE_URL: '' } });

/** Every list of the contract that needs no parameter, as the server answers it. The audit log has the calls of the comparison itself. */
async function lists(host: string): Promise<Map<string, string>> {
  const authorization = `Bearer ${await accessToken({ host })}`;
  const answers = new Map<string, string>();
  for (const { id, method, path: address } of operations) {
    if (method !== 'get' || !/^list(?!Audit)/.test(id) || address.includes('{')) continue;
    const answer = await fetch(`${host}${address}`, { headers: { authorization } });
    answers.set(id, `${answer.status} ${await answer.text()}`.replaceAll(host, ''));
  }
  return answers;
}

test('a backup under writes has all that was acknowledged before it, and is restored only into an empty place', async () => {
  const before = await createDrafts(server, 'Przed kopią', 5);
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await createDrafts(server, 'W trakcie kopii', 1);
  })();
  const backup = await task(['backup', at('kopia')], server.folder);
  isOver = true;
  await writing;
  expect(backup).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Kopia sprawdzona: tabele \d+, wiersze \d+, pliki \d+\n$/),
  });
  expect((await task(['backup', at('kopia')], server.folder)).code).toBe(2);

  mkdirSync(at('zajety'));
  writeFileSync(at('zajety/cos.txt'), 'ważne');
  expect(await task(['restore', at('kopia')], at('zajety'))).toMatchObject({ code: 2, stdout: '' });
  expect(readdirSync(at('zajety'))).toEqual(['cos.txt']);

  expect(await task(['restore', at('kopia')], at('nowy'))).toMatchObject({ code: 0, stderr: '' });
  const restored = new TestServer({ folder: at('nowy'), env: { AUTOMATS: automats } });
  try {
    await restored.start();
    const found = await bip.run(['articles', 'list', '--title', 'Przed kopią', '-o', 'ids'], {
      env: { BIP_HOST: restored.host },
    });
    expect(found.stdout.trim().split('\n').sort()).toEqual(before.sort());
    const exported = await bip.run(['articles', 'export', '--all', '--folder', at('artykuly')], {
      env: { BIP_HOST: restored.host },
    });
    expect(exported.code).toBe(0);
  } finally {
    await restored.remove();
  }
});

test('without writes meanwhile both answer every list alike', async () => {
  const wanted = await lists(server.host);
  expect(wanted.size).toBeGreaterThan(20);
  expect((await task(['backup', at('kopia')], server.folder)).code).toBe(0);
  expect((await task(['restore', at('kopia')], at('nowy'))).code).toBe(0);
  const restored = new TestServer({ folder: at('nowy'), env: { AUTOMATS: automats } });
  try {
    await restored.start();
    expect(await lists(restored.host)).toEqual(wanted);
  } finally {
    await restored.remove();
  }
});

test('what is damaged or interrupted is not restored; a server that stands still is backed up too', async () => {
  cpSync(built.dataFolder, at('dane'), { recursive: true });
  expect((await task(['backup', at('kopia')], at('dane'))).code).toBe(0);
  const [folder = ''] = readdirSync(at('kopia/files'));
  const [name = ''] = readdirSync(at(`kopia/files/${folder}`));
  const file = at(`kopia/files/${folder}/${name}`);
  const content = readFileSync(file);
  writeFileSync(file, 'zepsute');
  expect(await task(['restore', at('kopia')], at('a'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('uszkodzony'),
  });
  expect(existsSync(at('a/database'))).toBe(false);
  rmSync(file);
  expect(await task(['restore', at('kopia')], at('b'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Kopia ma \d+ plików/),
  });
  writeFileSync(file, content);
  rmSync(at('kopia/bip-backup.json'));
  expect(await task(['restore', at('kopia')], at('b'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nie ma całej kopii'),
  });
  const migrations = await task(['migrations'], at('dane'));
  expect(migrations).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}0000_basis\.sql$/m),
  });
  expect(await bip.run(['server', 'migrations', '--program', at('nie-ma')])).toMatchObject({ code: 2 });
});
