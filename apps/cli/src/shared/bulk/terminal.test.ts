// Bulk work on a terminal: plan, question, progress bar, Ctrl-C.
import { expect, test } from 'vitest';
import { tagFile } from '../../testing/dictionary-files.ts';
import { createDrafts } from '../../testing/drafts.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { HeldRequest } from '../../testing/held-request.ts';
import { inTerminal } from '../../testing/terminal.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

test('shows the plan and does nothing without a yes', async () => {
  const [id = ''] = await createDrafts(server, 'Bez zgody', 1);
  for (const [answer, code] of [
    ['n\n', 1],
    ['\n', 1],
    ['\u0003', 130],
    ['\u0004', 130],
  ] as const) {
    const terminal = inTerminal(['articles', 'set-status', 'zatwierdzony', id], bip.env);
    await terminal.waitFor(/Zmienić status na „Zatwierdzony”: 1 artykuł\? \[t\/N\]/);
    terminal.type(answer);
    const { code: exitCode, screen } = await terminal.end;
    expect(exitCode).toBe(code);
    expect(screen).toMatch(new RegExp(`${id} +Roboczy +Zatwierdzony +do zmiany`));
    expect(screen).toContain('Nic nie zmieniono');
  }
  expect(await bip.run(['articles', 'show', id])).toMatchObject({ stdout: expect.stringMatching(/Status: +Roboczy/) });
});

test('a table is no wider than the terminal', async () => {
  await createDrafts(server, `Bardzo długi tytuł ${'o czymś '.repeat(20)}`, 1);
  const terminal = inTerminal(['articles', 'list', '--size', '5'], bip.env, 72);
  const { code, screen } = await terminal.end;
  expect(code).toBe(0);
  const lines = screen.split('\r\n');
  expect(lines.length).toBeGreaterThan(6);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
});

test('a yes executes the plan', async () => {
  const [id = ''] = await createDrafts(server, 'Za zgodą', 1);
  const terminal = inTerminal(['articles', 'set-status', 'zatwierdzony', id], bip.env);
  await terminal.waitFor(/\[t\/N\]/);
  terminal.type('tak\n');
  expect(await terminal.end).toMatchObject({ code: 0, screen: expect.stringContaining('Wykonano 1 z 1') });
  expect(await bip.run(['articles', 'show', id])).toMatchObject({
    stdout: expect.stringMatching(/Status: +Zatwierdzony/),
  });
});

test('a progress bar, and Ctrl-C with a hint how to resume', async () => {
  const call = new HeldRequest();
  const host = await proxyTo(server, (n) => (n === 2 ? call.hold() : 'pass'));
  const file = tagFile(bip, 'pasek', 3000);
  const args = ['dictionaries', 'import', 'tags', file, '--yes', '--concurrency', '1'];
  const terminal = inTerminal(args, { ...bip.env, BIP_HOST: host });
  await terminal.waitFor(/\[########-{16}\] 1000\/3000 33%/);
  terminal.type('\u0003');
  await terminal.waitFor(/Kończę żądania w toku/);
  call.release();
  const { code, screen } = await terminal.end;
  expect(code).toBe(130);
  expect(screen).toMatch(/Przerwano po 2000 z 3000\. Aby dokończyć: bip dictionaries import .* --resume/);
  expect(await bip.run([...args, '--resume'], { env: { BIP_HOST: host } })).toMatchObject({
    code: 0,
    stderr: 'Wykonano 3000 z 3000 (utworzono 3000)\n',
  });
});
