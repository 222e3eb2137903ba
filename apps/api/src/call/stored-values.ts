// What a call is carried out with. The body of a GET can be PUT back, with a value changed or without: what is stored may stay, though nobody could write
// it anew.
import { can } from '@redakcja/domain/shared/session/permissions';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { type AnyResult, textOf } from '../http/send-result.ts';
import type { Caller } from './caller.ts';
import { matchesTag } from './etag.ts';
import type { AnyHandler, Parts } from './parts.ts';

/** What the handler will get; `body` is as it was sent, `db` outside of the transaction. */
interface SentCall {
  body: unknown;
  caller: Caller | null;
  ifMatch: string | undefined;
  db: Database;
}

interface Taken {
  body: unknown;
  handler: AnyHandler<AnyResult>;
}

/**
 * The body as the form gives it, or, of one that is refused as a whole, what differs from what is stored; its long texts are cleaned. Where nothing differs
 * the handler answers what is stored.
 */
export async function takenBody(parts: Parts, call: SentCall, read: () => unknown): Promise<Taken> {
  const { handler, clean } = parts;
  const taken = await readOrChanged(parts, call, read);
  if ('stored' in taken) return { body: call.body, handler: async () => taken.stored };
  return { handler, body: clean === undefined ? taken.body : await clean({ ...call, body: taken.body } as never) };
}

async function readOrChanged(
  parts: Parts,
  call: SentCall,
  read: () => unknown,
): Promise<{ body: unknown } | { stored: AnyResult }> {
  try {
    return { body: await read() };
  } catch (refusal) {
    const stored = await storedAnswer(parts, call, refusal);
    if (stored === null) throw refusal;
    const changed = parts.checks.changed(JSON.parse(textOf(stored) ?? 'null'), call.body);
    if (changed === undefined && matchesTag(call.ifMatch, stored.etag ?? ''))
      return { stored: parts.answer.status === 204 ? {} : stored };
    return { body: changedInput(parts.input, changed, refusal) };
  }
}

/** Null where nothing can be read. */
async function storedAnswer({ id, all }: Parts, call: SentCall, refusal: unknown): Promise<AnyResult | null> {
  const reading = all.get(readingIds.get(id) ?? id);
  if (!(refusal instanceof ProblemError) || reading === undefined || reading.id === id) return null;
  if (!can(reading.id, call.caller)) return null;
  return reading.handler({ ...call, body: undefined, query: reading.checks.query({}) } as never);
}

function changedInput(input: Parts['input'], changed: unknown, refusal: unknown): unknown {
  try {
    return input.read(changed, 0);
  } catch {
    // its fields are those that were sent
    throw refusal;
  }
}

const readingIds: ReadonlyMap<OperationId, OperationId> = new Map(
  operations.flatMap(({ id, method, path }) => {
    const found = operations.find((one) => one.path === path && one.method === 'get');
    return method === 'put' && found !== undefined ? [[id, found.id]] : [];
  }),
);
