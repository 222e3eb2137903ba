import { homedir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A stream a command writes to. */
export interface Output {
  write(text: string | Uint8Array): boolean;
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
  /** Where journals of bulk work are kept. */
  stateFolder: string;
  /** The command line as it was typed, to be repeated in hints. */
  words: readonly string[];
  /** How much is said on stderr: `--quiet`, `--verbose`. */
  talk: 'quiet' | 'normal' | 'verbose';
  now: () => Date;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Puts a question and reads one line; null when it was left unanswered (Ctrl-C, Ctrl-D). */
  ask: (question: string) => Promise<string | null>;
  /** Calls back on Ctrl-C instead of ending the process, until the answer is called. */
  onInterrupt: (callback: () => void) => () => void;
}

/** As the XDG base directory specification has it: a path that is not absolute does not count. */
const baseFolder = (named: string | undefined, usual: string) =>
  path.join(named !== undefined && path.isAbsolute(named) ? named : path.join(homedir(), usual), 'redakcja-bip');

/** The context of a real process. */
export function systemContext(words: readonly string[]): Context {
  const { stdin, stdout, stderr } = process;
  // A variable that is empty is one that is not set: scripts leave them so.
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  return {
    stdout,
    stderr,
    stdin,
    env,
    configFolder: baseFolder(env.XDG_CONFIG_HOME, '.config'),
    stateFolder: baseFolder(env.XDG_STATE_HOME, '.local/state'),
    words,
    talk: 'normal',
    now: () => new Date(),
    wait: async (milliseconds, signal) => {
      await pause(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
    ask: async (question) => {
      const lines = createInterface({ input: stdin, output: stderr });
      const left = new Promise<null>((resolve) => {
        lines.on('SIGINT', () => lines.close());
        lines.on('close', () => resolve(null));
      });
      try {
        return await Promise.race([lines.question(question), left]);
      } finally {
        lines.close();
      }
    },
    onInterrupt: (callback) => {
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
      for (const signal of signals) process.on(signal, callback);
      return () => {
        for (const signal of signals) process.off(signal, callback);
      };
    },
  };
}

/** Says something that is not data; `--quiet` silences it. */
export function say(context: Context, text: string): void {
  if (context.talk !== 'quiet') context.stderr.write(`${text}\n`);
}
