// Repeats what failed for a passing reason: too many requests, a server that restarts, a network that is gone for a moment.
import { isAxiosError } from 'axios';
import { type Context, say } from './context.ts';
import { networkCode } from './failures.ts';

export interface RetryOptions {
  /** How many times to try again. */
  retries: number;
  /** Ends the waiting, when somebody presses Ctrl-C. */
  signal?: AbortSignal;
}

const passing = new Set([429, 502, 503, 504]);
const longest = 30_000;

/** Whether the same request may well succeed in a moment. */
export function isTransient(error: unknown): boolean {
  if (isAxiosError(error)) return error.response === undefined || passing.has(error.response.status);
  return networkCode(error) !== null;
}

/** Whether the request may have been carried out although no answer came. */
export function isUncertain(error: unknown): boolean {
  return isAxiosError(error) && (error.response === undefined || [502, 504].includes(error.response.status));
}

function pauseBefore(attempt: number, error: unknown): number {
  const asked = isAxiosError(error) ? Number(error.response?.headers['retry-after']) : Number.NaN;
  const own = Math.min(longest, 250 * 2 ** attempt);
  // Spread out, so that several processes do not come back all at once.
  return Number.isFinite(asked) ? Math.min(60_000, asked * 1000) : own * (0.75 + Math.random() / 2);
}

/** @param work gets whether an earlier attempt may have been carried out */
export async function withRetries<T>(
  context: Context,
  { retries, signal }: RetryOptions,
  work: (isAgain: boolean) => Promise<T>,
): Promise<T> {
  let isAgain = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(isAgain);
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isTransient(error)) throw error;
      isAgain ||= isUncertain(error);
      const pause = pauseBefore(attempt, error);
      if (context.talk === 'verbose') say(context, `Ponawiam za ${(pause / 1000).toFixed(1)} s`);
      await context.wait(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
}
