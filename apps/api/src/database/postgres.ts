import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase, Statement } from './database.ts';
import { listenOnServer } from './listen.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/** Counts are bigint in PostgreSQL and numbers here, as they are in the embedded database. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Any number, the same in every process: only one of them migrates at a time. */
const migrationLock = 4_300_001;

/**
 * A statement must not hold a connection for ever, nor an abandoned transaction its locks. Compiling (jit) takes longer than any statement here runs:
 * it made changes of menus and unfiltered searches slower by half a second.
 */
const sessionSettings =
  "set time zone 'UTC'; set jit = off; set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s'";

export async function openPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
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
  // A connection that breaks is replaced by the pool and fails the query under way. Without a listener its event would end the process.
  // The pool itself listens to idle connections only, so each connection gets a listener for its whole life.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: withOwnTransactions(pool),
    engine: 'postgres',
    read: async <Row>({ name, text, rows }: Statement<Row>, values: readonly unknown[] = []) => {
      const result = await pool.query({ name, text, values: [...values] });
      return rows.check(result.rows);
    },
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    close: () => pool.end(),
  };
}

/**
 * The query builder's own `transaction` takes a connection from the pool and keeps it for ever when BEGIN fails, and answers a failure with
 * that of its ROLLBACK. Here the connection always goes back, a broken one is closed, and the first failure is the one that is told.
 */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = drizzle({ client: pool, schema });
  const transaction: typeof db.transaction = async (work, settings) => {
    const client = await pool.connect();
    let failure: unknown;
    let isOver = false;
    try {
      const result = await drizzle({ client, schema }).transaction(async (tx) => {
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
      // nobody gets a connection whose transaction may still be open
      client.release(!isOver);
    }
  };
  return Object.assign(db, { transaction });
}

async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the query under way fails by itself
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
    await client.end(); // gives the lock back
  }
}
