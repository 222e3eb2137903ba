// What readers of the bulletin ask of the embedded database, which has one connection.
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Readers } from '../database.ts';
import { withRows } from '../rows/with-rows.ts';
import type { DurablePGlite } from './durable-pglite.ts';
import type { EmbeddedStatements } from './embedded-statements.ts';

/** How often a moment is read with others between its statements. */
const tries = 2;

export function readersOf(client: DurablePGlite, statements: EmbeddedStatements, patience: number): Readers {
  const reading = (limit: number) => withRows(drizzle({ client }), (statement) => statements.read(statement, limit));
  const db = reading(patience);

  /** Nobody else has a turn before its end. */
  function alone<Result>(work: (db: Database) => Promise<Result>, limit: number): Promise<Result> {
    const say = (text: string) => statements.runInTransaction({ name: '', text, values: [] });
    return client.readExclusively(async () => {
      await say('begin isolation level repeatable read read only');
      try {
        return await work(withRows(drizzle({ client }), (statement) => statements.runInTransaction(statement)));
      } finally {
        await say('rollback');
      }
    }, limit);
  }

  return {
    db,
    // others have their turn between its statements; where one of them has written what is read, all is read again
    snapshot: async (mark, work, limit = patience) => {
      const between = limit === patience ? db : reading(limit);
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const before = await mark(between);
        const [outcome] = await Promise.allSettled([work(between, before)]);
        if ((await mark(between)) !== before) continue;
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      }
      return alone(async (one) => work(one, await mark(one)), limit);
    },
  };
}
