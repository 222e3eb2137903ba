// A backup of a running server, restored into an empty folder, is a server that answers alike.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { operations } from '@redakcja/generated/operations';
import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { automats } from '../testing/bip.ts';
import { built } from '../testing/built.ts';
import { clockAhead } from '../testing/clock.ts';
import { accessToken, createDrafts } from '../testing/drafts.ts';
import { TestServer } from '../testing/test-server.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();
const at = (name: string) => path.join(bip.home, name);
const task = (args: string[], DATA_DIR: string, env = {}) =>
  bip.run(['server', ...args, '--program', built.server], { env: { DATA_DIR, DATABASE_URL: '', ...env } });

/** Every list of the contract that needs no parameter, as the server answers it, but for the audit log, which has the calls of the comparison itself, and what the server learns of other sites meanwhile. */
async function lists(host: string): Promise<Map<string, string>> {
  const authorization = `Bearer ${await accessToken({ host })}`;
  const answers = new Map<string, string>();
  for (const { id, method, path: address } of operations) {
    if (method !== 'get' || !/^list(?!Audit|RecordOperations|BrokenLinks)/.test(id) || address.includes('{')) continue;
    const answer = await fetch(`${host}${address}`, { headers: { authorization } });
    // whoever asks has signed in at each of them
    const text = (await answer.text()).replaceAll(/"lastSignIn":"[^"]*"/g, '"lastSignIn":"…"');
    answers.set(id, `${answer.status} ${text}`.replaceAll(host, ''));
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

test('migrations are listed, and another program is none of the server', async () => {
  cpSync(built.demo, at('dane'), { recursive: true });
  const migrations = await task(['migrations'], at('dane'));
  expect(migrations).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}0000_basis\.sql$/m),
  });
  expect(await bip.run(['server', 'migrations', '--program', at('nie-ma')])).toMatchObject({ code: 2 });
});

test('a folder without a database is refused and stays as it is', async () => {
  for (const args of [
    ['backup', at('kopia')],
    ['schedule', 'run'],
    ['cleanup', '--dry-run'],
  ]) {
    const refused = {
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^W folderze \S+ nie ma bazy danych\. .*\n$/),
    };
    expect(await task(args, at('pomylony'))).toMatchObject(refused);
  }
  for (const name of ['kopia', 'pomylony/database']) expect(existsSync(at(name))).toBe(false);
});

test('first-admin gives a link once, to a file of its owner, and not where there is an administrator', async () => {
  const links = at('link.txt');
  const made = await task(['first-admin', '--links', links], at('pusty'));
  expect(made).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(links) });
  expect(readFileSync(links, 'utf8')).toMatch(/^http\S+\n$/);
  expect(statSync(links).mode & 0o777).toBe(0o600);
  expect(await task(['first-admin', '--links', links], at('pusty'))).toMatchObject({ code: 2, stdout: '' });
  cpSync(built.demo, at('dane'), { recursive: true });
  expect(await task(['first-admin'], at('dane'))).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('ma już administratora'),
  });
  expect(await task(['first-admin'], server.folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('jest używany przez inny proces'),
  });
});

test('cleanup names what goes and removes it', async () => {
  cpSync(built.demo, at('dane'), { recursive: true });
  const orphan = `${'ab'.repeat(32)}`;
  const left = [at(`dane/files/ab/${orphan}`), at('dane/files/incoming/przerwany')];
  const past = new Date(Date.now() - 3 * 24 * 3_600_000);
  for (const file of left) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'resztka');
    utimesSync(file, past, past);
  }
  const dryRun = await task(['cleanup', '--dry-run', '--json'], at('dane'));
  expect(dryRun.code).toBe(0);
  expect(JSON.parse(dryRun.stdout)).toMatchObject({ contents: [orphan], temporary: ['przerwany'] });
  expect(left.map((file) => existsSync(file))).toEqual([true, true]);
  expect(await task(['cleanup'], at('dane'))).toMatchObject({ code: 0, stdout: expect.stringContaining(orphan) });
  expect(left.map((file) => existsSync(file))).toEqual([false, false]);
  const again = await task(['cleanup', '--json'], at('dane'));
  expect(JSON.parse(again.stdout)).toEqual({ uploads: [], rows: {}, contents: [], temporary: [] });
});

test('doctor examines a running server, and finds a damaged file and a busy port', async () => {
  const PORT = new URL(server.host).port;
  const SITE_PORT = String(await freePort());
  const running = await task(['doctor', '--hashes'], server.folder, { PORT, SITE_PORT });
  expect(running).toMatchObject({ code: 0, stderr: '' });
  expect(running.stdout).toMatch(/^ok +Baza danych: +wbudowana, tabele \d+, wiersze \d+$/m);
  expect(running.stdout).toMatch(/^ok +Pliki: .* treść zgodna z sumą kontrolną$/m);
  expect(running.stdout).toMatch(new RegExp(`^ok +Port ${PORT}: +odpowiada na nim Redakcja BIP$`, 'm'));

  cpSync(built.demo, at('dane'), { recursive: true });
  const contents = readdirSync(at('dane/files')).filter((one) => one.length === 2);
  const [missing = '', changed = ''] = contents.map((one) => `${one}/${readdirSync(at(`dane/files/${one}`))[0]}`);
  rmSync(at(`dane/files/${missing}`));
  const content = readFileSync(at(`dane/files/${changed}`));
  writeFileSync(
    at(`dane/files/${changed}`),
    content.map((byte) => 255 - byte),
  );
  const env = { PORT: SITE_PORT, SITE_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' };
  const failed = async (...more: string[]) => {
    const { code, stdout } = await task(['doctor', '--json', ...more], at('dane'), env);
    expect(code).toBe(1);
    return (JSON.parse(stdout) as { name: string; isOk: boolean; detail: string }[]).filter((one) => !one.isOk);
  };
  const quick = await failed();
  const whole = await failed('--hashes');
  expect(quick.map((one) => one.name)).toEqual(['Pliki', 'Poczta']);
  const [gone, other] = [missing, changed].map((one) => path.basename(one));
  expect(quick[0]?.detail).toContain(gone);
  expect(quick[0]?.detail).not.toContain(other);
  for (const name of [gone, other]) expect(whole[0]?.detail).toContain(name);
  expect(await task(['doctor'], at('nie-ma'), { PORT, SITE_PORT })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^BŁĄD +Folder danych: /m),
  });
  const part = await task(['doctor', '--jq', '.[0].name'], at('nie-ma'), { PORT, SITE_PORT });
  expect(part).toMatchObject({ code: 1, stdout: 'Folder danych\n' });
  const fields = await task(['doctor', '--fields', 'name'], at('nie-ma'), { PORT, SITE_PORT });
  expect(JSON.parse(fields.stdout)[0]).toEqual({ name: 'Folder danych' });
});

test('schedule run publishes what is due, once', async () => {
  const office = new TestServer({ env: { AUTOMATS: automats } });
  try {
    await office.start();
    const env = { BIP_HOST: office.host };
    const args = ['--status', 'zatwierdzony', '--size', '1', '-o', 'ids'];
    const id = (await bip.run(['articles', 'list', ...args], { env })).stdout.trim();
    const start = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await bip.run(['articles', 'set-status', 'do-publikacji', id, '--publish-start', start, '--yes'], {
      env,
    });
    expect(planned).toMatchObject({ code: 0 });
    await office.kill();
    const run = (more = {}) => task(['schedule', 'run'], office.folder, more);
    const later = clockAhead(2 * 3_600_000);
    expect((await run()).stdout).toMatch(/^Opublikowane artykuły: 0, /);
    expect(await run(later)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Opublikowane artykuły: 1, /) });
    expect((await run(later)).stdout).toMatch(/^Opublikowane artykuły: 0, /);
  } finally {
    await office.remove();
  }
});

test('status says what waits in a running server, and refuses a folder without one', async () => {
  const { code, stdout } = await task(['status'], server.folder);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Artykuły opublikowane: +\d+\nCzekają na wyszukiwarkę: +\d+\nZałączniki do przeczytania: +\d+\nWiadomości do wysłania: +0\nWiadomości nieprzyjęte: +0\nSpóźnienie harmonogramu: +0 s\n$/,
  );
  const { stdout: json } = await task(['status', '--json'], server.folder);
  expect(JSON.parse(json)).toMatchObject({ isRunning: true, overdue: 0 });
  expect(await task(['status'], at('nie-ma'))).toMatchObject({ code: 1, stdout: '' });
});
