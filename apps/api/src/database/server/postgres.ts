import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase, Transaction } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type Statement, withRows } from '../rows/with-rows.ts';
import { listenOnServer } from './listen.ts';
import { openPool } from './postgres-pool.ts';

/** count() is bigint; parsed as a number, as in the embedded database. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Key of an advisory lock: one process at a time migrates. */
const migrationLock = 4_300_001;

interface Address {
  url: string;
  poolSize: number;
}

export async function openPostgres(address: Address): Promise<OpenDatabase> {
  await migrateServer(address.url);
  return openMigrated(address);
}

/** The database as the bulletin's role sees it (migration bulletin_schema): migrated by the back office, which may not have started yet. */
export function openForBulletin(address: Address): OpenDatabase {
  return openMigrated(address, 'bulletin, public');
}

function openMigrated({ url, poolSize }: Address, searchPath?: string): OpenDatabase {
  const pool = openPool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 }, searchPath);
  const db = withRows(drizzle({ client: pool }), executeOn(pool));
  return {
    db,
    readers: db,
    transaction: transactionsOf(pool),
    engine: 'postgres',
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    close: () => pool.end(),
  };
}

function executeOn(client: Pick<pg.ClientBase, 'query'>) {
  return async ({ name, text, values }: Statement) => (await client.query({ name, text, values: [...values] })).rows;
}

/**
 * Drizzle's `transaction` leaks the connection when BEGIN fails, and replaces an error with that of the ROLLBACK. Here the connection is always
 * released, a broken one is closed, and the first error is thrown.
 */
function transactionsOf(pool: pg.Pool): Transaction {
  return async (work) => {
    const client = await pool.connect();
    let failure: unknown;
    let isOver = false;
    try {
      const result = await drizzle({ client }).transaction(async (tx) => {
        try {
          return await work(withRows(tx, executeOn(client)));
        } catch (error) {
          failure = error;
          throw error;
        }
      });
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
