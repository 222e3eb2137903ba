import type { wrapAdapter } from '@redakcja/generated/http';
import { LateAnswerError } from '../answers/no-answer-error.ts';
import { idleLimit, isIdleGiven, wholeLimit } from './request-timeout.ts';

type Send = ReturnType<Parameters<typeof wrapAdapter>[0]>;

/** Sends within the limits; a request with a limit of its own keeps that. The clock of axios starts anew with each byte. */
export const sendInTime: (send: Send, isFile: boolean) => Send = (send, isFile) => async (config) => {
  if ((config.timeout ?? 0) > 0) return send(config);
  const seconds = wholeLimit(isFile);
  if (seconds === null) return send({ ...config, timeout: idleLimit() * 1000 });
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  const signal = AbortSignal.any([end.signal, ...(config.signal instanceof AbortSignal ? [config.signal] : [])]);
  const timeout = isIdleGiven() ? idleLimit() * 1000 : 0;
  try {
    return await send({ ...config, signal, timeout });
  } catch (error) {
    throw end.signal.aborted ? new LateAnswerError(serverOf(config), seconds) : error;
  } finally {
    clearTimeout(timer);
  }
};

function serverOf({ baseURL, url = '' }: Parameters<Send>[0]): string {
  return URL.canParse(url) ? new URL(url).origin : (baseURL ?? '');
}
