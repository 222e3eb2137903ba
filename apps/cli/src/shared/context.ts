import { homedir } from 'node:os';
import path from 'node:path';

/** A stream a command writes to. */
export interface Output {
  write(text: string): boolean;
  isTTY?: boolean;
  columns?: number;
}

/** Everything a command touches of the world; tests bring their own. */
export interface Context {
  /** Data, and nothing else. */
  stdout: Output;
  /** Talk: progress, questions, errors. */
  stderr: Output;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  /** Where sign-ins are kept. */
  configFolder: string;
  now: () => Date;
}

/** The context of a real process. */
export function systemContext(): Context {
  const { env } = process;
  return {
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    env,
    configFolder: path.join(env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'redakcja-bip'),
    now: () => new Date(),
  };
}
