// The path of a call from the guard to its answer, from top to bottom: check the address → read and check the body → begin → handler → audit → commit →
// answer. What a handler does with a record stands in records.ts.
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { InputReader } from '../http/body.ts';
import { callerAddress } from '../http/caller-address.ts';
import { withForm } from '../http/form.ts';
import { badRequest } from '../http/problem.ts';
import { type AnyResult, sendResult } from '../http/send-result.ts';
import { attemptsOf } from './attempts/attempt.ts';
import type { Attempts } from './attempts/attempts.ts';
import { type EnteredCall, enterCall, enterRefusal, isWriting } from './audit/call-entry.ts';
import { withLastChange } from './audit/last-change.ts';
import { isOutside, type OwnTransactions, performOutside } from './outside-call.ts';
import type { Parts } from './parts.ts';
import { callKey, claimKey, RepeatedCall, storeAnswer } from './repeated/idempotency.ts';
import { takenBody } from './stored-values.ts';

/** From a request that the guard has let in to its answer. */
export async function serve(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  // PostgreSQL stores no NUL characters
  if (request.url.includes('%00')) throw badRequest('Adres zawiera niedozwolone znaki');
  const { checks } = parts;
  const head = {
    operation: parts.id,
    params: checks.params(request.params as Record<string, string>),
    query: checks.query(request.query as Record<string, unknown>),
    ifMatch: request.headers['if-match'],
    idempotencyKey: request.method === 'POST' ? keyIn(request) : undefined,
    caller: request.caller,
    address: callerAddress(request),
  };
  const result = parts.isForm
    ? await withForm(request, parts.system, checks.form, (body) => perform(parts, { ...head, body }, () => body))
    : await perform(parts, { ...head, body: request.body }, () => readBody(request, parts));
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

/** A request that is authenticated and permitted; its body is as it was sent. */
interface GivenCall extends Pick<EnteredCall, 'operation' | 'params' | 'body' | 'caller' | 'address'> {
  query: object;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
}

/**
 * A writing call takes its body (checks, long texts) and is one transaction: begin → handler → audit → commit. A problem on the way leaves nothing but the
 * refusal in the audit log. A call that only reads has no transaction.
 */
async function perform(parts: Parts, sent: GivenCall, read: () => unknown): Promise<AnyResult> {
  const { db: pool, transaction, ...services } = parts.system;
  const afterCommit: (() => void)[] = [];
  const given = {
    ...sent,
    services,
    trace: { isWritten: false },
    afterCommit: (work: () => void) => void afterCommit.push(work),
  };
  try {
    const { body, handler } = await takenBody(parts, { ...given, db: pool }, read);
    const result = await inTransaction({ ...given, body }, handler);
    for (const work of afterCommit) work();
    return result;
  } catch (error) {
    if (error instanceof RepeatedCall) return error.result as AnyResult;
    await enterRefusal(given, error);
    throw await withLastChange(pool, given, error);
  }

  function inTransaction(call: typeof given, handler: Parts['handler']): Promise<AnyResult> {
    const key = callKey(call);
    const handle = (more: { db: Database; attempts?: Attempts } & Partial<OwnTransactions<AnyResult>>) =>
      handler({ ...call, ...more } as never);
    if (!isWriting(call.operation)) return handle({ db: pool, attempts: attemptsOf(parts.all, call) });
    if (isOutside(call.operation)) {
      return performOutside(call, key, transaction, (own) => handle({ db: pool, ...own }));
    }
    return transaction(async (db) => {
      await claimKey(db, key);
      const result = await handle({ db });
      await enterCall(db, call, result);
      await storeAnswer(db, key, result);
      return result;
    });
  }
}
