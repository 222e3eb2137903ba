// Running a task's processes so that none of them is ever left behind.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * A terminal sends Ctrl-C and its own end to everybody in the foreground, the child included, and npm sends it to us once more:
 * passing it on then would make the child see a second, impatient one. Signals sent to us alone are passed on.
 */
function comesFromTerminal(signal) {
  return process.stdin.isTTY === true && signal !== 'SIGTERM';
}

/** Runs the commands side by side; when one ends, the others are asked to. Answers the exit code of the first that failed. */
export async function runAll(commands) {
  const children = commands.map(({ node, args, env, cwd }) =>
    spawn(node, args, { cwd, stdio: 'inherit', env: { ...env, ...process.env } }),
  );
  const parent = process.ppid;
  let isStopping = false;
  const stop = (signal) => {
    if (!comesFromTerminal(signal)) for (const child of children) child.kill(signal);
    isStopping = true;
  };
  for (const signal of signals) process.on(signal, stop);
  // An npm that was killed outright passes nothing on; a server that outlived it would keep the data folder locked.
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop('SIGTERM');
  }, 500);
  const codes = await Promise.all(
    children.map(async (child) => {
      const code = await ended(child);
      if (!isStopping) for (const other of children) other.kill('SIGTERM');
      return code;
    }),
  );
  clearInterval(watch);
  return codes.find((code) => code !== 0) ?? 0;
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? code : 128 + constants.signals[signal]));
  });
}
