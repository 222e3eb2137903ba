// Packages that stay packages, since they load WebAssembly or a library of the system: copied with what they need.
import { cpSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runtimePackages } from '../../apps/api/build.mjs';
import { root } from '../toolchain.mjs';

/** What nobody reads at run time. */
const spare = /\.(map|d\.[cm]?ts|cjs)$|\.md$/i;

function folderOf(name, from) {
  for (const folder of createRequire(from).resolve.paths(name)) {
    try {
      return realpathSync(path.join(folder, name));
    } catch {
      // an optional package for another platform
    }
  }
  return undefined;
}

/** @returns the folders that were copied */
export function copyRuntimePackages(folder) {
  const copied = new Map();
  const copy = (name, from) => {
    const source = folderOf(name, from);
    if (source === undefined || copied.has(name)) return;
    copied.set(name, source);
    const isPglite = name === '@electric-sql/pglite';
    cpSync(source, path.join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (file) => !(isPglite && spare.test(file)) && path.relative(source, file) !== 'node_modules',
    });
    const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      copy(next, path.join(source, 'package.json'));
  };
  for (const name of runtimePackages) copy(name, path.join(root, 'apps/api/package.json'));
  if (![...copied.keys()].some((name) => name.startsWith('@img/sharp-')))
    throw new Error(`sharp has no build for ${process.platform}-${process.arch}: ${readdirSync(folder)}`);
  return [...copied.values()];
}
