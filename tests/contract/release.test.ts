// What a release is made of: archives whose bytes depend on their contents alone, a list of parts, a unit that is closed.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { debianPackage } from '../../scripts/release/debian-package.mjs';
import { billOfMaterials, licences, partsOf } from '../../scripts/release/inventory.mjs';
import { entriesUnder, packedTar } from '../../scripts/release/packed.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const debian = path.join(root, 'scripts/release/debian');
const moment = new Date('2026-11-28T12:00:00Z');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function release(umask: number, names: string[], when: Date): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-release-'));
  folders.push(folder);
  const before = process.umask(umask);
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), name);
    if (name.startsWith('bin/')) chmodSync(path.join(folder, name), 0o700);
    utimesSync(path.join(folder, name), when, when);
  }
  process.umask(before);
  return folder;
}

const names = ['apps/cli/dist/bip.1', 'bin/bip', 'LICENCES.txt', 'zażółć.txt'];

test('the same files give the same bytes, whoever has made them, when, and in which order', async () => {
  const one = release(0o022, names, new Date(0));
  const other = release(0o077, names.toReversed(), new Date());
  const [first, second] = [entriesUnder(one), entriesUnder(other)];
  expect((await packedTar(first, moment)).equals(await packedTar(second, moment))).toBe(true);
  expect((await debianPackage('1.2.3', first, moment)).equals(await debianPackage('1.2.3', second, moment))).toBe(true);
});

test('the package is one of Debian, with files of root and an account of its own', async () => {
  const folder = release(0o022, names, new Date(0));
  const file = path.join(folder, 'redakcja-bip.deb');
  writeFileSync(file, await debianPackage('1.2.3', entriesUnder(folder), moment));
  expect(readFileSync(file, 'latin1').slice(0, 24)).toBe('!<arch>\ndebian-binary   ');
  if (spawnSync('dpkg-deb', ['--version']).status !== 0) return;
  expect(execFileSync('dpkg-deb', ['--field', file, 'Version'], { encoding: 'utf8' })).toBe('1.2.3\n');
  const listed = execFileSync('dpkg-deb', ['--contents', file], { encoding: 'utf8' });
  expect(listed).toMatch(/^-rwxr-xr-x root\/root +7 2026-11-28 \d\d:\d\d \.\/usr\/lib\/redakcja-bip\/bin\/bip$/m);
  expect(listed).toContain('./usr/bin/bip -> ../lib/redakcja-bip/bin/bip');
  expect(listed).toMatch(/^-rw-r----- .*\.\/etc\/redakcja-bip\/redakcja-bip\.env$/m);
});

test('every package is named once, with its licence and its text', () => {
  const at = (name: string) => path.join(root, name);
  const parts = partsOf([
    at('apps/api/node_modules/fastify'),
    at('apps/api/node_modules/fastify'),
    at('apps/web/node_modules/react'),
  ]);
  expect(parts.map(({ name }) => name)).toEqual(['fastify', 'react']);
  const bom = JSON.parse(billOfMaterials('1.2.3', parts));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { version: '1.2.3' } },
  });
  expect(bom.components.map(({ purl }: { purl: string }) => purl)).toEqual(
    parts.map(({ name, version }) => `pkg:npm/${name}@${version}`),
  );
  expect(bom.components[0].licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(licences(parts)).toMatch(/fastify .*\(MIT\)\n\nMIT License[\s\S]*react .*\(MIT\)/);
});

test('scripts of the package are scripts', () => {
  for (const name of ['preinst', 'postinst', 'prerm', 'postrm']) execFileSync('sh', ['-n', path.join(debian, name)]);
});

test('the variables that the package offers are those of the product', () => {
  const offered = [...readFileSync(path.join(debian, 'redakcja-bip.env'), 'utf8').matchAll(/^#(\w+)=/gm)];
  const known = readFileSync(path.join(root, 'docs/administration/install.md'), 'utf8');
  expect(offered.length).toBeGreaterThan(4);
  expect(offered.map(([, name]) => name).filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

test('what the service makes belongs to its account alone', () => {
  const unit = readFileSync(path.join(debian, 'redakcja-bip.service'), 'utf8').split('\n');
  expect(unit).toEqual(expect.arrayContaining(['UMask=0077', 'StateDirectoryMode=0700']));
});
