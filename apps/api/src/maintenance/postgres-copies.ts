// Copies of a database on a server, by the programs of PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { type DatabaseFacts, readFacts } from './database-facts.ts';
import { TaskError } from './task-error.ts';

/** The address as variables: on a command line everybody on the computer would read the password. */
function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

async function run(program: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...variablesOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new TaskError(`Brak programu ${program}. Zainstaluj programy klienckie PostgreSQL w wersji serwera`);
  });
  if (code !== 0) throw new TaskError(`${program}: ${said.trim() || `kod ${code}`}`);
}

/** One moment for the dump and for what is said of it: both read the same snapshot. */
export async function dumpPostgres(url: string, file: string): Promise<DatabaseFacts> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const facts = await readFacts(readerOf(client));
    await run('pg_dump', ['--format=custom', `--snapshot=${rows[0].snapshot}`, `--file=${file}`], url);
    await client.query('commit');
    return facts;
  });
}

/** @throws TaskError when the database has anything in it */
export async function requireEmptyPostgres(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      "select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    ),
  );
  if (rows[0].count > 0) throw new TaskError('Baza danych nie jest pusta. Kopię przywraca się tylko do pustej', 2);
}

export async function restorePostgres(url: string, file: string): Promise<DatabaseFacts> {
  const database = variablesOf(url).PGDATABASE ?? '';
  await run('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${database}`, file], url);
  return withClient(url, (client) => readFacts(readerOf(client)));
}

/** Of a database on a server, with the server's version and how many milliseconds its clock is ahead of this one's. */
export async function postgresFacts(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      "select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now",
    );
    const ahead = Math.round(Number(rows[0].now) - Date.now());
    return { ...(await readFacts(readerOf(client))), version: String(rows[0].version), ahead };
  });
}

const readerOf = (client: pg.Client) => ({
  query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
});

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
