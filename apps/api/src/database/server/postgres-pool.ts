import pg from 'pg';
import { memorySetting } from '../planning.ts';

/**
 * Timeouts for statements and abandoned transactions. JIT compilation takes longer than the statements: it made changes of menus and unfiltered
 * searches half a second slower.
 */
const sessionSettings = `set time zone 'UTC'; set jit = off; set idle_in_transaction_session_timeout = '60s'; ${memorySetting}`;

interface Session {
  searchPath?: string | undefined;
  /** In milliseconds. */
  statementTimeout?: number;
}

/** Connections to a server, with the same session settings. */
export function openPool(config: pg.PoolConfig, { searchPath, statementTimeout = 60_000 }: Session = {}): pg.Pool {
  const settings = `${sessionSettings}; set statement_timeout = ${statementTimeout}`;
  const pool = new pg.Pool({
    ...config,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'redakcja-bip',
    onConnect: async (client) => {
      await client.query(searchPath === undefined ? settings : `${settings}; set search_path = ${searchPath}`);
    },
  });
  // The pool replaces a broken connection, and its running query fails. Without a listener the error event would end the process; the pool itself
  // listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
