// Readers of the bulletin with something done before each of their statements, as others do in life.
import type { Database, Readers } from '../database/database.ts';

/** @param before gets whether the statement is of a moment that is read */
export function watchedReaders(readers: Readers, before: (isOfMoment: boolean) => Promise<unknown>): Readers {
  const watched = (db: Database, isOfMoment: boolean): Database =>
    Object.assign(Object.create(db), {
      rows: async (...query: Parameters<Database['rows']>) => {
        await before(isOfMoment);
        return db.rows(...query);
      },
    });
  return {
    db: watched(readers.db, false),
    snapshot: (mark, work, patience) =>
      readers.snapshot(mark, (db, present) => work(watched(db, true), present), patience),
  };
}
