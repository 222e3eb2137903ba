import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connections, type OpenDatabase, pageTimeout, type Snapshot, type Transaction } from '../database.ts';
import { isDatabaseAway } from '../database-away.ts';
import { migrate, type Runner } from '../migrate.ts';
import { analyseUnknownTables } from '../planning.ts';
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
  /** Milliseconds that readers of the bulletin wait. */
  patience?: number | undefined;
}

export async function openPostgres(address: Address): Promise<OpenDatabase> {
  await migrateServer(address.url);
  return openMigrated(address);
}

/** The database as the bulletin's role sees it (migration bulletin_schema): migrated by the back office, which may not have started yet. */
export function openForBulletin(address: Address): OpenDatabase {
  return openMigrated(address, 'bulletin, public');
}

function openMigrated({ url, poolSize, patience = pageTimeout }: Address, searchPath?: string): OpenDatabase {
  const address = { connectionString: url, max: poolSize };
  const pool = openPool({ ...address, connectionTimeoutMillis: 10_000 }, { searchPath });
  // PostgreSQL ends what takes too long; who says nothing at all is left by the client
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const readers = openPool({ ...address, ...limits }, { searchPath, statementTimeout: patience });
  const db = overPool(pool);
  return {
    db,
    readers: { db: overPool(readers), snapshot: snapshotsOf(readers) },
    transaction: transactionsOf(pool),
    engine: 'postgres',
    connections: () => ({ office: connectionsOf(pool), readers: connectionsOf(readers) }),
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    close: async () => void (await Promise.all([pool.end(), readers.end()])),
  };
}

const connectionsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): Connections => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

const overPool = (pool: pg.Pool) => withRows(drizzle({ client: pool }), executeOn(pool));

/** @param patience milliseconds, instead of those of the connection */
function executeOn(client: Pick<pg.ClientBase, 'query'>, patience?: number) {
  const limit = patience === undefined ? {} : { query_timeout: patience };
  return async ({ name, text, values }: Statement) =>
    (await client.query({ name, text, values: [...values], ...limit })).rows;
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

const isRefused = (query: Promise<unknown>) =>
  query.then(
    () => false,
    () => true,
  );

function snapshotsOf(pool: pg.Pool): Snapshot {
  return async (mark, work, patience) => {
    const client = await pool.connect();
    const execute = executeOn(client, patience);
    let [isOver, isBroken] = [false, false];
    let last: Promise<unknown> = Promise.resolve();
    // one after another; when one has failed, others may come that find the connection somebody else's
    const db = withRows(drizzle({ client }), (statement) => {
      const result = last.then(() => {
        if (isOver) throw new Error('The snapshot has ended');
        return execute(statement);
      });
      last = result.catch(() => undefined);
      return result;
    });
    try {
      await client.query('begin isolation level repeatable read read only');
      if (patience !== undefined) await client.query(`set local statement_timeout = ${patience}`);
      return await work(db, await mark(db));
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      isOver = true;
      await last;
      // nothing is written; who waited in vain does not wait for an answer to this
      client.release(isBroken || (await isRefused(client.query('rollback'))));
    }
  };
}

async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the running query fails anyway
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const runner: Runner = {
      run: async (statements) => {
        await client.query(statements);
      },
      query: async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[],
    };
    await migrate(runner);
    await analyseUnknownTables(runner);
  } finally {
    await client.end(); // releases the lock
  }
}
