// How long an answer may take: as a whole (`--timeout`), and without a byte of it (`--idle-timeout`).

export const defaultTimeout = 30;

/** In seconds. */
export interface Patience {
  whole?: number | undefined;
  idle?: number | undefined;
}

let given: Patience = {};

export function setPatience(value: Patience): void {
  given = value;
}

/** Seconds of silence that end a request. */
export const idleLimit = (): number => given.idle ?? given.whole ?? defaultTimeout;

export const isIdleGiven = (): boolean => given.idle !== undefined;

/** Seconds of a whole answer. A file takes as long as it is, and so does everything for who names the silence alone. */
export const wholeLimit = (isFile: boolean): number | null =>
  given.whole ?? (isFile || given.idle !== undefined ? null : defaultTimeout);
