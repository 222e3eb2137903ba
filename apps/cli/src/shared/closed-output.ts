// Who reads the output may have enough (| head). No signal of the process: the system would end it at the next write.

const listeners = new Set<() => void>();
let isTold = false;

/** Calls back when nobody reads the output any more, until the returned function is called. */
export function onClosedOutput(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** @returns whether somebody ends the work, so that the process need not be ended at once */
export function tellClosedOutput(): boolean {
  isTold ||= listeners.size > 0;
  for (const listener of [...listeners]) listener();
  return isTold;
}
