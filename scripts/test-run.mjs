import { spawn } from 'node:child_process';
import { root } from './toolchain.mjs';

/** No step of the tests takes this long even on a busy machine; one that does hangs. */
const patience = 40 * 60_000;

/** Runs a command of a test step without a terminal. With `quiet` its output is answered, otherwise shown as it comes. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const forget = stopWith(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const clock = setTimeout(() => {
      output += `${command} took more than ${patience / 60_000} minutes\n`;
      child.kill('SIGKILL');
    }, patience);
    const end = (code) => {
      clearTimeout(clock);
      forget();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** A run that is stopped takes its tools with it. */
function stopWith(child) {
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  };
}
