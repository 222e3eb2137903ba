// Offices made at random are brought to another one, byte for byte; a dry run finds what the run would refuse. `CONFIG_OFFICES=20` makes that many,
// `CONFIG_SEED` begins elsewhere; a failure names its seed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../testing/test-server.ts';
import { withServer } from '../testing/with-server.ts';
import { contentsOf } from './testing/folders.ts';
import { fillHostileOffice } from './testing/hostile-office.ts';
import { clientOf } from './testing/office-client.ts';
import { changeAtRandom, randomOf } from './testing/random-office.ts';

const { bip } = withServer();
const [from, to] = [1, 2].map(() => new TestServer({ isDemo: false })) as [TestServer, TestServer];
beforeAll(async () => {
  await Promise.all([from.start(), to.start()]);
  await fillHostileOffice(from);
});
afterAll(() => Promise.all([from.remove(), to.remove()]));

const count = Number(process.env.CONFIG_OFFICES ?? 2);
const first = Number(process.env.CONFIG_SEED ?? 1);
const seeds = Array.from({ length: count }, (_, index) => first + index);

const config = (office: TestServer, ...args: string[]) =>
  bip.run(['config', ...args], { env: { BIP_HOST: office.host } });

interface Row {
  name: string;
  outcome: string;
}

const rowsOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as Row[]).map(({ name }) => name);

test.each(seeds)('office %i', async (seed) => {
  await changeAtRandom(await clientOf(from), randomOf(seed));
  const [folder, copy] = [`${bip.home}/urzad`, `${bip.home}/kopia`];
  expect(await config(from, 'export', folder)).toMatchObject({ code: 0 });
  const planned = await config(to, 'apply', folder, '--prune', '--dry-run', '-o', 'json');
  expect(planned, planned.stderr).toMatchObject({ code: 0 });
  const applied = await config(to, 'apply', folder, '--prune', '--yes', '-o', 'json');
  expect(applied, applied.stderr + applied.stdout).toMatchObject({ code: 0 });
  expect(rowsOf(applied)).toEqual(rowsOf(planned));
  expect(await config(to, 'diff', folder)).toMatchObject({ code: 0, stdout: '' });
  expect(await config(to, 'export', copy)).toMatchObject({ code: 0 });
  expect(contentsOf(copy)).toEqual(contentsOf(folder));
});
