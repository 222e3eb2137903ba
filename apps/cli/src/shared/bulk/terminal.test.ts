// Bulk work before a person's eyes: the plan and the question, the bar, Ctrl-C.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { automat, Bip } from '../../testing/bip.ts';
import { closeGates, gateTo } from '../../testing/network-gate.ts';
import { type RunningServer, startServer } from '../../testing/running-server.ts';
import { inTerminal } from '../../testing/terminal.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: RunningServer;
let bip: Bip;

beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server.stop());
beforeEach(() => {
  bip = new Bip({ BIP_HOST: server.host, ...automat });
});
afterEach(() => {
  closeGates();
  bip.remove();
});

const env = (host = server.host) => ({ HOME: bip.home, BIP_HOST: host, ...automat });

async function draft(): Promise<string> {
  return (await bip.run(['articles', 'list', '--status', 'roboczy', '-o', 'ids', '--size', '1'])).stdout.trim();
}

test('the plan is shown and nothing is done without a yes', async () => {
  const id = await draft();
  for (const [answer, code] of [
    ['n\n', 1],
    ['\n', 1],
    ['\u0003', 130],
    ['\u0004', 130],
  ] as const) {
    const terminal = inTerminal(['articles', 'set-status', 'zatwierdzony', id], env());
    await terminal.shows(/Zmienić status na „Zatwierdzony”: 1 artykuł\? \[t\/N\]/);
    terminal.type(answer);
    const { code: ended, screen } = await terminal.end;
    expect(ended).toBe(code);
    expect(screen).toMatch(new RegExp(`${id} +Roboczy +Zatwierdzony +do zmiany`));
    expect(screen).toContain('Nic nie zmieniono');
  }
  expect(await draft()).toBe(id);
});

test('a yes does it', async () => {
  const id = await draft();
  const terminal = inTerminal(['articles', 'set-status', 'zatwierdzony', id], env());
  await terminal.shows(/\[t\/N\]/);
  terminal.type('tak\n');
  expect(await terminal.end).toMatchObject({ code: 0, screen: expect.stringContaining('Wykonano 1 z 1') });
  expect(await draft()).not.toBe(id);
});

test('a bar shows how far it is, and Ctrl-C ends it with a way to go on', async () => {
  let release: (go: 'pass') => void = () => undefined;
  const held = new Promise<'pass'>((resolve) => {
    release = resolve;
  });
  const host = await gateTo(server, (n) => (n === 2 ? held : 'pass'));
  const rows = Array.from({ length: 3000 }, (_, i) => `pasek ${i}`);
  const file = bip.file('pasek.csv', `name\n${rows.join('\n')}\n`);
  const words = ['dictionaries', 'import', 'tags', file, '--yes', '--concurrency', '1'];
  const terminal = inTerminal(words, env(host));
  await terminal.shows(/\[########-{16}\] 1000\/3000 33%/);
  terminal.type('\u0003');
  await terminal.shows(/Kończę żądania w toku/);
  release('pass');
  const { code, screen } = await terminal.end;
  expect(code).toBe(130);
  expect(screen).toMatch(/Przerwano po 2000 z 3000\. Aby dokończyć: bip dictionaries import .* --resume/);
  expect(await bip.run([...words, '--resume'], { env: { BIP_HOST: host } })).toMatchObject({
    code: 0,
    stderr: 'Wykonano 1000 z 1000 (utworzono 1000)\n',
  });
});
