// Repeats calls after transient failures: too many requests, a restarting server, an interrupted network.
import { AsyncLocalStorage } from 'node:async_hooks';
import { wrapAdapter } from '@redakcja/generated/http';
import { isAxiosError } from 'axios';
import { NoAnswerError } from '../answers/no-answer-error.ts';
import { type Context, info } from '../context.ts';
import { networkCode } from '../failures/failures.ts';
import { fewRetries } from '../options/retries-option.ts';

export interface RetryOptions {
  /** Maximum number of retries. */
  retries: number;
  /** Ends the pause (Ctrl-C). */
  signal?: AbortSignal;
}

const transientStatuses = new Set([429, 502, 503, 504]);
const maxPause = 30_000;

/** Whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  if (isAxiosError(error)) return error.response === undefined || transientStatuses.has(error.response.status);
  return networkCode(error) !== null;
}

/** Whether the server may have carried out the request although no response came. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return isAxiosError(error) && (error.response === undefined || [502, 504].includes(error.response.status));
}

function pauseBefore(attempt: number, error: unknown): number {
  const retryAfter = isAxiosError(error) ? Number(error.response?.headers['retry-after']) : Number.NaN;
  const backoff = Math.min(maxPause, 250 * 2 ** attempt);
  // Jitter, so that several processes do not retry at the same time.
  return Number.isFinite(retryAfter) ? Math.min(60_000, retryAfter * 1000) : backoff * (0.75 + Math.random() / 2);
}

/** Pauses that are waited out in silence. */
const shortPause = 5000;

/** When the pause ends that a command announced last: calls of the same time wait together. */
const announcedEnds = new WeakMap<Context, number>();

function announce(context: Context, pause: number): void {
  const now = context.now().getTime();
  const isVerbose = context.verbosity === 'verbose';
  if (isVerbose) info(context, `Ponawiam za ${(pause / 1000).toFixed(1)} s`);
  if (isVerbose || pause <= shortPause || now < (announcedEnds.get(context) ?? 0)) return;
  announcedEnds.set(context, now + pause);
  info(context, `Serwer chwilowo nie przyjmuje żądań. Ponawiam za ${Math.round(pause / 1000)} s`);
}

/** @param work is called with whether the server may have processed an earlier attempt */
export async function withRetries<T>(
  context: Context,
  { retries, signal }: RetryOptions,
  work: (isRetry: boolean) => Promise<T>,
): Promise<T> {
  let isRetry = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await underRetries.run(true, () => work(isRetry));
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isTransient(error)) throw error;
      isRetry ||= isUncertain(error);
      const pause = pauseBefore(attempt, error);
      announce(context, pause);
      await context.wait(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
}

const underRetries = new AsyncLocalStorage<true>();
/** Of the command that reads. */
let reader: Context;

/** Repeats single reads like those of lists. Commands with `--retries` say themselves how often. */
export function repeatReads(context: Context): void {
  reader = context;
  wrapAdapter(repeating);
}

const repeating: Parameters<typeof wrapAdapter>[0] = (send) => (config) =>
  config.method === 'get' && underRetries.getStore() === undefined
    ? withRetries(reader, { retries: fewRetries }, () => send(config))
    : send(config);
