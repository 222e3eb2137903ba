// An access token expires during bulk work: the real program against the real server, with movable clocks.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { automat, type BipProcess } from '../testing/bip.ts';
import { moveClock } from '../testing/clock.ts';
import { tagCount, tagFile } from '../testing/dictionary-files.ts';
import { proxyTo } from '../testing/faulty-proxy.ts';
import { signIn } from '../testing/sign-in.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer({});

const file = () => path.join(bip.home, 'redakcja-bip/default.json');
const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as { accessToken: string; refreshToken: string };

/** Imports 1001 tags, in two requests, and calls this before the second request. */
async function importWhile(args: readonly string[], interrupt: (run: BipProcess) => Promise<unknown>, env = {}) {
  const host = await proxyTo(server, async (n) => {
    if (n === 2) await interrupt(run);
    return 'pass' as const;
  });
  if (!('BIP_CLIENT_ID' in env)) await signIn(bip, 'administrator', ['--host', host]);
  const command = ['dictionaries', 'import', 'tags', ...args, '--concurrency', '1', '--retries', '0'];
  const run = bip.start(command, { env: { ...env, BIP_HOST: host }, hasMovableClock: true });
  return { host, command, ...(await run.end) };
}

test.each([
  ['on the server only', () => server.expireTokens()],
  ['on both sides', (run: BipProcess) => Promise.all([server.expireTokens(), moveClock(run.child)])],
])('a token that expires %s is renewed, and the pending request repeated', async (where, interrupt) => {
  let before = '';
  const { code, stderr } = await importWhile([tagFile(bip, where, 1001)], async (run) => {
    before = stored().refreshToken;
    await interrupt(run);
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Wykonano 1001 z 1001 (utworzono 1001)\n' });
  expect(await tagCount(bip, where, automat)).toBe(1001);
  expect(stored().refreshToken).not.toBe(before);
});

test('client credentials get a new token', async () => {
  const { code, stderr } = await importWhile([tagFile(bip, 'automat', 1001)], () => server.expireTokens(), automat);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Wykonano 1001 z 1001 (utworzono 1001)\n' });
});

test('a revoked grant stops the run, which can be resumed after a sign-in', async () => {
  const args = [tagFile(bip, 'przerwany', 1001), '--mode', 'create'];
  const broken = await importWhile(args, async () => {
    expect((await bip.run(['logout'])).code).toBe(0);
    await server.expireTokens();
  });
  expect(broken.code).toBe(4);
  expect(broken.stderr).toMatch(
    /Wykonano 1000 z 1001[\s\S]*Zaloguj się[\s\S]*Aby dokończyć: bip dictionaries import .* --resume/,
  );
  await signIn(bip, 'administrator', ['--host', broken.host]);
  const resumed = await bip.run([...broken.command, '--resume'], { env: { BIP_HOST: broken.host } });
  expect(resumed).toMatchObject({ code: 0, stderr: 'Wykonano 1001 z 1001 (utworzono 1001)\n' });
  expect(await tagCount(bip, 'przerwany', automat)).toBe(1001);
});

test('a token that the server refuses before it expires is renewed once', async () => {
  await signIn(bip, 'administrator');
  const broken = { ...stored(), accessToken: 'nie-ten', expiresAt: Date.now() + 3_600_000 };
  writeFileSync(file(), JSON.stringify(broken));
  expect(await bip.run(['whoami'])).toMatchObject({ code: 0, stderr: '' });
  expect(stored().accessToken).not.toBe('nie-ten');
});

test('several processes with an expired token renew it once', async () => {
  await signIn(bip, 'administrator');
  writeFileSync(file(), JSON.stringify({ ...stored(), expiresAt: 0 }));
  await server.expireTokens();
  const all = await Promise.all(Array.from({ length: 4 }, () => bip.start(['whoami']).end));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect((await bip.run(['whoami'])).code).toBe(0);
});
