// Every dependency has an exact version, so that updates are deliberate.
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
