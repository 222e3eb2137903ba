// Runs the processes of a task and ends all of them when one ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * A terminal sends SIGINT and SIGHUP to the whole foreground process group, the child included, and npm repeats them:
 * if they were passed on, the child would take them for a second Ctrl-C. Signals sent to this process only are passed on.
 */
function comesFromTerminal(signal) {
  return process.stdin.isTTY === true && signal !== 'SIGTERM';
}

/** Runs the commands in parallel; when one ends, the others are terminated. Returns the exit code of the first that failed. */
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
  // A killed npm passes no signal on, and a server that outlives it would keep the data folder locked.
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop('SIGTERM');
  }, 500);
  const codes = await Promise.all(
    children.map(async (child) => {
      const code = await exitCodeOf(child);
      if (!isStopping) for (const other of children) other.kill('SIGTERM');
      return code;
    }),
  );
  clearInterval(watch);
  return codes.find((code) => code !== 0) ?? 0;
}

function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? code : 128 + constants.signals[signal]));
  });
}
