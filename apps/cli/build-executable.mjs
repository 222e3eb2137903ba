// One file that needs no Node: the program inside the Node that runs this (Node's single executable application), for its own platform.
// node build-executable.mjs [folder]
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'postject';
import { rolldown } from 'rolldown';
import { bundlePlugins } from './build.mjs';

const root = import.meta.dirname;
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist-executable'));
const work = mkdtempSync(path.join(tmpdir(), 'bip-executable-'));

/** What the blob is found by, as Node documents it. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const bundle = await rolldown({
  input: path.join(root, 'src/executable.ts'),
  platform: 'node',
  tsconfig: false,
  logLevel: 'warn',
  plugins: bundlePlugins,
});
const main = path.join(work, 'bip.cjs');
await bundle.write({ file: main, format: 'cjs', codeSplitting: false, minify: true });
await bundle.close();

const blob = path.join(work, 'bip.blob');
const config = path.join(work, 'sea.json');
writeFileSync(config, JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true }));
execFileSync(process.execPath, ['--experimental-sea-config', config], { stdio: ['ignore', 'ignore', 'inherit'] });

mkdirSync(out, { recursive: true });
const file = path.join(out, process.platform === 'win32' ? 'bip.exe' : 'bip');
rmSync(file, { force: true });
copyFileSync(process.execPath, file);
chmodSync(file, 0o755);
await inject(file, 'NODE_SEA_BLOB', readFileSync(blob), { sentinelFuse: fuse });
rmSync(work, { recursive: true });
process.stdout.write(`${file}\n`);
