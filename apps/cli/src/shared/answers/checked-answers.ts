// Every answer is checked before a command sees it, in this one place.

import { type AnswerRule, answerRules } from '@redakcja/generated/answer-rules';
import { http, wrapAdapter } from '@redakcja/generated/http';
import { findOperation } from '@redakcja/generated/operation-lookup';
import { isAxiosError } from 'axios';
import { sendInTime } from '../requests/send-in-time.ts';
import { checkSuccess, refusalFault } from './check-answer.ts';
import { WrongAnswerError } from './no-answer-error.ts';

/** Calls this server from now on. A redirect is not followed: no operation has one, and a proxy redirects to its sign-in page. */
export function useServer(host: string): void {
  Object.assign(http.defaults, { baseURL: host, maxRedirects: 0 });
  wrapAdapter(checking);
}

/** The schema is loaded while the server works: when the request has left, which takes a few turns of the event loop. */
const sent = () => new Promise<void>((resolve) => setTimeout(resolve, 3));

/** A file, on its way here or there. */
const isLong = ({ mediaType }: AnswerRule, body: unknown) =>
  body instanceof FormData || (mediaType !== undefined && mediaType !== 'application/json');

type Wrap = Parameters<typeof wrapAdapter>[0];

const checking: Wrap = (send) => async (config) => {
  const address = new URL(http.getUri(config));
  const operation = findOperation(config.method ?? 'get', address.pathname);
  if (operation === undefined) return sendInTime(send, false)(config);
  const rule = answerRules[operation.id];
  const wrong = (fault: string) =>
    new WrongAnswerError(address.origin, `${operation.method.toUpperCase()} ${operation.path}`, fault);
  const answered = sendInTime(
    send,
    isLong(rule, config.data),
  )(config).catch((error: unknown) => {
    if (!isAxiosError(error) || error.response === undefined) throw error;
    if (error.response.status < 300) throw wrong('odpowiedź urwana w połowie');
    const fault = refusalFault(error.response);
    throw fault === null ? error : wrong(fault);
  });
  const [answer] = await Promise.all([answered, sent().then(rule.schema)]);
  const checked = await checkSuccess(rule, answer, address.searchParams);
  if (checked.fault !== null) throw wrong(checked.fault);
  // axios parses a text, and leaves objects as they are: a long answer is parsed once
  const isParsed = config.responseType === undefined && typeof checked.json === 'object';
  return isParsed ? { ...answer, data: checked.json } : answer;
};
