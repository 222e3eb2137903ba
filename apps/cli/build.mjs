// One file that runs without the checkout. Commands stay lazy in it: what a command does not call is not run at its start.
import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const root = import.meta.dirname;

export async function buildCli(out = path.join(root, 'dist')) {
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: path.join(root, 'src/main.ts'),
    platform: 'node',
    tsconfig: false,
    logLevel: 'warn',
  });
  const file = path.join(out, 'bip.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false, minify: true });
  await bundle.close();
  chmodSync(file, 0o755);
  return file;
}

if (process.argv[1] === import.meta.filename) await buildCli();
