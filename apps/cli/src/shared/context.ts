import { homedir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { onClosedOutput } from './closed-output.ts';
import { type Output, processOutput } from './output/process-output.ts';
import { everything, type Selection } from './output/selection.ts';
import { harmless } from './output/terminal-text.ts';

/** Everything outside the process that a command uses. */
export interface Context {
  /** Data only. */
  stdout: Output;
  /** Messages: progress, questions, errors. */
  stderr: Output;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  /** Where sign-ins are saved. */
  configFolder: string;
  /** Where journals of bulk work are saved. */
  stateFolder: string;
  /** The command line as it was typed, repeated in hints. */
  args: readonly string[];
  /** Every `--profile` of the command line, in its order. */
  profiles: string[];
  /** False once the command has taken the server of this computer, because none was named. */
  isServerNamed: boolean;
  /** How many messages stderr gets: `--quiet`, `--verbose`. */
  verbosity: 'quiet' | 'normal' | 'verbose';
  /** Which part of the rows is printed: `--fields`, `--jq`. */
  selection: Selection;
  now: () => Date;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Asks a question and reads one line; null when it was not answered (Ctrl-C, Ctrl-D). */
  ask: (question: string) => Promise<string | null>;
  /** Calls back on Ctrl-C, or when who reads the output has gone, instead of ending the process, until the returned function is called. */
  onInterrupt: (callback: () => void) => () => void;
}

/** A relative path is ignored, as the XDG base directory specification requires. */
const baseFolder = (configured: string | undefined, fallback: string) =>
  path.join(
    configured !== undefined && path.isAbsolute(configured) ? configured : path.join(homedir(), fallback),
    'redakcja-bip',
  );

/** The context of a real process. */
export function systemContext(args: readonly string[]): Context {
  const { stdin, stderr } = process;
  // An empty variable counts as unset: scripts leave variables empty.
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  return {
    stdout: processOutput(process.stdout),
    stderr: processOutput(stderr),
    stdin,
    env,
    configFolder: baseFolder(env.XDG_CONFIG_HOME, '.config'),
    stateFolder: baseFolder(env.XDG_STATE_HOME, '.local/state'),
    args,
    profiles: [],
    isServerNamed: true,
    verbosity: 'normal',
    selection: everything,
    now: () => new Date(),
    wait: async (milliseconds, signal) => {
      await pause(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
    ask: async (question) => {
      const lines = createInterface({ input: stdin, output: stderr });
      const closed = new Promise<null>((resolve) => {
        lines.on('SIGINT', () => lines.close());
        lines.on('close', () => resolve(null));
      });
      try {
        return await Promise.race([lines.question(harmless(question)), closed]);
      } finally {
        lines.close();
      }
    },
    onInterrupt: (callback) => {
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
      for (const signal of signals) process.on(signal, callback);
      const stopHearing = onClosedOutput(callback);
      return () => {
        stopHearing();
        for (const signal of signals) process.off(signal, callback);
      };
    },
  };
}

/** Writes a message to stderr, unless `--quiet`. */
export function info(context: Context, text: string): void {
  if (context.verbosity !== 'quiet') context.stderr.write(`${text}\n`);
}
