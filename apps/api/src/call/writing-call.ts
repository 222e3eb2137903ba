// The path of a call that writes, from top to bottom: begin → check the revision → write → journal → audit → commit → answer.
// All of it is one transaction; a problem on the way leaves nothing but the refusal in the audit log.
import type { Database } from '../database/database.ts';
import { type EnteredCall, enterCall, enterRefusal, isWriting } from './call-entry.ts';
import { withLastChange } from './last-change.ts';
import { isOutside, type OwnTransactions, performOutside } from './outside-call.ts';
import { callKey, claimKey, RepeatedCall, storeAnswer } from './repeated/idempotency.ts';
import type { SystemServices } from './services.ts';

/** A request that is authenticated, permitted and valid against the contract. */
interface GivenCall extends Pick<EnteredCall, 'operation' | 'params' | 'body' | 'caller' | 'address'> {
  query: object;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
}

/** Any handler: the contract that has checked the values of its call is the one its types are made from. */
export type AnyHandler<Result> = (call: never) => Promise<Result>;

/** Begin, handler, audit, commit. A call that only reads has no transaction. */
export async function perform<Result extends object>(
  handler: AnyHandler<Result>,
  given: GivenCall,
  { db: pool, transaction, ...services }: SystemServices,
): Promise<Result> {
  const afterCommit: (() => void)[] = [];
  const call = {
    ...given,
    services,
    trace: { isWritten: false },
    afterCommit: (work: () => void) => void afterCommit.push(work),
  };
  const key = callKey(call);
  try {
    const result = await inTransaction();
    for (const work of afterCommit) work();
    return result;
  } catch (error) {
    if (error instanceof RepeatedCall) return error.result as Result;
    await enterRefusal(call, error);
    throw await withLastChange(pool, call, error);
  }

  function inTransaction(): Promise<Result> {
    const handle = (more: { db: Database } & Partial<OwnTransactions<Result>>) =>
      handler({ ...call, ...more } as never);
    if (!isWriting(call.operation)) return handle({ db: pool });
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
