// The access token ends in the middle of bulk work, with the real program against the real server, whose clocks the tests move.
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

/** Imports three thousand tags; in the middle of it, after the first request, this happens. */
async function importWhile(args: readonly string[], happens: (run: BipProcess) => Promise<unknown>, env = {}) {
  const host = await proxyTo(server, async (n) => {
    if (n === 2) await happens(run);
    return 'pass' as const;
  });
  if (!('BIP_CLIENT_ID' in env)) await signIn(bip, 'administrator', ['--host', host]);
  const whole = ['dictionaries', 'import', 'tags', ...args, '--concurrency', '1', '--retries', '0'];
  const run = bip.start(whole, { env: { ...env, BIP_HOST: host }, hasMovableClock: true });
  return { host, whole, ...(await run.end) };
}

test.each([
  ['which only the server knows', () => server.expireTokens()],
  ['as its time says', (run: BipProcess) => Promise.all([server.expireTokens(), moveClock(run.child)])],
])('it is renewed silently when it ends, %s, the request under way included', async (how, happens) => {
  let before = '';
  const { code, stderr } = await importWhile([tagFile(bip, how, 3000)], async (run) => {
    before = stored().refreshToken;
    await happens(run);
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Wykonano 3000 z 3000 (utworzono 3000)\n' });
  expect(await tagCount(bip, how, automat)).toBe(3000);
  expect(stored().refreshToken).not.toBe(before);
});

test('a program for unattended use gets another one', async () => {
  const { code, stderr } = await importWhile([tagFile(bip, 'automat', 3000)], () => server.expireTokens(), automat);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Wykonano 3000 z 3000 (utworzono 3000)\n' });
});

test('a grant that is gone stops the run, which says how to go on and goes on after a sign-in', async () => {
  const args = [tagFile(bip, 'przerwany', 3000), '--mode', 'create'];
  const broken = await importWhile(args, async () => {
    expect((await bip.run(['logout'])).code).toBe(0);
    await server.expireTokens();
  });
  expect(broken.code).toBe(4);
  expect(broken.stderr).toMatch(
    /Wykonano 1000 z 3000[\s\S]*Zaloguj się[\s\S]*Aby dokończyć: bip dictionaries import .* --resume/,
  );
  await signIn(bip, 'administrator', ['--host', broken.host]);
  const rest = await bip.run([...broken.whole, '--resume'], { env: { BIP_HOST: broken.host } });
  expect(rest).toMatchObject({ code: 0, stderr: 'Wykonano 2000 z 2000 (utworzono 2000)\n' });
  expect(await tagCount(bip, 'przerwany', automat)).toBe(3000);
});

test('a token that the server refuses before its time is exchanged once', async () => {
  await signIn(bip, 'administrator');
  const broken = { ...stored(), accessToken: 'nie-ten', expiresAt: Date.now() + 3_600_000 };
  writeFileSync(file(), JSON.stringify(broken));
  expect(await bip.run(['whoami'])).toMatchObject({ code: 0, stderr: '' });
  expect(stored().accessToken).not.toBe('nie-ten');
});

test('several processes that find their token ended renew it once', async () => {
  await signIn(bip, 'administrator');
  writeFileSync(file(), JSON.stringify({ ...stored(), expiresAt: 0 }));
  await server.expireTokens();
  const all = await Promise.all(Array.from({ length: 4 }, () => bip.run(['whoami'])));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect((await bip.run(['whoami'])).code).toBe(0);
});
