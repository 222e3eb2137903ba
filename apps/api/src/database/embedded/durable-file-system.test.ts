import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateFolder } from '../../testing/test-database.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { createDurable, extensions } from './embedded.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'redakcja-durable-'));
const home = path.join(folder, 'database');
/** Flushed paths in order: the last two segments. */
const disk: string[] = [];
let client: PGlite;

beforeAll(async () => {
  cpSync(await templateFolder(), home, { recursive: true });
  const note = (place: string) => void disk.push(place.split('/').slice(-2).join('/'));
  const files = new DurableFileSystem(home, {
    flush: async (file) => note(file),
    syncFile: note,
    syncFolder: note,
  });
  client = await createDurable(files);
  await client.query('create table notes (id int, body text)');
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

test('the WAL is flushed before a write is acknowledged', async () => {
  disk.length = 0;
  await client.query('insert into notes values (1, $1)', ['uchwała']);
  expect(disk).toContainEqual(expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/));
});

test('the WAL is flushed before a commit is acknowledged', async () => {
  disk.length = 0;
  await client.transaction(async (tx) => {
    await tx.query("insert into notes values (3, 'statut')");
    disk.length = 0;
  });
  expect(disk).toContainEqual(expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/));
});

test('a read flushes nothing', async () => {
  await client.query('select * from notes');
  disk.length = 0;
  await client.query('select * from notes');
  expect(disk).toEqual([]);
});

test('a checkpoint is recorded after its data files are flushed', async () => {
  await client.query("insert into notes select n, repeat('x', 500) from generate_series(1, 500) n");
  disk.length = 0;
  await client.query('checkpoint');
  const declared = disk.indexOf('global/pg_control');
  const data = disk.findIndex((place) => /^\d+\/\d+$/.test(place));
  expect(data).toBeGreaterThanOrEqual(0);
  expect(declared).toBeGreaterThan(data);
});

test('a new WAL segment is flushed with its directory', async () => {
  cpSync(await templateFolder(), path.join(folder, 'real'), { recursive: true });
  const real = await createDurable(new DurableFileSystem(path.join(folder, 'real')));
  await real.exec('create table notes (body text)');
  for (let segment = 0; segment < 3; segment += 1) {
    await real.query('insert into notes values ($1)', [`segment ${segment}`]);
    await real.query('select pg_switch_wal()');
    await real.query('checkpoint');
  }
  await real.close();
  const reopened = await PGlite.create({ dataDir: path.join(folder, 'real'), extensions });
  const { rows } = await reopened.query('select * from notes');
  await reopened.close();
  expect(rows).toHaveLength(3);
});

test('acknowledged writes survive a killed process', async () => {
  await client.query("insert into notes values (2, 'zapisane')");
  const copy = path.join(folder, 'copy');
  cpSync(home, copy, { recursive: true });
  const reopened = await PGlite.create({ dataDir: copy, extensions });
  const { rows } = await reopened.query('select body from notes where id = 2 and body = $1', ['zapisane']);
  await reopened.close();
  expect(rows).toHaveLength(1);
});
