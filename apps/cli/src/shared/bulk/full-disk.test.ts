// A disk that takes no more: nothing is sent that the journal does not know, and the run goes on once there is room.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { built } from '../../testing/built.ts';
import { tagCount, tagFile } from '../../testing/dictionary-files.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, bip } = withServer();

const journals = () => path.join(bip.home, '.local/state/redakcja-bip/journals');

/** Runs the program from a shell that has prepared its surroundings; $$ is the process of the program too. */
async function prepared(preparation: string, args: readonly string[]) {
  const child = spawn('bash', ['-c', `${preparation}; exec "$@"`, 'bash', process.execPath, built.program, ...args], {
    env: bip.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: code as number, stderr };
}

test('a disk without room for the journal: nothing is sent', async () => {
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'pełny', 20)];
  const plan = await prepared('ln -s /dev/full "$HOME/plan.ndjson.$$"', [
    ...args,
    '--plan',
    path.join(bip.home, 'plan.ndjson'),
  ]);
  expect(plan).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Nie można zapisać pliku \S*plan.ndjson \(ENOSPC\)/),
  });
  // No file of this size at all: the journal is written as the plan is.
  const run = await prepared('ulimit -f 1', args);
  expect(run).toMatchObject({ code: 1, stderr: expect.stringMatching(/Nie można zapisać pliku \S*ndjson \(EFBIG\)/) });
  expect(await tagCount(bip, 'pełny')).toBe(0);
  expect(readdirSync(journals())).toEqual([]);
});

test('a disk that is full in the middle: what was sent is known, the rest is done by --resume, nothing twice', async () => {
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
  // Room for the plan, for what is sent first, and for a part of its outcomes.
  const broken = await prepared(`ulimit -f ${Math.ceil(size / 1024) + 12}`, args);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(
    /Nie można zapisać pliku \S+ \(EFBIG\)\nAby dokończyć: bip dictionaries import .* --resume\n$/,
  );
  expect(await tagCount(bip, 'w połowie')).toBe(1000);

  const again = await prepared(`ulimit -f ${Math.ceil(size / 1024) + 12}`, [...args, '--resume']);
  expect(again.code).toBe(1);
  const rest = await bip.run([...args, '--resume']);
  expect(rest).toMatchObject({ code: 0, stderr: expect.stringMatching(/\(utworzono 3000\)\n$/) });
  expect(await tagCount(bip, 'w połowie')).toBe(3000);
  expect(readdirSync(journals())).toEqual([]);
});

test('a journal whose last line was cut short goes on, also the second time; one that is damaged inside does not', async () => {
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
  expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('wiersz 2 jest uszkodzony') });
  writeFileSync(file, whole);
  expect(await bip.run(resume, { env })).toMatchObject({ code: 0, stderr: 'Wykonano 30 z 30 (utworzono 30)\n' });
  expect(await tagCount(bip, 'ucięty')).toBe(30);
  expect(await bip.run(resume, { env })).toMatchObject({
    code: 2,
    stderr: 'Nie ma przerwanego wykonania tego polecenia\n',
  });
});
