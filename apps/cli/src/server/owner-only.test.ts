// What the product makes belongs to its account alone, whatever the umask of who starts it is.
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { automat, Bip } from '../testing/bip.ts';
import { built } from '../testing/built.ts';
import { signIn } from '../testing/sign-in.ts';
import { TestServer } from '../testing/test-server.ts';

const before = process.umask();
const removed: { remove: () => void | Promise<void> }[] = [];

afterEach(async () => {
  process.umask(before);
  for (const one of removed.splice(0)) await one.remove();
});

/** Everything in a folder that others have a right to, the folder itself too. */
function openToOthers(place: string): string[] {
  const found = lstatSync(place);
  const inside = found.isDirectory() ? readdirSync(place).flatMap((name) => openToOthers(path.join(place, name))) : [];
  return (found.mode & 0o077) === 0 ? inside : [`${place} ${(found.mode & 0o777).toString(8)}`, ...inside];
}

/** As it was made by an earlier release. */
function openToAll(place: string): void {
  const found = lstatSync(place);
  chmodSync(place, found.mode | 0o066 | (found.isDirectory() ? 0o011 : 0));
  if (found.isDirectory()) for (const name of readdirSync(place)) openToAll(path.join(place, name));
}

function office(folder?: string) {
  const server = new TestServer({ ...(folder === undefined ? {} : { folder }) });
  const bip = new Bip(() => ({ BIP_HOST: server.host }));
  removed.push(server, bip);
  const task = (args: string[], env: Record<string, string>) =>
    bip.start(['server', ...args, '--program', built.server], { env: { DATABASE_URL: '', ...env } }).end;
  return { server, bip, task };
}

test('a run, a backup, a restore and exports with a umask that forbids nothing', async () => {
  process.umask(0o000);
  const { server, bip, task } = office();
  const at = (name: string) => path.join(bip.home, name);
  // the data that it starts on were copied by the test
  chmodSync(server.folder, 0o755);
  await server.start();
  expect(readdirSync(server.folder)).toEqual(expect.arrayContaining(['control.sock', 'database', 'lock.sock']));
  for (const name of ['kopia', 'przywrocone', 'artykuly', 'ustawienia']) mkdirSync(at(name));
  await signIn(bip, 'anna.nowak');
  for (const args of [
    ['articles', 'export', '--all', '--folder', at('artykuly/rok/2026')],
    ['articles', 'export', '--all', '--out', at('artykuly.ndjson')],
    ['config', 'export', at('ustawienia/nasze')],
    ['alias', 'set', 'lista', 'articles list'],
  ])
    expect([args, await bip.start(args, { env: automat }).end]).toEqual([args, expect.objectContaining({ code: 0 })]);
  expect(await task(['backup', at('kopia')], { DATA_DIR: server.folder })).toMatchObject({ code: 0 });
  expect(await task(['restore', at('kopia')], { DATA_DIR: at('przywrocone') })).toMatchObject({ code: 0 });
  expect(await task(['first-admin'], { DATA_DIR: at('nowe') })).toMatchObject({ code: 0 });

  const made = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
  const users = ['artykuly', 'ustawienia'].map(at);
  for (const folder of [server.folder, ...made(bip.home).filter((one) => !users.includes(one)), ...users.flatMap(made)])
    expect(openToOthers(folder)).toEqual([]);
  expect(readdirSync(bip.home).length).toBeGreaterThan(6);
});

test('a folder of an earlier release is tightened at the start, and so is its copy', async () => {
  const { server, task, bip } = office();
  await server.start();
  await server.kill();
  openToAll(server.folder);
  const copy = path.join(bip.home, 'kopia');
  expect(await task(['backup', copy], { DATA_DIR: server.folder })).toMatchObject({ code: 0 });
  expect(openToOthers(copy)).toEqual([]);
  openToAll(copy);
  const restored = path.join(bip.home, 'przywrocone');
  expect(await task(['restore', copy], { DATA_DIR: restored })).toMatchObject({ code: 0 });
  expect(openToOthers(restored)).toEqual([]);

  openToAll(server.folder);
  await server.start();
  expect(openToOthers(server.folder)).toEqual([]);
  // told after the line that the start waits for
  await expect
    .poll(() => server.printed())
    .toContain(`Folder danych ${server.folder} był dostępny dla innych kont tego komputera.`);
});
