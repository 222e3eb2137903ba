import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startUpkeep } from '../../schedule/embedded-upkeep.ts';
import type { OpenDatabase } from '../database.ts';
import { integer, rowShape } from '../rows/row-shape.ts';
import { DurablePGlite } from './durable-pglite.ts';
import { overPglite } from './embedded.ts';
import { checkpointWhenDue, vacuumChangedTables } from './upkeep.ts';

let client: DurablePGlite;
let db: OpenDatabase['db'];

beforeAll(async () => {
  client = new DurablePGlite();
  db = overPglite(client).db;
  await client.exec(`create table few (id int); insert into few values (1);
    create table "Wiele zmian" (id int primary key, content text);
    alter table "Wiele zmian" alter content set storage external;
    insert into "Wiele zmian" select i, repeat('x', 3000) from generate_series(1, 300) i`);
});
afterAll(() => client.close());

const size = rowShape({ size: integer(`pg_total_relation_size('"Wiele zmian"')::int`) });
const sizeOfTable = async () => (await db.rows(size, sql`select ${sql.raw(size.columns)}`))[0]?.size ?? 0;
const change = () => client.exec(`update "Wiele zmian" set content = content || 'y'`);

test('a table that has changed is vacuumed and analysed, once', async () => {
  expect(await vacuumChangedTables(db)).toEqual(['"Wiele zmian"']);
  const { rows } = await client.query(`select reltuples from pg_class where relname = 'Wiele zmian'`);
  expect(rows).toEqual([{ reltuples: 300 }]);
  expect(await vacuumChangedTables(db)).toEqual([]);
});

test('changes use the space of former rows again', async () => {
  await change();
  const doubled = await sizeOfTable();
  for (let i = 0; i < 10; i++) {
    await vacuumChangedTables(db);
    await change();
  }
  expect(await sizeOfTable()).toBeLessThan(1.1 * doubled);
});

test('a row with a long value counts by the parts of the value', async () => {
  await client.exec(`update "Wiele zmian" set content = repeat('x', 1000000) where id = 1`);
  await vacuumChangedTables(db);
  await change();
  await vacuumChangedTables(db);
  for (let i = 0; i < 2; i++) await client.exec(`update "Wiele zmian" set content = content || 'z' where id = 1`);
  expect(await vacuumChangedTables(db)).toEqual(['"Wiele zmian"']);
});

test('a table whose changes were not counted is found by its size', async () => {
  await client.exec(
    'create table uncounted as select i from generate_series(1, 10000) i; select pg_stat_force_next_flush()',
  );
  await client.query('select pg_stat_reset()');
  expect(await vacuumChangedTables(db)).toEqual(['uncounted']);
  expect(await vacuumChangedTables(db)).toEqual([]);
});

test('the log is written to the tables when it has grown', async () => {
  await client.exec('checkpoint');
  expect(await checkpointWhenDue(db)).toBe(false);
  await client.exec(`insert into few select i from generate_series(1, 600000) i`);
  expect(await checkpointWhenDue(db)).toBe(true);
  expect(await checkpointWhenDue(db)).toBe(false);
});

test('the server does so by itself', async () => {
  await client.exec('create table of_server as select i from generate_series(1, 200) i');
  const app = Fastify();
  startUpkeep(app, { db, log: app.log, config: { database: { url: null, poolSize: 1 } } }, 10);
  const vacuumed = async () =>
    (await client.query(`select last_vacuum is not null as is from pg_stat_user_tables where relname = 'of_server'`))
      .rows;
  await expect.poll(vacuumed).toEqual([{ is: true }]);
  await app.close();
});
