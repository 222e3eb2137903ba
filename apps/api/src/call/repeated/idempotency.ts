// The header Idempotency-Key: a POST whose answer was lost on the way is sent again with the same key, and is done once. The key stands in the
// transaction of the change, so that neither is without the other, whichever process serves the second call.
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { badRequest, ProblemError, unfinished } from '../../http/problem.ts';
import type { Caller } from '../caller.ts';
import { seal, unseal } from './sealed-answer.ts';

/** How long an answer is found again. */
const lifetime = 24 * 60 * 60 * 1000;

interface KeyedCall {
  operation: string;
  params: object;
  query: object;
  body: unknown;
  caller: Caller | null;
  /** The header; undefined without it and with other methods. */
  idempotencyKey: string | undefined;
  services: { now: () => Date };
}

/** What is stored of an answer. */
interface StoredAnswer {
  status?: unknown;
  json?: string | undefined;
  etag?: string | undefined;
  location?: string | undefined;
}

/** The answer of the first call with this key: what the handler has begun for the second is given up. */
export class RepeatedCall extends Error {
  readonly result: StoredAnswer;

  constructor(result: StoredAnswer) {
    super('a call with this key has been done');
    this.result = result;
  }
}

/** The key of a call; null without one. */
export type CallKey = ReturnType<typeof callKey>;

export function callKey(call: KeyedCall) {
  const { caller, idempotencyKey: key } = call;
  if (key === undefined || caller === null) return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(key))
    throw badRequest('Nagłówek Idempotency-Key musi mieć od 16 do 200 znaków ASCII bez odstępów, np. UUID');
  const now = call.services.now();
  return {
    key,
    userId: caller.id,
    hash: createHash('sha256').update(key).digest('base64url'),
    fingerprint: fingerprintOf(key, call),
    now,
    expiry: new Date(now.getTime() - lifetime),
    isClaimed: false,
    isStored: false,
  };
}

/** Calls of the same content have the same one. Of a file its hash counts, not where it has been received. */
function fingerprintOf(key: string, { operation, params, query, body }: KeyedCall): string {
  const content = JSON.stringify([operation, params, query, body ?? null], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && 'sha256' in value && 'path' in value
      ? { ...value, path: undefined }
      : value,
  );
  return createHmac('sha256', key).update(content).digest('base64url');
}

const storedRow = rowShape({ fingerprint: text(), answer: nullable(text()) });

/**
 * Takes the key, within the transaction that makes the change; once in a call. Of two calls at once the second waits here for the end of the first.
 * @throws RepeatedCall with the answer of the first call; ProblemError 422 for another content, 409 for a call without an end.
 */
export async function claimKey(db: Database, key: CallKey): Promise<void> {
  if (key === null || key.isClaimed) return;
  const { userId, hash, fingerprint, now, expiry } = key;
  const claimed = await db.rows(
    storedRow,
    sql`insert into idempotency_keys as k (user_id, key_hash, fingerprint, created_date) values (${userId}, ${hash}, ${fingerprint}, ${now})
      on conflict (user_id, key_hash) do update set fingerprint = excluded.fingerprint, answer = null, created_date = excluded.created_date
      where k.created_date < ${expiry} returning k.fingerprint, k.answer`,
  );
  key.isClaimed = claimed.length > 0;
  if (key.isClaimed) return;
  const [stored] = await db.rows(
    storedRow,
    sql`${storedRow.select} from idempotency_keys where user_id = ${userId} and key_hash = ${hash}`,
  );
  if (stored?.fingerprint !== fingerprint) throw otherContent();
  if (stored.answer === null) throw unfinished();
  throw new RepeatedCall(JSON.parse(unseal(key.key, stored.answer)) as StoredAnswer);
}

/** Stores the answer under the key; within the transaction of the change where the call has one. */
export async function storeAnswer(
  db: Database,
  key: CallKey,
  { status, body, json, etag, location }: StoredAnswer & { body?: unknown },
): Promise<void> {
  if (key === null || key.isStored) return;
  await claimKey(db, key);
  const answer: StoredAnswer = {
    status,
    json: json ?? (body === undefined ? undefined : JSON.stringify(body)),
    etag,
    location,
  };
  await db.execute(
    sql`update idempotency_keys set answer = ${seal(key.key, JSON.stringify(answer))} where user_id = ${key.userId} and key_hash = ${key.hash}`,
  );
  key.isStored = true;
}

/** A transaction of the call was undone, and the key with it. */
export function releaseKey(key: CallKey, before: { isClaimed: boolean; isStored: boolean } | null): void {
  if (key !== null && before !== null) Object.assign(key, before);
}

/** Removes keys whose answers are no longer given. Returns their number. */
export async function removeExpiredKeys(db: Database, now: Date): Promise<number> {
  const gone = await db.rows(
    rowShape({ hash: text('key_hash') }),
    sql`delete from idempotency_keys where created_date < ${new Date(now.getTime() - lifetime)} returning key_hash as hash`,
  );
  return gone.length;
}

const otherContent = () =>
  new ProblemError(422, 'Klucz użyty do innego żądania', [
    'Ten Idempotency-Key był już użyty z inną treścią. Do nowego żądania podaj nowy klucz',
  ]);
