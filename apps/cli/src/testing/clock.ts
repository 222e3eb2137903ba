import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Arguments of Node that make `moveClock` work. */
export const withMovableClock = ['--import', path.join(import.meta.dirname, 'movable-clock.mjs')];

/** Environment of a program whose clock is ahead from the start. */
export const clockAhead = (milliseconds: number) => ({
  NODE_OPTIONS: withMovableClock.join(' '),
  CLOCK_AHEAD: String(milliseconds),
});

/** More than the lifetime of an access token. */
const minutes = 15;

/** Moves the clock of a process past the expiry of every access token. */
export async function moveClock(child: ChildProcess): Promise<void> {
  const moved = once(child, 'message');
  child.send(minutes * 60_000);
  await moved;
}
