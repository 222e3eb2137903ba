import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../toolchain.mjs';

/** Path of a program of the root's dependencies. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Longer than any step takes on a busy machine. */
const timeout = 40 * 60_000;

/** Runs a command of a test step without a terminal. With `quiet` its output is returned instead of printed. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const removeHandlers = killOnSignal(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      output += `${command} took more than ${timeout / 60_000} minutes\n`;
      child.kill('SIGKILL');
    }, timeout);
    const end = (code) => {
      clearTimeout(timer);
      removeHandlers();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Terminates the child when this process is terminated. */
function killOnSignal(child) {
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  };
}
