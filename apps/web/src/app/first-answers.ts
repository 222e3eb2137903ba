import { http, wrapAdapter } from '@redakcja/generated/http';
import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { callKey, type FirstCalls } from '../first/first-calls.ts';

/** Milliseconds in which an answer is taken; a later call wants to know what there is now. */
const freshFor = 10_000;

/** Gives the first calls of the client the answers of the same calls that were sent before it was there (first/first-calls.ts). */
export function takeFirstAnswers(calls: FirstCalls, now = () => performance.now()): void {
  const until = now() + freshFor;
  wrapAdapter((send) => async (config) => (await taken(config)) ?? send(config));

  async function taken(config: InternalAxiosRequestConfig): Promise<AxiosResponse | undefined> {
    if (config.method !== 'get' || calls.size === 0) return undefined;
    const key = callKey(http.getUri(config));
    const call = calls.get(key);
    calls.delete(key);
    if (call === undefined || now() > until) return undefined;
    // what is refused or lost is asked again by the client, which knows what to say about it
    const response = await call.catch(() => undefined);
    if (!response?.ok) return undefined;
    const { status, statusText } = response;
    const headers = AxiosHeaders.from(Object.fromEntries(response.headers));
    return { data: await response.text(), status, statusText, headers, config };
  }
}
