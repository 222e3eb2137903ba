import { setImmediate } from 'node:timers/promises';
import type { OperationId } from '@redakcja/generated/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputReader } from '../http/body.ts';
import type { Checks } from '../http/contract/validation.ts';
import { withForm } from '../http/form.ts';
import { badRequest } from '../http/problem.ts';
import { type SuccessAnswer, sendResult } from '../http/send-result.ts';
import { callParts } from './call-parts.ts';
import { traceCall, tracedServices, traceRefusal } from './call-trace.ts';
import type { Call, Handler } from './handler.ts';
import { withLastChange } from './last-change.ts';
import type { Services } from './services.ts';

export interface Parts<Id extends OperationId> {
  id: Id;
  checks: Checks;
  handler: Handler<Id>;
  input: InputReader;
  services: Services;
  answer: SuccessAnswer;
  security: Readonly<Record<string, string>>;
  isForm: boolean;
}

export async function serve<Id extends OperationId>(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts<Id>,
): Promise<FastifyReply> {
  // PostgreSQL stores no NUL characters
  if (request.url.includes('%00')) throw badRequest('Adres zawiera niedozwolone znaki');
  const head = {
    params: parts.checks.params(request.params as Record<string, string>),
    query: parts.checks.query(request.query as Record<string, unknown>),
    ifMatch: request.headers['if-match'],
    ...callParts(request, parts.id, parts.services),
  };
  // the one place where checked values become typed ones: the contract that has checked them is the one the types are made from
  const handle = async (body: unknown) => {
    const call = { ...head, body, services: tracedServices({ ...head, body }, parts.services) };
    try {
      const done = await parts.handler(call as Call<Id>);
      await traceCall(call, done);
      return done;
    } catch (error) {
      await traceRefusal(call, error);
      throw await withLastChange(call, error);
    }
  };
  const result = parts.isForm
    ? await withForm(request, parts.services, parts.checks.form, handle)
    : await handle(await readBody(request, parts));
  return sendResult(reply.headers(parts.security), result, parts.answer);
}

/** Bytes of a body whose parsing and checking take milliseconds each. */
export const longBody = 100_000;

async function readBody(request: FastifyRequest, { input }: { input: InputReader }): Promise<unknown> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // other requests run between parsing and checking
  if (size > longBody && request.body !== undefined) await setImmediate();
  return input.read(request.body, size);
}
