// One database, two engines: PostgreSQL in this process (embedded, the default) or a PostgreSQL server. Same SQL, same types.
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { boolean, type RowShape, rowShape } from './rows/row-shape.ts';
import type { SqlText } from './rows/sql-values.ts';

/** Queries written for it run on both engines: statements of one transaction, or each by itself. */
export interface Database extends Omit<PgDatabase<PgQueryResultHKT>, 'transaction'> {
  /** The rows of a query, checked. What is asked again and again is prepared. */
  rows: <Row>(shape: RowShape<Row>, query: SQL | SqlText) => Promise<Row[]>;
}

/** Commits when `work` is done; rolls back when it throws. */
export type Transaction = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Called with what NOTIFY tells. */
export interface Listener {
  message: (payload: string) => void;
  /** False while messages may be missed. */
  connected: (isConnected: boolean) => void;
}

/** Milliseconds that a reader of the bulletin waits at most. */
export const pageTimeout = 2000;

/** What is made for programs, once for many of them, may take so many milliseconds. */
export const programTimeout = 60_000;

/** Reads one moment of the database. `work` gets the mark too, which is another at another moment. `patience`: milliseconds of a statement, where more than usual. */
export type Snapshot = <Result>(
  mark: (db: Database) => Promise<string>,
  work: (db: Database, mark: string) => Promise<Result>,
  patience?: number,
) => Promise<Result>;

/** What readers of the bulletin ask. Their connections are their own; in the embedded database, which has one, they wait until nobody else does. */
export interface Readers {
  /** Each statement by itself, and none that takes longer than a page may. */
  db: Database;
  snapshot: Snapshot;
}

export interface Connections {
  total: number;
  idle: number;
  /** Queries that wait for one. */
  waiting: number;
}

export interface OpenDatabase {
  /** Each statement by itself. */
  db: Database;
  readers: Readers;
  transaction: Transaction;
  engine: 'embedded' | 'postgres';
  /** Connections to a server, by what they are for. */
  connections: () => Readonly<Record<string, Connections>>;
  /** Subscribes to NOTIFY; connects in the background. Returns a function that unsubscribes. */
  listen: (channel: string, listener: Listener) => () => Promise<void>;
  close: () => Promise<void>;
}

const existence = rowShape({ exists: boolean() });

/** Whether a query has any rows: `select from …`. */
export async function hasRows(db: Database, query: SQL): Promise<boolean> {
  const [row] = await db.rows(existence, sql`select exists (${query}) as exists`);
  return row?.exists === true;
}

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
