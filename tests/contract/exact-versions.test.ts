// Every dependency has an exact version, so that updates are deliberate; the product has one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const packages = globSync(['package.json', '{apps,packages}/*/package.json', 'tests/package.json'], { cwd: root });
const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

test('the manifests are found', () => expect(packages.length).toBeGreaterThan(5));

test.each(packages)('%s has exact versions', (file) => {
  const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const inexact = groups
    .flatMap((group) => Object.entries<string>(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$|^workspace:\*$/.test(version));
  expect(inexact).toEqual([]);
});

test('the product has one version: of the project, its command, its contract and the newest entry of the changelog', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const versions = packages.map((file) => JSON.parse(read(file)).version).filter((one) => one !== undefined);
  expect(versions).toEqual([version, version]);
  expect(/^ {2}version: (.+)$/m.exec(read('openapi.yaml'))?.[1]).toBe(version);
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
