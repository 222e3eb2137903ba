import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, requirePostgres } from '../../../../../scripts/postgres.mjs';
import type { OpenDatabase, Statement } from '../database.ts';
import { boolean, integer, type RowOf, rowShape } from '../rows/row-shape.ts';
import { openPostgres } from './postgres.ts';

const row = rowShape({ isReplica: boolean(), count: integer() });
const counted: Statement<RowOf<typeof row>> = {
  name: 'counted',
  text: 'select pg_is_in_recovery() as "isReplica", (select count(*)::int from notes) as count',
  rows: row,
};

// on the machine of a developer there may be none; the continuous integration has one
describe.runIf(hasPostgres())('lists from a read replica', () => {
  let server: Awaited<ReturnType<typeof requirePostgres>>;
  let replica: Awaited<ReturnType<typeof server.replicate>>;
  let database: OpenDatabase;

  beforeAll(async () => {
    server = await requirePostgres();
    replica = await server.replicate();
    database = await openPostgres({ url: server.url, readUrl: replica.url, poolSize: 4 });
    await database.db.execute('create table notes (id integer)');
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
  });

  const read = async () => (await database.readList(counted))[0];

  test('the replica answers what it has replayed, the server what it has not', async () => {
    await expect.poll(async () => (await read())?.isReplica).toBe(true);
    for (let written = 1; written <= 50; written++) {
      await database.db.execute('insert into notes values (1)');
      expect((await read())?.count).toBe(written);
    }
    await expect.poll(read).toEqual({ isReplica: true, count: 50 });
    // cards and writes are the server's
    expect((await database.read(counted))[0]?.isReplica).toBe(false);
  });

  test('a replica that has stopped replaying is not asked', async () => {
    const standby = new pg.Client({ connectionString: replica.url });
    await standby.connect();
    await standby.query('select pg_wal_replay_pause()');
    await database.db.execute('insert into notes values (1)');
    expect(await read()).toEqual({ isReplica: false, count: 51 });
    await standby.query('select pg_wal_replay_resume()');
    await expect.poll(read).toEqual({ isReplica: true, count: 51 });
    await standby.end();
  });

  test('the server answers while the replica is away', async () => {
    replica.halt('immediate');
    expect(await read()).toEqual({ isReplica: false, count: 51 });
    await database.db.execute('insert into notes values (1)');
    expect(await read()).toEqual({ isReplica: false, count: 52 });
  });

  test('another database is no replica of this one', async () => {
    const stranger = await requirePostgres();
    const mixed = await openPostgres({ url: server.url, readUrl: stranger.url, poolSize: 2 });
    expect((await mixed.readList(counted))[0]).toEqual({ isReplica: false, count: 52 });
    await mixed.close();
    stranger.stop();
  });
});
