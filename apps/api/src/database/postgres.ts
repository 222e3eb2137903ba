import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase, Statement } from './database.ts';
import { listenOnServer } from './listen.ts';
import { migrate } from './migrate.ts';
import { openReplica } from './replica.ts';

/** count() is bigint; parsed as a number, as in the embedded database. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Key of an advisory lock: one process at a time migrates. */
const migrationLock = 4_300_001;

/**
 * Timeouts for statements and abandoned transactions. JIT compilation takes longer than the statements: it made changes of menus and unfiltered
 * searches half a second slower.
 */
const sessionSettings =
  "set time zone 'UTC'; set jit = off; set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s'";

interface Address {
  url: string;
  readUrl: string | null;
  poolSize: number;
}

export async function openPostgres({ url, readUrl, poolSize }: Address): Promise<OpenDatabase> {
  await migrateServer(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'redakcja-bip',
    onConnect: async (client) => {
      await client.query(sessionSettings);
    },
  });
  // The pool replaces a broken connection, and its running query fails. Without a listener the error event would end the process; the pool itself
  // listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const read = async <Row>({ name, text, rows }: Statement<Row>, values: readonly unknown[] = []) => {
    const result = await pool.query({ name, text, values: [...values] });
    return rows.check(result.rows);
  };
  const replica = readUrl === null ? null : openReplica(readUrl, poolSize, sessionSettings, pool);
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
