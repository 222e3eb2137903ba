// A full disk: nothing is sent that is not in the journal, and the run can be resumed later.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { built } from '../../testing/built.ts';
import { tagCount, tagFile } from '../../testing/dictionary-files.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const journals = () => path.join(bip.home, '.local/state/redakcja-bip/journals');

/** Runs the program after a shell command in the same process ($$). */
async function runAfter(preparation: string, args: readonly string[]) {
  const child = spawn('bash', ['-c', `${preparation}; exec "$@"`, 'bash', process.execPath, built.program, ...args], {
    env: bip.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: code as number, stderr };
}

test('nothing is sent when the journal cannot be written', async () => {
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'pełny', 20)];
  const plan = await runAfter('ln -s /dev/full "$HOME/plan.ndjson.niegotowy-$$"', [
    ...args,
    '--plan',
    path.join(bip.home, 'plan.ndjson'),
  ]);
  expect(plan).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Nie można zapisać pliku \S*plan.ndjson \(ENOSPC\)/),
  });
  // The limit is smaller than the journal.
  const run = await runAfter('ulimit -f 1', args);
  expect(run).toMatchObject({ code: 1, stderr: expect.stringMatching(/Nie można zapisać pliku \S*ndjson \(EFBIG\)/) });
  expect(await tagCount(bip, 'pełny')).toBe(0);
  expect(readdirSync(journals())).toEqual([]);
});

test('a disk that fills up during the run: --resume does the rest, and nothing twice', async () => {
  const args = [
    'dictionaries',
    'import',
    'tags',
    tagFile(bip, 'w połowie', 3000),
    '--mode',
    'create',
    '--concurrency',
    '1',
  ];
  const plan = path.join(bip.home, 'plan.ndjson');
  await bip.run([...args, '--plan', plan]);
  const { size } = statSync(plan);
  // Space for the plan, the first sent items, and a part of their outcomes.
  const broken = await runAfter(`ulimit -f ${Math.ceil(size / 1024) + 12}`, args);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(
    /Nie można zapisać pliku \S+ \(EFBIG\)\nAby dokończyć: bip dictionaries import .* --resume\n$/,
  );
  expect(await tagCount(bip, 'w połowie')).toBe(1000);

  const secondRun = await runAfter(`ulimit -f ${Math.ceil(size / 1024) + 12}`, [...args, '--resume']);
  expect(secondRun.code).toBe(1);
  const rest = await bip.run([...args, '--resume']);
  expect(rest).toMatchObject({ code: 0, stderr: expect.stringMatching(/\(utworzono 3000\)\n$/) });
  expect(await tagCount(bip, 'w połowie')).toBe(3000);
  expect(readdirSync(journals())).toEqual([]);
});

test('a journal with a truncated last line can be resumed, also twice; one damaged in the middle cannot', async () => {
  let isCut = true;
  const env = { BIP_HOST: await proxyTo(server, () => (isCut ? 'drop request' : 'pass')) };
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'ucięty', 30), '--mode', 'create', '--retries', '0'];
  const resume = [...args, '--resume'];
  expect((await bip.run(args, { env })).code).toBe(1);
  const [name = ''] = readdirSync(journals());
  const file = path.join(journals(), name);
  appendFileSync(file, '{"outcomes":[{"id":2,"out');
  expect((await bip.run(resume, { env })).code).toBe(1);
  isCut = false;
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('{"item"', '{"it'));
  const damaged = await bip.run(resume, { env });
  expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('plan jest urwany albo zmieniony') });
  writeFileSync(file, whole);
  expect(await bip.run(resume, { env })).toMatchObject({ code: 0, stderr: 'Wykonano 30 z 30 (utworzono 30)\n' });
  expect(await tagCount(bip, 'ucięty')).toBe(30);
  expect(await bip.run(resume, { env })).toMatchObject({
    code: 2,
    stderr: 'Nie ma przerwanego wykonania tego polecenia\n',
  });
});
