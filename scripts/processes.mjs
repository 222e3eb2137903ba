// Running a task's processes so that none of them is ever left behind.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * A terminal sends Ctrl-C to everybody in the foreground, the child included, and npm sends it to us once more:
 * passing it on then would make the child see a second, impatient one. Signals sent to us alone are passed on.
 */
function comesFromTerminal(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY === true;
}

/** Runs the commands side by side; when one ends, the others are asked to. Answers the exit code of the first. */
export async function runAll(commands) {
  const children = commands.map(({ node, args, env, cwd }) =>
    spawn(node, args, { cwd, stdio: 'inherit', env: { ...env, ...process.env } }),
  );
  for (const signal of signals) {
    process.on(signal, () => {
      if (!comesFromTerminal(signal)) for (const child of children) child.kill(signal);
    });
  }
  const watch = watchParent(children);
  const codes = await Promise.all(children.map((child) => ended(child, children)));
  clearInterval(watch);
  return codes.find((code) => code !== 0) ?? 0;
}

/** An npm that was killed outright passes nothing on; a server that outlived it would keep the data folder locked. */
function watchParent(children) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) for (const child of children) child.kill('SIGTERM');
  }, 500);
}

function ended(child, all) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const other of all) if (other.exitCode === null && other.signalCode === null) other.kill('SIGTERM');
      resolve(signal === null ? code : 128 + constants.signals[signal]);
    });
  });
}
