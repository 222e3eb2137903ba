// The body of a GET can be PUT back, with a value changed or without: what is stored may stay, though nobody could write it anew.
import { can } from '@redakcja/domain/shared/session/permissions';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { ProblemError } from '../http/problem.ts';
import { type AnyResult, textOf } from '../http/send-result.ts';
import type { Caller } from './caller.ts';
import { matchesTag } from './etag.ts';
import type { AnyHandler, Parts } from './parts.ts';

interface Taken {
  body: unknown;
  handler: AnyHandler<AnyResult>;
}

/** What a call is carried out with: its body as the form gives it and its own handler, or, of a body that is refused as a whole, what differs from what is stored. */
export async function takenBody(
  parts: Parts,
  sent: unknown,
  caller: Caller | null,
  read: () => unknown,
): Promise<Taken> {
  try {
    return { body: await read(), handler: parts.handler };
  } catch (refusal) {
    const handler = handlerOfChanges(parts, refusal, caller);
    if (handler === null) throw refusal;
    return { body: sent, handler };
  }
}

interface StoredCall {
  body: unknown;
  caller: Caller | null;
  ifMatch: string | undefined;
}

/** A handler for a body that was refused: it takes what differs from what is stored, or refuses as before. Null where nothing can be read. */
function handlerOfChanges(parts: Parts, refusal: unknown, caller: Caller | null): AnyHandler<AnyResult> | null {
  const reading = readingOf(parts);
  if (!(refusal instanceof ProblemError) || reading === undefined || !can(reading.id, caller)) return null;
  const { checks, input, handler } = parts;
  return async (call: never) => {
    const { body, ifMatch } = call as StoredCall;
    const stored = await reading.handler({
      ...(call as object),
      body: undefined,
      query: reading.checks.query({}),
    } as never);
    const changed = checks.changed(JSON.parse(textOf(stored) ?? 'null'), body);
    if (changed === undefined && matchesTag(ifMatch, stored.etag ?? ''))
      return parts.answer.status === 204 ? {} : stored;
    return handler({ ...(call as object), body: changedInput(input, changed, refusal) } as never);
  };
}

function changedInput(input: Parts['input'], changed: unknown, refusal: ProblemError): unknown {
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

function readingOf({ id, all }: Parts): Parts | undefined {
  const found = readingIds.get(id);
  return found === undefined ? undefined : all.get(found);
}
