// An office of every setting, taken to files, brought to an empty one and taken to files again.
import { cpSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { automat, Bip } from '../testing/bip.ts';
import { TestServer } from '../testing/test-server.ts';
import { contentsOf, editYaml } from './testing/folders.ts';
import { fillHostileOffice } from './testing/hostile-office.ts';

const bip = new Bip(() => automat);
const offices = [1, 2, 3].map(() => new TestServer({ isDemo: false })) as [TestServer, TestServer, TestServer];
beforeAll(() => Promise.all(offices.map((office) => office.start())));
afterEach(() => bip.remove());
afterAll(() => Promise.all(offices.map((office) => office.remove())));

const config = (office: TestServer, ...args: string[]) =>
  bip.run(['config', ...args], { env: { BIP_HOST: office.host } });
const same = { code: 0, stdout: '', stderr: 'Bez różnic\n' };

test('names that look alike, three languages and every setting survive, byte for byte', async () => {
  const [from, to] = offices;
  await fillHostileOffice(from);
  const first = `${bip.home}/pierwszy`;
  const second = `${bip.home}/drugi`;
  expect(await config(from, 'export', first)).toMatchObject({ code: 0 });
  expect(await config(from, 'diff', first)).toEqual(same);
  const planned = await config(to, 'apply', first, '--dry-run');
  expect(planned).toMatchObject({ code: 0, stderr: expect.stringContaining('odmowy 0') });
  expect(await config(to, 'apply', first)).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Wykonano/) });
  expect(await config(to, 'diff', first)).toEqual(same);
  expect(await config(to, 'export', second)).toMatchObject({ code: 0 });
  expect(contentsOf(second)).toEqual(contentsOf(first));
  const again = await config(to, 'apply', first, '--prune', '--yes', '-o', 'json');
  expect(again).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('a language goes with --prune, unless texts are written in it: then it stays as it is', async () => {
  const [, , office] = offices;
  const without = `${bip.home}/bez-jezyka`;
  const withOne = `${bip.home}/z-jezykiem`;
  expect(await config(office, 'export', without)).toMatchObject({ code: 0 });
  cpSync(without, withOne, { recursive: true });
  const language = { isoCode: 'EN', name: 'angielski', localName: 'English', dateFormat: 'dd/MM/yyyy' };
  editYaml(withOne, 'languages.yaml', (document) => document.add(document.createNode(language)));
  expect(await config(office, 'apply', withOne)).toMatchObject({ code: 0 });
  expect(await config(office, 'apply', without, '--prune', '--yes')).toMatchObject({ code: 0 });
  expect(await config(office, 'diff', without)).toEqual(same);

  editYaml(withOne, 'translations.yaml', (document) => {
    const { PL } = document.toJS() as Record<string, unknown>;
    document.set('EN', document.createNode(PL));
  });
  expect(await config(office, 'apply', withOne)).toMatchObject({ code: 0 });
  expect(await config(office, 'diff', withOne)).toEqual(same);
  for (const more of [['--dry-run'], ['--yes']])
    expect(await config(office, 'apply', without, '--prune', ...more)).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('są w niej tłumaczenia elementów stałych'),
    });
  expect(await config(office, 'diff', withOne)).toEqual(same);
});
