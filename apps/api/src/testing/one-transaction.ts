// Checks for every request of every test that an operation writes its changes and its entry in the audit log in one transaction.
import type { OperationId } from '@redakcja/generated/operations';
import { isWriting } from '../call/call-trace.ts';
import type { Handler, Handlers } from '../call/handler.ts';
import type { TestDatabase } from './test-database.ts';

/** Operations with further transactions, each with the reason. */
const furtherTransactions: Readonly<Partial<Record<OperationId, string>>> = {
  importArchiveSitemap:
    'a sitemap is read for minutes; the entry is written with the end, before which nobody sees any address',
  changePassword: 'the brake on guesses counts before the password is checked',
  changeForcedPassword: 'the link is used up in a savepoint, which counts as a transaction',
  updateOfficeContacts: 'a list without people is made before the first save of a language',
  updateHeader: 'a header without a text is made before the first save of a language',
  updateFooter: 'a footer without elements is made before the first save of a language',
  cropImage: 'the original and its crop are files of their own; the entry is with the first',
  uploadOfficeContactPhoto: 'the original and its crop are files of their own; the entry is with the first',
  uploadThumbnail: 'the original and the thumbnail are files of their own; the entry is with the first',
};

type AnyHandler = (call: Parameters<Handler<OperationId>>[0]) => Promise<unknown>;

/** `violations` gets a sentence for each request that wrote outside of it. */
export function watchTransactions(
  handlers: Handlers,
  { countWrites }: Pick<TestDatabase, 'countWrites'>,
  violations: string[],
): Handlers {
  if (countWrites === null) return handlers;
  let underWay = 0;
  let ever = 0;

  const watched = (id: OperationId, handler: AnyHandler): AnyHandler => {
    return async (call) => {
      underWay += 1;
      ever += 1;
      const [mine, wasAlone] = [ever, underWay === 1];
      try {
        if (!wasAlone || !isWriting(id)) return await handler(call);
        const before = await countWrites();
        const result = await handler(call);
        const written = (await countWrites()) - before;
        // concurrent writes cannot be distinguished
        if (mine === ever && !isTogether(id, written, call.trace.isWritten)) {
          violations.push(
            `${id} wrote in ${written} transactions, its entry ${call.trace.isWritten ? 'in' : 'after'} them`,
          );
        }
        return result;
      } finally {
        underWay -= 1;
      }
    };
  };
  const entries = Object.entries(handlers) as [OperationId, AnyHandler][];
  // the types of Object.fromEntries lose the keys
  return Object.fromEntries(entries.map(([id, handler]) => [id, watched(id, handler)])) as unknown as Handlers;
}

function isTogether(id: OperationId, written: number, hasEntry: boolean): boolean {
  if (furtherTransactions[id] !== undefined) return hasEntry || written === 0;
  return written === (hasEntry ? 1 : 0);
}
