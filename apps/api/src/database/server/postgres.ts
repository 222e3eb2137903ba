import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase, Statement } from '../database.ts';
import { migrate } from '../migrate.ts';
import { listenOnServer } from './listen.ts';
import { openPool } from './postgres-pool.ts';
import { openReplica } from './replica.ts';

/** count() is bigint; parsed as a number, as in the embedded database. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Key of an advisory lock: one process at a time migrates. */
const migrationLock = 4_300_001;

interface Address {
  url: string;
  readUrl: string | null;
  poolSize: number;
}

export async function openPostgres({ url, readUrl, poolSize }: Address): Promise<OpenDatabase> {
  await migrateServer(url);
  const pool = openPool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  const read = async <Row>({ name, text, rows }: Statement<Row>, values: readonly unknown[] = []) => {
    const result = await pool.query({ name, text, values: [...values] });
    return rows.check(result.rows);
  };
  const replica = readUrl === null ? null : openReplica(readUrl, poolSize, pool);
  return {
    db: withOwnTransactions(pool),
    engine: 'postgres',
    read,
    readList:
      replica === null
        ? read
        : async (statement, values = []) => (await replica.read(statement, values)) ?? read(statement, values),
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    close: async () => {
      await replica?.close();
      await pool.end();
    },
  };
}

/**
 * Drizzle's `transaction` leaks the connection when BEGIN fails, and replaces an error with that of the ROLLBACK. Here the connection is always
 * released, a broken one is closed, and the first error is thrown.
 */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = drizzle({ client: pool });
  const transaction: typeof db.transaction = async (work, settings) => {
    const client = await pool.connect();
    let failure: unknown;
    let isOver = false;
    try {
      const result = await drizzle({ client }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, settings);
      isOver = true;
      return result;
    } catch (error) {
      isOver = error === failure;
      throw failure ?? error;
    } finally {
      // a connection with a possibly open transaction is closed
      client.release(!isOver);
    }
  };
  return Object.assign(db, { transaction });
}

async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the running query fails anyway
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate({
      run: async (statements) => {
        await client.query(statements);
      },
      query: async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[],
    });
  } finally {
    await client.end(); // releases the lock
  }
}
