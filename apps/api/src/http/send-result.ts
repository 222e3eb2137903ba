import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isKnown, textTag } from '../call/etag.ts';
import { type CachedAnswer, sendEncoded } from './cached/cached-answer.ts';
import { type ContractDocument, type OperationObject, type ResponseObject, resolve } from './contract/document.ts';
import { pageLinks } from './page-links.ts';

/** What every `OperationResult` is, whichever the operation. */
export interface AnyResult {
  status?: string | number | symbol;
  body?: unknown;
  json?: string;
  cached?: CachedAnswer;
  stream?: Readable;
  etag?: string;
  total?: number;
  location?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The contract's rules of a successful response. */
export interface SuccessAnswer {
  status: number;
  /** Name of the header with the number of rows of a list. */
  totalHeader: string;
}

export function successAnswer(document: ContractDocument, { operationId, responses }: OperationObject): SuccessAnswer {
  const [found] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  if (found === undefined) throw new Error(`${operationId} never succeeds`);
  const { headers = {} } = resolve<ResponseObject>(document, found[1]);
  return {
    status: Number(found[0]),
    totalHeader: Object.keys(headers).find((name) => /total-count$/.test(name)) ?? '',
  };
}

/** Undefined without a body, and of what is sent as a stream or from a cache. */
export function textOf({ json, body }: AnyResult): string | undefined {
  return json ?? (body === undefined ? undefined : JSON.stringify(body));
}

const jsonType = 'application/json; charset=utf-8';

export async function sendResult(
  reply: FastifyReply,
  result: AnyResult,
  success: SuccessAnswer,
): Promise<FastifyReply> {
  const { cached, stream, total, location, headers } = result;
  const { method, url, headers: asked } = reply.request;
  const isRead = method === 'GET' || method === 'HEAD';
  const text = textOf(result);
  const etag = result.etag ?? (isRead ? (cached?.etag ?? tagOf(text, total)) : undefined);
  reply.code(Number(result.status ?? success.status));
  if (etag !== undefined) reply.header('etag', etag);
  if (isRead && etag !== undefined && isKnown(asked['if-none-match'], etag)) return reply.code(304).send();
  if (total !== undefined) reply.header(success.totalHeader, total).headers(linked(url, total));
  if (location !== undefined) reply.header('location', location);
  if (headers !== undefined) reply.headers(headers);
  if (stream !== undefined) return reply.send(stream);
  if (cached !== undefined) return sendEncoded(reply.header('content-type', jsonType), cached);
  if (text === undefined) return reply.send();
  return reply.header('content-type', jsonType).send(text);
}

/** Of answers that are no record of their own: equal texts have equal tags. A list says its total beside the text. */
function tagOf(text: string | undefined, total: number | undefined): string | undefined {
  return text === undefined ? undefined : `W/${textTag(total === undefined ? text : `${total} ${text}`)}`;
}

function linked(url: string, total: number): { link?: string } {
  const link = pageLinks(url, total);
  return link === null ? {} : { link };
}
