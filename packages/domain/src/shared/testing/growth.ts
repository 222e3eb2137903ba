// How the work for a text grows with its length: what begins anew at every place of a long text takes a server or a page minutes.

declare const process: { threadCpuUsage: () => { user: number; system: number } };

/** Below it the clock of the processor tells nothing. */
const leastMicroseconds = 500;

/** Microseconds of this thread. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return Math.max(leastMicroseconds, after.user - before.user + after.system - before.system);
}

/** About 8 for one pass, 64 for one from every place. */
const limit = 24;

/** Whether eight times as much costs about eight times more; tried again, since a busy machine may disturb one measurement but not all. */
export function takesOnePass(work: (times: number) => unknown, times: number): boolean {
  for (let round = 0; round < 6; round++) {
    if (costOf(() => work(8 * times)) < limit * costOf(() => work(times))) return true;
  }
  return false;
}
