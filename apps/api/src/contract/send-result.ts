import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ContractDocument, type OperationObject, type ResponseObject, resolve } from './document.ts';

/** What every `OperationResult` is, whichever the operation. */
interface AnyResult {
  status?: string | number | symbol;
  body?: unknown;
  json?: string;
  stream?: Readable;
  etag?: string;
  total?: number;
  location?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What the contract says of success. */
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

export function sendResult(reply: FastifyReply, result: AnyResult, success: SuccessAnswer): FastifyReply {
  const { body, json, stream, etag, total, location, headers } = result;
  reply.code(Number(result.status ?? success.status));
  if (etag !== undefined) reply.header('etag', etag);
  if (total !== undefined) reply.header(success.totalHeader, total);
  if (location !== undefined) reply.header('location', location);
  if (headers !== undefined) reply.headers(headers);
  if (stream !== undefined) return reply.send(stream);
  const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}
