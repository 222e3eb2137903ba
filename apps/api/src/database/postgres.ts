import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase, Statement } from './database.ts';
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
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  return {
    db: drizzle({ client: pool, schema }),
    engine: 'postgres',
    read: async <Row>(statement: Statement, values: readonly unknown[] = []) =>
      (await pool.query({ name: statement.name, text: statement.text, values: [...values] })).rows as Row[],
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    close: () => pool.end(),
  };
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
