// A command started without stdout (`>&-`). Node opens /dev/null in its place, so that no write fails.
import { fstatSync, readFileSync, statSync } from 'node:fs';
import type { Output } from './output/process-output.ts';

/**
 * Whether stdout may have been closed: /dev/null opened for reading too, as Node does it; a shell opens it for writing alone. Programs that start others
 * without their output open it the same way, so the exit code stays and a sentence says it.
 */
export function isStdoutNowhere(): boolean {
  try {
    const flags = /^flags:\s*(\d+)$/m.exec(readFileSync('/proc/self/fdinfo/1', 'utf8'))?.[1] ?? '';
    return fstatSync(1).rdev === statSync('/dev/null').rdev && Number.parseInt(flags, 8) % 4 === 2;
  } catch {
    return false;
  }
}

/** The output, and what it is told at the first data that nobody gets. */
export function tellingOfLoss(output: Output, stderr: Output): Output {
  let isTold = false;
  return {
    ...output,
    write: (text) => {
      if (!isTold) stderr.write('Wyjście (stdout) jest zamknięte: wyniku nikt nie dostanie\n');
      isTold = true;
      return output.write(text);
    },
  };
}
