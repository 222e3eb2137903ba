// The program in a pseudo-terminal, which util-linux `script` makes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { built } from './built.ts';

const quoted = (arg: string) => `'${arg.replaceAll("'", `'\\''`)}'`;

export interface Terminal {
  waitFor: (pattern: RegExp) => Promise<void>;
  type: (text: string) => void;
  end: Promise<{ code: number | null; screen: string }>;
}

export const inTerminal = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  columns?: number,
): Terminal => runInTerminal([process.execPath, built.program, ...args], env, columns);

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
    waitFor: async (pattern) => {
      while (!pattern.test(screen)) {
        if (child.exitCode !== null) throw new Error(`Ended without ${pattern}:\n${screen}`);
        await Promise.race([once(child.stdout, 'data'), end]);
      }
    },
    type: (text) => {
      child.stdin.write(text);
    },
    end,
  };
}
