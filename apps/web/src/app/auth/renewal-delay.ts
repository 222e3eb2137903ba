/** Milliseconds. */
const maxMargin = 60_000;
const minWait = 5000;
/** Browsers fire timers of more than 24.8 days at once. */
const maxWait = 24 * 60 * 60 * 1000;
const firstRetry = 5000;
const maxRetry = 60_000;

/**
 * How long to wait before a token that is good for so long is renewed: until a minute before its end, a short one until a quarter of its life is
 * left. Never in quick succession: one that ends sooner is renewed by the call that needs it.
 */
export function renewalDelay(left: number): number {
  return Math.min(maxWait, Math.max(minWait, left - Math.min(maxMargin, left / 4)));
}

/** How long to wait after so many failures in a row, the first is 1. */
export function retryDelay(failures: number): number {
  return Math.min(maxRetry, firstRetry * 2 ** (failures - 1));
}
