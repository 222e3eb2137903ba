// One resident program per worker (resident.ts), started when it is first used.
import { type ChildProcess, fork } from 'node:child_process';
import { built } from '../built.ts';

export interface CommandLine {
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  input: string;
  cwd: string;
}

export interface BipResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

let resident: ChildProcess | null = null;
/** Those that wait for it run one after the other. */
let last: Promise<unknown> = Promise.resolve();

async function runNow(line: CommandLine): Promise<BipResult> {
  resident ??= fork(built.resident, { env: {}, execArgv: [] });
  const child = resident;
  const { promise, resolve, reject } = Promise.withResolvers<BipResult>();
  const onExit = (code: number) => {
    resident = null;
    reject(new Error(`The program ended with ${code}: bip ${line.args.join(' ')}`));
  };
  child.once('message', resolve).once('exit', onExit).send(line);
  try {
    return await promise;
  } finally {
    child.off('message', resolve).off('exit', onExit);
  }
}

export function runInResident(line: CommandLine): Promise<BipResult> {
  const run = last.then(() => runNow(line));
  last = run.catch(() => undefined);
  return run;
}
