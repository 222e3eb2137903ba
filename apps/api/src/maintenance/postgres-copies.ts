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
  if (code !== 0) throw new TaskError(`${program}: ${said.trim().replace(/\s*\n\s*/g, '; ') || `kod ${code}`}`);
}

/** One moment for the dump and for what is said of it: both read the same snapshot. */
export async function dumpPostgres(url: string, file: string): Promise<DatabaseFacts> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const facts = await readFacts(readerOf(client));
    // -B: without large objects, of which the product has none
    const own = ['--format=custom', `--snapshot=${rows[0].snapshot}`, `--file=${file}`, '-B'];
    await run('pg_dump', [...own, ...(await withoutOthers(client))], url);
    await client.query('commit');
    return facts;
  });
}

/** What others have put into the database: the product's login may not even be allowed to read it. */
async function withoutOthers(client: pg.Client): Promise<string[]> {
  const { rows: schemas } = await client.query(
    "select quote_ident(nspname) as name from pg_namespace where nspname not in ('public', 'bulletin', 'information_schema') and nspname !~ '^pg_'",
  );
  const { rows: tables } = await client.query(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and relowner <> (select relowner from pg_class where oid = 'public.migrations'::regclass)`,
  );
  return [
    ...schemas.map(({ name }) => `--exclude-schema=${quoted(name)}`),
    ...tables.map(({ name }) => `--exclude-table=public.${quoted(name)}`),
  ];
}

/** As a pattern of pg_dump, in which every character stands for itself. */
const quoted = (name: string) => (name.startsWith('"') ? name : `"${name}"`);

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
  // the rights are those of roles that this server may not have
  const asNew = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...asNew, `--dbname=${database}`, file], url);
  return withClient(url, async (client) => {
    const { rows } = await client.query("select to_regprocedure('public.close_to_others()') is not null as is_known");
    // one of an earlier release is closed by its migration
    if (rows[0].is_known) await client.query('select public.close_to_others()');
    return readFacts(readerOf(client));
  });
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
