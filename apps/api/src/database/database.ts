// One database, two engines: PostgreSQL in this process (embedded, the default) or a PostgreSQL server. Same SQL, same types.
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { boolean, type RowShape, rowShape } from './rows/row-shape.ts';
import type { Listener } from './server/listen.ts';
import { connectionRefusal } from './start-refused.ts';

/** A connection or a transaction; queries written for it run on both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A prepared statement; the name identifies the text. */
export interface Statement<Row> {
  name: string;
  text: string;
  rows: RowShape<Row>;
}

export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'postgres';
  /** Executes a prepared statement without the query builder, for calls that must be fast. */
  read: <Row>(statement: Statement<Row>, values?: readonly unknown[]) => Promise<Row[]>;
  /** The same for lists: a read replica may answer, as long as it has everything that was acknowledged before the call. */
  readList: OpenDatabase['read'];
  /** Subscribes to NOTIFY; connects in the background. Returns a function that unsubscribes. */
  listen: (channel: string, listener: Listener) => () => Promise<void>;
  close: () => Promise<void>;
}

export async function openDatabase(config: Pick<Config, 'dataDir' | 'database'>): Promise<OpenDatabase> {
  // loaded on demand: each engine is most of the start-up time
  if (config.database.url === null) {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    return openEmbedded(config.dataDir);
  }
  const { openPostgres } = await import('./server/postgres.ts');
  const { url, readUrl, poolSize } = config.database;
  return openPostgres({ url, readUrl, poolSize }).catch((error: unknown) => {
    throw connectionRefusal(error) ?? error;
  });
}

/** Rows of a query that the query builder cannot express. */
export async function queryRows<Row>(db: Database, shape: RowShape<Row>, query: SQL): Promise<Row[]> {
  // both drivers return { rows }, which their common type does not include
  const result = (await db.execute(query)) as { rows: unknown[] };
  return shape.check(result.rows);
}

/** The same with the columns of the shape: `rest` begins with `from`. */
export function selectRows<Row>(db: Database, shape: RowShape<Row>, rest: SQL): Promise<Row[]> {
  return queryRows(db, shape, sql`select ${sql.raw(shape.columns)} ${rest}`);
}

/** Executes prepared statements within a transaction, as `OpenDatabase.read` does outside of one. */
export function readerIn(tx: Database): OpenDatabase['read'] {
  return (statement, values = []) => {
    // every second part is the number of a value
    const parts = statement.text.split(/\$(\d+)/);
    const query = parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])));
    return queryRows(tx, statement.rows, sql.join(query));
  };
}

const existence = rowShape({ exists: boolean() });

/** Whether a query has any rows: `select from …`. */
export async function hasRows(db: Database, query: SQL): Promise<boolean> {
  const [row] = await queryRows(db, existence, sql`select exists (${query}) as exists`);
  return row?.exists === true;
}

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
