import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What Node takes so that `moveClock` works. */
export const withMovableClock = ['--import', path.join(import.meta.dirname, 'movable-clock.mjs')];

/** Longer than an access token lives. */
const minutes = 15;

/** Takes the clock of a program past the end of every access token that it has or gave. */
export async function moveClock(child: ChildProcess): Promise<void> {
  const moved = once(child, 'message');
  child.send(minutes * 60_000);
  await moved;
}
