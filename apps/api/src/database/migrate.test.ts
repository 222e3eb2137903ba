import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pgliteRunner } from './embedded.ts';
import { type Migration, migrate, migrationFiles } from './migrate.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

const one: Migration = {
  name: '0001_one.sql',
  text: 'create table one (id int); insert into one values (1);',
  hash: 'a',
};
const count = async (table: string) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

test('each migration runs once, and one that was merged later still runs', async () => {
  const two: Migration = { name: '0002_two.sql', text: 'create table two (id int)', hash: 'b' };
  await migrate(pgliteRunner(client), [two]);
  await migrate(pgliteRunner(client), [one, two]);
  await migrate(pgliteRunner(client), [one, two]);
  expect(await count('one')).toBe(1);
  expect(await count('two')).toBe(0);
});

test('a migration that fails leaves nothing of itself', async () => {
  const broken: Migration = {
    name: '0003_broken.sql',
    text: 'create table three (id int); select nonsense;',
    hash: 'c',
  };
  await expect(migrate(pgliteRunner(client), [one, broken])).rejects.toThrow(
    'Migracja 0003_broken.sql nie powiodła się',
  );
  await expect(count('three')).rejects.toThrow();
  await migrate(pgliteRunner(client), [one, { ...broken, text: 'create table three (id int)' }]);
  expect(await count('three')).toBe(0);
});

test('a migration that was changed after it ran stops the start', async () => {
  await expect(migrate(pgliteRunner(client), [{ ...one, hash: 'other' }])).rejects.toThrow('różni się od wykonanej');
});

test('files run in the order of their names', () => {
  const names = migrationFiles().map(({ name }) => name);
  expect(names[0]).toBe('0000_basis.sql');
  expect(names).toEqual([...names].sort());
});
