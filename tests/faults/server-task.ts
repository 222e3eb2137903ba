// A task of the built server (`bip server` starts it), as a process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export async function serverTask(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['apps/api/dist/main.mjs', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}
