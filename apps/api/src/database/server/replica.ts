// Reads lists from a streaming replica of the PostgreSQL server. A replica lags behind, and a person must see what anybody has written before: the
// position of the server's log is read first, and a replica that has not replayed so far is not asked. The server then answers itself, as it does
// while the replica is away.
import type pg from 'pg';
import type { Statement } from '../database.ts';
import { openPool } from './postgres-pool.ts';
import { SharedReads } from './shared-reads.ts';

export interface Replica {
  /** Null where the server must answer. */
  read: <Row>(statement: Statement<Row>, values: readonly unknown[]) => Promise<Row[] | null>;
  close: () => Promise<void>;
}

/** Milliseconds before a replica that failed is asked again. */
const pause = 5000;
/** Milliseconds to connect and to compare positions; a replica that takes longer is treated as unavailable. */
const contactTimeout = 1000;
const queryTimeout = 10_000;

const position =
  'select pg_current_wal_flush_lsn()::text as lsn, system_identifier::text as system from pg_control_system()';
const isFresh = {
  name: 'fresh',
  query_timeout: contactTimeout,
  text: `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and system_identifier::text = $2 as fresh
    from pg_control_system()`,
};

export function openReplica(url: string, poolSize: number, server: pg.Pool): Replica {
  const pool = openPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: contactTimeout,
    query_timeout: queryTimeout,
  });
  // callers at the same time need one position
  const positions = new SharedReads();
  let awayUntil = 0;

  async function fromReplica<Row>({ name, text, rows }: Statement<Row>, values: readonly unknown[]) {
    const written = await positions.get('position', async () => (await server.query(position)).rows[0]);
    const client = await pool.connect();
    let isWhole = false;
    try {
      const { rows: found } = await client.query({ ...isFresh, values: [written.lsn, written.system] });
      const result = found[0]?.fresh === true ? await client.query({ name, text, values: [...values] }) : null;
      isWhole = true;
      return result && rows.check(result.rows);
    } finally {
      client.release(!isWhole);
    }
  }

  return {
    async read(statement, values) {
      if (Date.now() < awayUntil) return null;
      try {
        return await fromReplica(statement, values);
      } catch {
        // stopped, frozen, or a conflict with replay; an error of the statement itself is thrown again by the server
        awayUntil = Date.now() + pause;
        return null;
      }
    },
    close: () => pool.end(),
  };
}
