// Writing operations with slow work beside the database. An open transaction holds a connection, and of the embedded database everybody's: pictures,
// the network and long computations stay outside of it. Their handlers open their transactions themselves.
import type { OperationId } from '@redakcja/generated/operations';
import type { Database, Transaction } from '../database/database.ts';
import { completeCall, type EnteredCall, enterCall, enterChange } from './audit/call-entry.ts';
import { type CallKey, claimKey, releaseKey, storeAnswer } from './repeated/idempotency.ts';

const content = 'a content is checked and stored before its row; pictures are drawn in a worker';
const checkedText = 'a long text is looked through for errors in a worker';
const password = 'a password is hashed or compared, which takes a tenth of a second';
const mail = 'the link is sent by e-mail after the commit';

export const outsideOperations = {
  uploadArticleAttachments: content,
  uploadPdf: content,
  uploadImage: content,
  uploadThumbnail: content,
  uploadFlag: content,
  uploadOfficeContactPhoto: content,
  cropImage: content,
  importArticles: 'long texts are cleaned in a worker, article by article',
  changeArticleStatus: checkedText,
  changeArticleStatuses: checkedText,
  changePassword: `${password}; wrong guesses stay counted`,
  changeForcedPassword: password,
  resetPassword: mail,
  createUser: mail,
  importArchiveSitemap: 'a sitemap is read over the network for minutes; nobody sees any address before its end',
} as const satisfies Partial<Record<OperationId, string>>;

export type OutsideOperation = keyof typeof outsideOperations;

export function isOutside(operation: OperationId): operation is OutsideOperation {
  return operation in outsideOperations;
}

/** The transactions of such a call: the first that changes anything has its entry in the audit log, so that neither is without the other. */
export interface OwnTransactions<Result> {
  /** What is known only at the end completes the entry. */
  transaction: Transaction;
  /** The transaction that gives the answer. */
  commit: (work: (db: Database) => Promise<Result>) => Promise<Result>;
}

export async function performOutside<Result extends object>(
  call: EnteredCall,
  key: CallKey,
  transaction: Transaction,
  handle: (own: OwnTransactions<Result>) => Promise<Result>,
): Promise<Result> {
  const { trace } = call;
  const undoable: Transaction = async (work) => {
    const before = { ...trace };
    const keyBefore = key && { isClaimed: key.isClaimed, isStored: key.isStored };
    try {
      return await transaction(async (db) => {
        await claimKey(db, key);
        return work(db);
      });
    } catch (error) {
      // the entry is undone with the change, and so is the key
      Object.assign(trace, { entryId: undefined }, before);
      releaseKey(key, keyBefore);
      throw error;
    }
  };
  const result = await handle({
    transaction: (work) =>
      undoable(async (db) => {
        const done = await work(db);
        if (!trace.isWritten) await enterChange(db, call);
        return done;
      }),
    commit: (work) =>
      undoable(async (db) => {
        const done = await work(db);
        await enterCall(db, call, done);
        await storeAnswer(db, key, done);
        return done;
      }),
  });
  const isEntered = trace.isWritten && trace.entryId === undefined;
  if (!isEntered || key?.isStored === false)
    await transaction(async (db) => {
      if (!isEntered) await completeCall(db, call, result);
      await storeAnswer(db, key, result);
    });
  return result;
}
