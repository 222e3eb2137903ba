// A call that is made and taken back, for "Dlaczego nie mogę?" (decision 36): the checks, the handler, its journal and its entry are those of a real call
// (serve.ts), in a transaction that never commits. What a call does after its commit, such as mail, is not done.
import type { OperationId } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { conflict, errorCodes, ProblemError } from '../../http/problem.ts';
import { type AnyResult, textOf } from '../../http/send-result.ts';
import { type EnteredCall, enterCall, isWriting } from '../audit/call-entry.ts';
import { isOutside } from '../outside-call.ts';
import type { Parts } from '../parts.ts';
import { takenBody } from '../stored-values.ts';
import type { AttemptedCall, Attempts } from './attempts.ts';
import { type CallRefusal, rowRefusal } from './call-refusal.ts';

type Caller = Pick<EnteredCall, 'caller' | 'address'>;

export function attemptsOf(parts: ReadonlyMap<OperationId, Parts>, caller: Caller): Attempts {
  return (work) => {
    const [one] = parts.values();
    if (one === undefined) throw new Error('No operation is served');
    return takenBack(one.system.transaction, async (db) => {
      // whoever only asks waits for nobody's save
      await db.execute(sql`set local lock_timeout = '1s'`);
      return work({
        db,
        chosenBy: (operation) => partsOf(operation).chosenBy,
        read: async (call) => readable(await perform(db, partsOf(call.operation), call, caller)),
        refusal: (call) => refusalOf(db, partsOf(call.operation), call, caller),
      });
    });
  };

  function partsOf(operation: OperationId): Parts {
    const found = parts.get(operation);
    if (found === undefined) throw new Error(`${operation} is not served`);
    return found;
  }
}

/** Thrown where a transaction would be committed. */
class TakenBack extends Error {}

async function takenBack<Result>(transaction: Transaction, work: (db: Database) => Promise<Result>): Promise<Result> {
  let result: { is: Result } | undefined;
  try {
    await transaction(async (db) => {
      result = { is: await work(db) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || result === undefined) throw error;
  }
  if (result === undefined) throw new Error('An attempt was committed');
  return result.is;
}

async function refusalOf(db: Database, parts: Parts, call: AttemptedCall, caller: Caller): Promise<CallRefusal | null> {
  await db.execute(sql`savepoint attempt`);
  try {
    return rowRefusal(await perform(db, parts, call, caller));
  } catch (error) {
    // what an operation with slow work does after its transaction is no matter of rules
    if (error instanceof TakenBack) return null;
    if (error instanceof ProblemError) return error;
    if (errorCodes(error).includes(lockTimeout)) return busy();
    throw error;
  } finally {
    // frees the locks of the rows too
    await db.execute(sql`rollback to savepoint attempt`);
  }
}

async function perform(db: Database, parts: Parts, call: AttemptedCall, caller: Caller): Promise<AnyResult> {
  const { id, checks, input, system } = parts;
  const { db: _pool, transaction: _transaction, ...services } = system;
  const given = {
    ...caller,
    operation: id,
    params: checks.params({ ...call.params }),
    query: checks.query({ ...call.query }),
    body: call.body,
    ifMatch: undefined,
    // it writes by itself, outside of the transaction
    services: { ...services, repeated: { ...services.repeated, add: async () => undefined } },
    trace: { isWritten: false },
    afterCommit: () => undefined,
    db,
  };
  const stop: Transaction = async (work) => {
    await work(db);
    throw new TakenBack();
  };
  const { body, handler } = await takenBody(parts, given, () => input.read(structuredClone(call.body), 0));
  const taken = { ...given, body };
  const result = await handler({ ...taken, ...(isOutside(id) && { transaction: stop, commit: stop }) } as never);
  if (isWriting(id)) await enterCall(db, taken, result);
  return result;
}

function readable(result: AnyResult): unknown {
  const text = textOf(result);
  return text === undefined ? undefined : JSON.parse(text);
}

const lockTimeout = '55P03';

function busy(): ProblemError {
  return conflict({
    cause: 'lock',
    reason: 'Ktoś właśnie zapisuje zmiany w tym samym miejscu',
    remedy: 'Spróbuj ponownie za chwilę',
  });
}
