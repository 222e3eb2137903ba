// Builds what runs: the server, the web app and `bip`, each at its place of the project, so that they find each other.
import { chmodSync, cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApi } from '../../apps/api/build.mjs';
import { buildCli } from '../../apps/cli/build.mjs';
import { root } from '../toolchain.mjs';
import { notePackages } from './bundled-packages.mjs';

const web = path.join(root, 'apps/web');
const api = path.join(root, 'apps/api/dist');

/** Packages whose files the server carries: the typeface, flags, the reader of the contract. */
const filesOf = ['@fontsource/fira-sans', '@expo-google-fonts/fira-sans', 'country-flag-icons', 'redoc'];

/** Started from a link in a folder of programs, too. */
const starter = (program) => `#!/bin/sh
set -eu
program=$(readlink -f "$0")
exec node "\${program%/bin/*}/${program}" "$@"
`;

/** @returns folders of the packages that are part of the bundles */
export async function buildPrograms(folder) {
  const { folders, plugin } = notePackages();
  const { build } = await import(pathToFileURL(createRequire(path.join(web, 'package.json')).resolve('vite')));
  await build({
    configFile: path.join(web, 'vite.config.ts'),
    plugins: [plugin],
    logLevel: 'warn',
    build: { outDir: path.join(folder, 'apps/web/dist'), emptyOutDir: true },
  });
  await buildApi([plugin]);
  cpSync(api, path.join(folder, 'apps/api/dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') && path.basename(file) !== '.compiled',
  });
  await buildCli(path.join(folder, 'apps/cli/dist'), {}, [plugin]);
  mkdirSync(path.join(folder, 'bin'));
  const programs = { 'redakcja-bip': 'apps/api/dist/main.mjs', bip: 'apps/cli/dist/bip.mjs' };
  for (const [name, program] of Object.entries(programs)) {
    writeFileSync(path.join(folder, 'bin', name), starter(program));
    chmodSync(path.join(folder, 'bin', name), 0o755);
  }
  return [...folders, ...filesOf.map((name) => realpathSync(path.join(root, 'apps/api/node_modules', name)))];
}
