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

/** The context of a real process. */
export function systemContext(words: readonly string[]): Context {
  const { env, stdin, stdout, stderr } = process;
  return {
    stdout,
    stderr,
    stdin,
    env,
    configFolder: path.join(env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'redakcja-bip'),
    stateFolder: path.join(env.XDG_STATE_HOME ?? path.join(homedir(), '.local/state'), 'redakcja-bip'),
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
