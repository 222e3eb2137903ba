// What processes have cost so far, in milliseconds of a processor: on a busy machine it is what it is on a quiet one.
import { readFileSync } from 'node:fs';

/** Fields of a `stat` file after the name; the first one is the state. */
export function statusOf(file: string): string[] {
  return readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
}

/** The system counts in hundredths of a second. */
const sum = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((time, one) => time + Number(one) * 10, 0);

/** Of the thread that answers requests: as long as it works on something, it answers nothing else. */
export function answeringTime(pid: number): number {
  return sum(statusOf(`/proc/${pid}/task/${pid}/stat`), 11, 13);
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

export const ownTime = (pid: number) => sum(statusOf(`/proc/${pid}/stat`), 11, 13);

/** Of a process with its children, those that have ended included. */
export function wholeTime(pid: number): number {
  const children = childrenOf(pid).map((child) => {
    try {
      return ownTime(child);
    } catch {
      // it has ended meanwhile
      return 0;
    }
  });
  return children.reduce((time, one) => time + one, sum(statusOf(`/proc/${pid}/stat`), 11, 15));
}
