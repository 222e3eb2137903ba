// A run that was killed: the last one says what any of them has refused, and a plan that was not ready is made anew.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tagCount, tagFile } from '../../testing/dictionary-files.ts';
import { createDrafts } from '../../testing/drafts.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { HeldRequest } from '../../testing/held-request.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const journals = () => readdirSync(path.join(bip.home, '.local/state/redakcja-bip/journals'));

/** Kills the program at the nth request of this kind, which never arrives. @returns the environment of later runs */
async function killed(args: readonly string[], call: string, nth = 1) {
  const held = new HeldRequest();
  const env = { BIP_HOST: await proxyTo(server, (n) => (n === nth ? held.hold() : 'pass'), [call]) };
  const run = bip.start(args, { env });
  await held.arrived;
  run.child.kill('SIGKILL');
  await run.end;
  return env;
}

test('rows that an earlier run has refused are among those of the last one', async () => {
  const ids = await createDrafts(server, 'Odmowa, która nie ginie', 2);
  const missing = 2_147_483_647;
  const selected = [String(missing), ...ids, '--add-tag', 'sport', '--concurrency', '1'];
  const args = ['articles', 'edit', ...selected, '-o', 'ndjson'];
  const env = await killed(args, 'PUT /api/articles/');
  const { code, stdout, stderr } = await bip.run([...args, '--resume'], { env });
  expect({ code, stderr }).toEqual({ code: 5, stderr: 'Wykonano 2 z 3, odmowy 1\n' });
  const rows = stdout.trimEnd().split('\n');
  expect(rows.map((line) => JSON.parse(line))).toMatchObject([
    { id: missing, outcome: 'refused', errors: [`Nie znaleziono artykułu o numerze ${missing}`] },
    ...ids.map((id) => ({ id: Number(id), outcome: 'done' })),
  ]);
  expect(journals()).toEqual([]);
});

test('the summary of the last run is that of the whole work', async () => {
  const prefix = 'zabity po odmowie';
  const file = tagFile(bip, prefix, 1500);
  await bip.run(['dictionaries', 'import', 'tags', bip.file('jest.csv', `name\n${prefix} 7\n`)]);
  const args = ['dictionaries', 'import', 'tags', file, '--mode', 'create', '--skip-invalid', '--concurrency', '1'];
  const env = await killed(args, 'POST /api/dictionaries/tags/import', 2);
  const last = await bip.run([...args, '--resume'], { env });
  expect(last).toMatchObject({ code: 5, stdout: '' });
  expect(last.stderr).toMatch(new RegExp(`^Odmowa: ${prefix} 7: .+\nWykonano 1499 z 1500, odmowy 1 \\(.+\\)\n$`));
  expect(await tagCount(bip, prefix)).toBe(1500);
  expect(journals()).toEqual([]);
});

test('a plan that was not ready is made anew, and nothing of it is left', async () => {
  const [id = ''] = await createDrafts(server, 'Plan, który nie był gotowy', 1);
  const args = ['articles', 'set-status', 'zatwierdzony', '--title', 'Plan, który nie był gotowy'];
  expect(await bip.run([...args, '--resume'])).toMatchObject({
    code: 2,
    stderr: 'Nie ma przerwanego wykonania tego polecenia\n',
  });
  const env = await killed(args, 'GET /api/articles?');
  expect(journals()).toEqual([expect.stringMatching(/\.lock$/), expect.stringMatching(/\.niegotowy-\d+$/)]);
  const resumed = await bip.run([...args, '--resume', '-o', 'ids'], { env });
  const stderr = 'Plan nie był gotowy, zaczynam od nowa\nWykonano 1 z 1\n';
  expect(resumed).toEqual({ code: 0, stdout: `${id}\n`, stderr });
  expect(journals()).toEqual([]);
});

test('half a plan in a file goes when the plan is made again', async () => {
  const plan = path.join(bip.home, 'plan.ndjson');
  const args = ['articles', 'set-status', 'zatwierdzony', '--title', 'Jasionka', '--plan', plan];
  const env = await killed(args, 'GET /api/articles?');
  expect(readdirSync(bip.home).filter((name) => name.startsWith('plan.'))).toHaveLength(1);
  expect(await bip.run(args, { env })).toMatchObject({ code: 0 });
  expect(readdirSync(bip.home).filter((name) => name.startsWith('plan.'))).toEqual(['plan.ndjson']);
});
