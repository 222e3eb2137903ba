// Whoever takes over the bulletin has its database role: it reads what is public, and writes nothing. What others put into the database does not
// stop a backup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres } from '../../scripts/postgres.mjs';
import { startProduct } from '../support/product.ts';
import { serverTask } from './server-task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-role-'));
let postgres: Awaited<ReturnType<typeof requirePostgres>>;
let owner: pg.Client;
let reader: pg.Client;
/** The product's own login: it owns its database, and is no superuser. */
let url: string;

const connect = async (address: string) => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
};

beforeAll(async () => {
  postgres = await requirePostgres();
  const server = await connect(postgres.url);
  await server.query('create role urzad login');
  for (const name of ['urzad', 'przywrocona']) await server.query(`create database ${name} owner urzad`);
  await server.query('create role czytelnik login');
  await server.end();
  url = postgres.url.replace('bip@', 'urzad@').replace(/\/postgres$/, '/urzad');
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' });
  await product.stop();
  owner = await connect(url.replace('urzad@', 'bip@'));
  await owner.query("select let_serve_bulletin('czytelnik')");
  reader = await connect(url.replace('urzad@', 'czytelnik@'));
});
afterAll(async () => {
  await reader?.end();
  await owner?.end();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sampleOf: Readonly<Record<string, string>> = {
  int2: '1',
  int4: '1',
  int8: '1',
  oid: '4711',
  bool: 'true',
  bytea: `'\\x00'`,
  text: `'x'`,
  name: `'x'`,
  jsonb: `'[]'`,
  regclass: `'public.public_articles'`,
};

/** Functions that may write and that the role may execute, with a call of each. */
const writingFunctions = `select p.oid::regprocedure::text as name, n.nspname as schema, p.proname as function,
    array(select t.typname from unnest(p.proargtypes) with ordinality a(id, at) join pg_type t on t.oid = a.id order by a.at)::text[] as types
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.provolatile = 'v' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype and has_function_privilege(p.oid, 'execute')
    and has_schema_privilege(n.oid, 'usage') and p.proname not like 'pg_sleep%' order by 1`;

/** A transaction has a number when it has written; a lock that nothing holds stays with the session. */
const traces = `select pg_current_xact_id_if_assigned() is not null as has_written,
  exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as has_locked`;

test('no function that the role may execute writes what it is told', async () => {
  const { rows } = await reader.query(writingFunctions);
  expect(rows.length).toBeGreaterThan(50);
  const writing: string[] = [];
  for (const { name, schema, function: called, types } of rows) {
    const values = types.map((type: string) => `${sampleOf[type] ?? 'null'}::${type}`);
    await reader.query('begin');
    const isDone = await reader.query(`select ${schema}."${called}"(${values.join(', ')})`).then(
      () => true,
      () => false,
    );
    if (isDone) {
      const [trace] = (await reader.query(traces)).rows;
      if (trace.has_written || trace.has_locked) writing.push(name);
    }
    await reader.query('rollback');
  }
  expect(writing).toEqual([]);
});

test.each([
  'create temp table own (id integer)',
  'create table public.own (id integer)',
  'create schema own',
  'select lo_create(0)',
  "select lo_from_bytea(0, 'x')",
  'select pg_advisory_lock(1)',
  "select pg_notify('access', 'x')",
])('the role cannot %s', async (statement) => {
  await expect(reader.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('it learns no slug of a draft, not who wrote what nobody published, and no address of a subscriber', async () => {
  const { rows: drafts } = await owner.query(
    `insert into articles overriding system value select (jsonb_populate_record(a, jsonb_build_object('id', 900001, 'version', a.version + 1, 'slug', 'tajny-projekt',
      'status', 10, 'published_date', null))).* from articles a join public_articles p on p.id = a.id limit 1 returning id`,
  );
  expect(drafts).toEqual([{ id: 900001 }]);
  await owner.query(
    `insert into change_log (article_id, created_by, created_by_id, created_date, description, is_writing)
      select p.id, 'Tajna Osoba', 4711, now() + interval '1 hour', 'Edycja artykułu', true from public_articles p limit 1`,
  );
  expect((await owner.query("select from change_log where created_by = 'Tajna Osoba'")).rowCount).toBe(1);
  await owner.query(
    `insert into subscriptions (email, language_id, scope, item, frequency, asked_at) values ('tajny@adres.example', 1, 'everything', 0, 'daily', now())`,
  );
  const { rows } = await reader.query(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'v') and relnamespace in ('bulletin'::regnamespace, 'public'::regnamespace)
      and has_table_privilege(oid, 'select')`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    const found = await reader.query(
      `select to_jsonb(x)::text as row from ${name} x where to_jsonb(x)::text ~ 'tajny-projekt|Tajna Osoba|tajny@adres'`,
    );
    expect([name, found.rows]).toEqual([name, []]);
  }
});

test('a backup leaves out what is not the product’s, and what is restored is as closed', async () => {
  for (const statement of [
    "select lo_from_bytea(0, 'cudzy')",
    'create schema cudzy',
    'create table cudzy.tabela (id integer)',
    'create table public.cudza (id integer)',
  ])
    await owner.query(statement);
  const backup = path.join(folder, 'kopia');
  const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') };
  expect(await serverTask(['backup', backup], env)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Kopia sprawdzona'),
  });
  const restored = { DATABASE_URL: url.replace(/\/urzad$/, '/przywrocona'), DATA_DIR: path.join(folder, 'nowe') };
  expect(await serverTask(['restore', backup], restored)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Przywrócono'),
  });
  const client = await connect(restored.DATABASE_URL.replace('urzad@', 'czytelnik@'));
  for (const statement of ['create temp table own (id integer)', 'select public.close_to_others()'])
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  const { rows } = await client.query(
    "select to_regclass('cudzy.tabela') as one, to_regclass('public.cudza') as other",
  );
  expect(rows).toEqual([{ one: null, other: null }]);
  await client.end();
});
