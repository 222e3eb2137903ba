import { setImmediate } from 'node:timers/promises';
import type { OperationId } from '@redakcja/generated/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputReader } from '../http/body.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Checks } from '../http/contract/validation.ts';
import { withForm } from '../http/form.ts';
import { badRequest } from '../http/problem.ts';
import { type AnyResult, type SuccessAnswer, sendResult } from '../http/send-result.ts';
import type { SystemServices } from './services.ts';
import { type AnyHandler, perform } from './writing-call.ts';

export interface Parts {
  id: OperationId;
  checks: Checks;
  handler: AnyHandler<AnyResult>;
  input: InputReader;
  system: SystemServices;
  answer: SuccessAnswer;
  security: Readonly<Record<string, string>>;
  isForm: boolean;
}

/** From a request that the guard has let in to its answer. */
export async function serve(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  // PostgreSQL stores no NUL characters
  if (request.url.includes('%00')) throw badRequest('Adres zawiera niedozwolone znaki');
  const { checks, system, handler } = parts;
  const head = {
    operation: parts.id,
    params: checks.params(request.params as Record<string, string>),
    query: checks.query(request.query as Record<string, unknown>),
    ifMatch: request.headers['if-match'],
    idempotencyKey: request.method === 'POST' ? keyIn(request) : undefined,
    caller: request.caller,
    address: callerAddress(request),
  };
  const performWith = (body: unknown) => perform(handler, { ...head, body }, system);
  const result = parts.isForm
    ? await withForm(request, system, checks.form, performWith)
    : await performWith(await readBody(request, parts));
  return sendResult(reply.headers(parts.security), result, parts.answer);
}

function keyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join() : key;
}

/** Bytes of a body whose parsing and checking take milliseconds each. */
export const longBody = 100_000;

async function readBody(request: FastifyRequest, { input }: { input: InputReader }): Promise<unknown> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // other requests run between parsing and checking
  if (size > longBody && request.body !== undefined) await setImmediate();
  return input.read(request.body, size);
}
