// Removes contents that no row refers to: the process ended between storing and committing them.

import type { SystemServices } from '../../call/services.ts';
import type { StoredContent } from '../../storage/file-storage.ts';
import { knownContents } from '../checks/known-contents.ts';
import { removeContents } from './file-rows.ts';

const day = 24 * 60 * 60 * 1000;
const batchSize = 500;
/** More than these, and more than half of all, are those of another database. */
const maxWithoutQuestion = 100;

/** Returns the number of removed contents. Several processes may run it at once, while others upload. */
export async function removeOrphanedContents({ db, transaction, storage, log, now }: Needed): Promise<number> {
  const { orphans, count, isOtherDatabase } = await findOrphanedContents({ db, storage, now });
  if (isOtherDatabase) {
    log.error(
      { orphans: orphans.length, contents: count },
      'the database knows few of the stored files; none was removed',
    );
    return 0;
  }
  // looks once more for each, alone with it
  await removeContents({ transaction, storage }, orphans);
  return orphans.length;
}

/** Contents of more than a day that no row refers to; `count` is that of all contents. */
export async function findOrphanedContents({ db, storage, now }: Pick<Needed, 'db' | 'storage' | 'now'>) {
  const before = now().getTime() - day;
  const orphans: string[] = [];
  let count = 0;
  for await (const batch of batches(storage.list())) {
    count += batch.length;
    const old = batch.filter(({ storedAt }) => storedAt.getTime() < before).map(({ sha256 }) => sha256);
    const known = await knownContents(db, old);
    orphans.push(...old.filter((sha256) => !known.has(sha256)));
  }
  return { orphans, count, isOtherDatabase: orphans.length > Math.max(maxWithoutQuestion, count / 2) };
}

type Needed = Pick<SystemServices, 'db' | 'transaction' | 'storage' | 'log' | 'now'>;

async function* batches(contents: AsyncIterable<StoredContent>): AsyncGenerator<StoredContent[]> {
  let batch: StoredContent[] = [];
  for await (const content of contents) {
    batch.push(content);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
