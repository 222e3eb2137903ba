// The program in a pseudo-terminal, as a person has it before them. util-linux `script` makes one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { built } from './built.ts';

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

export interface Terminal {
  shows: (pattern: RegExp) => Promise<void>;
  type: (text: string) => void;
  end: Promise<{ code: number | null; screen: string }>;
}

/** `bip` with these words. */
export const inTerminal = (
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  columns?: number,
): Terminal => runInTerminal([process.execPath, built.program, ...words], env, columns);

export function runInTerminal(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  columns = 100,
): Terminal {
  const line = command.map(quoted).join(' ');
  const child = spawn('script', ['-qec', `stty cols ${columns}; ${line}`, '/dev/null'], {
    env: { ...env, TERM: 'xterm', SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, screen }));
  return {
    shows: async (pattern) => {
      while (!pattern.test(screen)) {
        if (child.exitCode !== null) throw new Error(`It ended without ${pattern}:\n${screen}`);
        await Promise.race([once(child.stdout, 'data'), end]);
      }
    },
    type: (text) => {
      child.stdin.write(text);
    },
    end,
  };
}
