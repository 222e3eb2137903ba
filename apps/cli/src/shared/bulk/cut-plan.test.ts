// A plan or a journal that is not whole is refused: its rest would be taken for all there is to do.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tagCount, tagFile } from '../../testing/dictionary-files.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const refused = { code: 1, stdout: '', stderr: expect.stringContaining('plan jest urwany albo zmieniony') };

test('a plan that lost its end, a line or a letter is not applied', async () => {
  const plan = path.join(bip.home, 'plan.ndjson');
  await bip.run(['dictionaries', 'import', 'tags', tagFile(bip, 'planowany', 4), '--plan', plan]);
  const whole = readFileSync(plan, 'utf8');
  const lines = whole.split('\n');
  expect(lines).toHaveLength(7);
  const damaged = [
    lines.slice(0, 5).join('\n'),
    `${lines.slice(0, 3).join('\n')}\n`,
    whole.slice(0, -40),
    lines.filter((_, i) => i !== 2).join('\n'),
    whole.replace('planowany 3', 'planowany 9'),
    whole.replace('"items":4', '"items":3'),
  ];
  for (const text of damaged) {
    const file = bip.file('uszkodzony.ndjson', text);
    expect(await bip.run(['apply', file, '--yes'])).toMatchObject(refused);
  }
  expect(await tagCount(bip, 'planowany')).toBe(0);
  expect(await bip.run(['apply', plan, '--yes'])).toMatchObject({ code: 0 });
  expect(await tagCount(bip, 'planowany')).toBe(4);
});

test('a journal whose plan was cut is not resumed', async () => {
  const env = { BIP_HOST: await proxyTo(server, () => 'drop request') };
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'dziennik', 5), '--mode', 'create', '--retries', '0'];
  expect((await bip.run(args, { env })).code).toBe(1);
  const folder = path.join(bip.home, '.local/state/redakcja-bip/journals');
  const [name = ''] = readdirSync(folder);
  const file = path.join(folder, name);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.includes('dziennik 2')).join('\n'));
  expect(await bip.run([...args, '--resume'], { env })).toMatchObject(refused);
  expect(await tagCount(bip, 'dziennik')).toBe(0);
});
