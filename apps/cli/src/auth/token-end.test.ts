// The access token ends in the middle of bulk work, with the real program against a server whose tokens live a few seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { automat, Bip } from '../testing/bip.ts';
import { closeGates, gateTo } from '../testing/network-gate.ts';
import { PageVisitor } from '../testing/page-visitor.ts';
import { type RunningServer, startServer } from '../testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: RunningServer;
let bip: Bip;

beforeAll(async () => {
  server = await startServer({ ACCESS_TOKEN_LIFETIME: '3' });
}, 120_000);
afterAll(() => server.stop());
beforeEach(() => {
  bip = new Bip();
});
afterEach(() => {
  closeGates();
  bip.remove();
});

const file = () => path.join(bip.home, 'redakcja-bip/default.json');
const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as { accessToken: string; refreshToken: string };

async function signIn(host: string) {
  const program = bip.start(['login', '--device', '--host', host]);
  const [, url = ''] = await program.says(/(http:\S+)[\s\S]*Czekam/);
  await new PageVisitor().signIn(url, 'administrator');
  expect(await program.end).toMatchObject({ code: 0 });
}

/** Until the server takes this token no more. */
async function tokenEnds(token: string) {
  for (;;) {
    const { status } = await fetch(`${server.host}/api/auth/users/loggedUserData`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status === 401) return;
    await wait(200);
  }
}

const tagFile = (prefix: string, count: number) =>
  bip.file(`${prefix}.csv`, `name\n${Array.from({ length: count }, (_, i) => `${prefix} ${i}`).join('\n')}\n`);

async function tagCount(prefix: string): Promise<number> {
  const words = ['dictionaries', 'list', 'tags', '--name', prefix, '-o', 'ids', '--host', server.host];
  return (await bip.run(words, { env: automat })).stdout.split('\n').length - 1;
}

test('it is renewed silently, the request under way included', async () => {
  const host = await gateTo(server, async (n) => {
    if (n === 2) await tokenEnds(stored().accessToken);
    return 'pass' as const;
  });
  await signIn(host);
  const { refreshToken } = stored();
  const words = ['dictionaries', 'import', 'tags', tagFile('odnowiony', 4000), '--concurrency', '1', '--retries', '0'];
  const done = await bip.run(words, { env: { BIP_HOST: host } });
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 4000 z 4000 (utworzono 4000)\n' });
  expect(await tagCount('odnowiony')).toBe(4000);
  expect(stored().refreshToken).not.toBe(refreshToken);
});

test('a program for unattended use gets another one', async () => {
  const host = await gateTo(server, async (n) => {
    if (n === 2) await automatTokenEnds();
    return 'pass' as const;
  });
  const words = ['dictionaries', 'import', 'tags', tagFile('automat', 3000), '--concurrency', '1', '--retries', '0'];
  const done = await bip.run(words, { env: { ...automat, BIP_HOST: host } });
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 3000 z 3000 (utworzono 3000)\n' });
});

/** A token that is made now ends after the one that the program has. */
async function automatTokenEnds() {
  const answer = await fetch(`${server.host}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('bip-automat:demo-automat').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'bip-api' }),
  });
  await tokenEnds(((await answer.json()) as { access_token: string }).access_token);
}

test('a grant that is gone stops the run, which says how to go on and goes on after a sign-in', async () => {
  const host = await gateTo(server, async (n) => {
    if (n === 2) {
      const { accessToken } = stored();
      expect((await bip.run(['logout'])).code).toBe(0);
      await tokenEnds(accessToken);
    }
    return 'pass' as const;
  });
  await signIn(host);
  const words = [
    'dictionaries',
    'import',
    'tags',
    tagFile('przerwany', 4000),
    '--mode',
    'create',
    '--concurrency',
    '1',
  ];
  const broken = await bip.run(words, { env: { BIP_HOST: host } });
  expect(broken.code).toBe(4);
  expect(broken.stderr).toMatch(
    /Wykonano 1000 z 4000[\s\S]*Zaloguj się[\s\S]*Aby dokończyć: bip dictionaries import .* --resume/,
  );
  await signIn(host);
  const rest = await bip.run([...words, '--resume'], { env: { BIP_HOST: host } });
  expect(rest).toMatchObject({ code: 0, stderr: 'Wykonano 3000 z 3000 (utworzono 3000)\n' });
  expect(await tagCount('przerwany')).toBe(4000);
});

test('a token that the server refuses before its time is exchanged once', async () => {
  await signIn(server.host);
  const broken = { ...stored(), accessToken: 'nie-ten', expiresAt: Date.now() + 3_600_000 };
  writeFileSync(file(), JSON.stringify(broken));
  expect(await bip.run(['whoami'])).toMatchObject({ code: 0, stderr: '' });
  expect(stored().accessToken).not.toBe('nie-ten');
});

test('several processes that find their token ended renew it once', async () => {
  await signIn(server.host);
  const { accessToken } = stored();
  await tokenEnds(accessToken);
  const all = await Promise.all(Array.from({ length: 4 }, () => bip.run(['whoami'])));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect((await bip.run(['whoami'])).code).toBe(0);
});
