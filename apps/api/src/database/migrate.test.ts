import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensions, pgliteRunner } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrationFiles } from './migration-files.ts';
import { connectionRefusal } from './start-refused.ts';

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
const two: Migration = { name: '0002_two.sql', text: 'create table two (id int)', hash: 'b' };
const count = async (table: string) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

test('no two migrations have the same number', () => {
  const numbers = migrationFiles().map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers.filter((number, at) => number === numbers[at - 1])).toEqual([]);
});

test('each migration runs once, also one that was merged later', async () => {
  await migrate(pgliteRunner(client), [two]);
  await migrate(pgliteRunner(client), [one, two]);
  await migrate(pgliteRunner(client), [one, two]);
  expect(await count('one')).toBe(1);
  expect(await count('two')).toBe(0);
});

test('a failed migration is rolled back', async () => {
  const broken: Migration = {
    name: '0003_broken.sql',
    text: 'create table three (id int); select nonsense;',
    hash: 'c',
  };
  await expect(migrate(pgliteRunner(client), [one, two, broken])).rejects.toThrow(
    'Migracja 0003_broken.sql nie powiodła się',
  );
  await expect(count('three')).rejects.toThrow();
  await migrate(pgliteRunner(client), [one, two, { ...broken, text: 'create table three (id int)' }]);
  expect(await count('three')).toBe(0);
});

test.each([
  ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' }), /Na dysku serwera/],
  ['a server that stops', new Error('Connection terminated unexpectedly'), /przerwał połączenie/],
])('%s is told in one sentence, whatever becomes of the rollback', async (_what, failure, sentence) => {
  const { query, run } = pgliteRunner(client);
  const failing: Migration = { name: '0004_failing.sql', text: 'fail', hash: 'd' };
  const runner = {
    query,
    run: async (text: string) => {
      if (text === 'fail') throw failure;
      await run(text);
      if (text === 'rollback') throw new Error('Client has encountered a connection error and is not queryable');
    },
  };
  const error = await migrate(runner, [...(await applied()), failing]).catch((reason: unknown) => reason);
  expect(connectionRefusal(error)?.message).toMatch(sentence);
});

test('a changed migration refuses the start', async () => {
  const changed = (await applied()).map((file) => (file.name === one.name ? { ...file, hash: 'other' } : file));
  await expect(migrate(pgliteRunner(client), changed)).rejects.toThrow('różni się od wykonanej');
});

test('a database of a newer release is refused', async () => {
  const later: Migration = { name: '9999_later.sql', text: 'create table later (id int)', hash: 'z' };
  await migrate(pgliteRunner(client), [...(await applied()), later]);
  await expect(migrate(pgliteRunner(client), await applied('9999'))).rejects.toThrow(
    'Baza danych pochodzi z nowszego wydania Redakcji BIP (migracja 9999_later.sql)',
  );
  await client.exec("delete from migrations where name = '9999_later.sql'");
});

/** Migrations up to a name. */
async function applied(until = '~'): Promise<Migration[]> {
  const { rows } = await client.query<Migration>("select name, '' as text, hash from migrations where name < $1", [
    until,
  ]);
  return rows;
}

test('files are sorted by name', () => {
  const names = migrationFiles().map(({ name }) => name);
  expect(names[0]).toBe('0000_basis.sql');
  expect(names).toEqual([...names].sort());
});

test('pictures in texts of an older release get addresses with keys', async () => {
  const older = await PGlite.create({ extensions });
  const run = pgliteRunner(older);
  await migrate(
    run,
    migrationFiles().filter(({ name }) => name < '0013'),
  );
  await run.run(`
    insert into files (id, sha256, crc32, size, content_type, file_name, is_public) overriding system value
      select n, 'a', '0', 1, 'image/png', 'a.png', n <> 3 from generate_series(1, 11) n;
    insert into base_articles (id) overriding system value values (1);
  `);
  const columns =
    'base_article_id, language_id, version, status, title, slug, short_description, providing_entity, author_name, information_created, created_by';
  await run.query(
    `insert into articles (${columns}, content) values (1, 1, 1, 10, 't', 's', 'k', 'p', 'a', now(), 'a', $1)`,
    [
      '<img src="/api/files/1"> <img src="/api/files/11"> <img src="/api/files/3"> <img src="/api/files/99"> /api/files/1',
    ],
  );
  await run.query(`update system_parameters set value = $1::jsonb where editor_type = 'bipUserManual'`, [
    JSON.stringify({ userManual: { fileId: 2, path: '/api/files/2' } }),
  ]);
  await migrate(run);
  const keys = new Map(
    (await run.query<{ id: number; key: string }>('select id, key from files')).map(({ id, key }) => [id, key]),
  );
  expect(new Set(keys.values()).size).toBe(11);
  const [article] = await run.query<{ content: string }>('select content from articles');
  const [one, eleven] = [`/api/files/1?key=${keys.get(1)}`, `/api/files/11?key=${keys.get(11)}`];
  // attachments and unknown files have no key
  expect(article?.content).toBe(
    `<img src="${one}"> <img src="${eleven}"> <img src="/api/files/3"> <img src="/api/files/99"> ${one}`,
  );
  const [parameter] = await run.query<{ value: object }>(
    "select value from system_parameters where editor_type = 'bipUserManual'",
  );
  expect(parameter?.value).toEqual({ userManual: { fileId: 2, path: `/api/files/2?key=${keys.get(2)}` } });
  await older.close();
});

test('data of an older release: readable texts of articles, flags of imported codes, terms of the journal', async () => {
  const older = await PGlite.create({ extensions });
  const run = pgliteRunner(older);
  const files = migrationFiles();
  await migrate(
    run,
    files.slice(
      0,
      files.findIndex(({ name }) => name.endsWith('readable_texts.sql')),
    ),
  );
  await run.run('insert into base_articles (id) overriding system value values (1)');
  const columns =
    'base_article_id, language_id, version, status, title, slug, short_description, providing_entity, author_name, information_created, created_by';
  await run.query(`insert into articles (${columns}) values (1, 1, 1, 40, $1, 's', $2, $3, $4, now(), 'a')`, [
    'Fak\u202etura\tnr\u001b 1\u200b',
    'Pierwszy wiersz\ndrugi\u2066 wiersz',
    'Urząd Gminy',
    'Jan\u00adKowalski\u0085',
  ]);
  await run.run("insert into iso_codes (code, name) values ('KR', 'koreański'), ('EO', 'esperanto')");
  await run.run(
    `insert into journal (created_date, actor_name, area, operation, record_type, record_id, record_name)
      values (now(), 'a', 'settings', 'edit', 'fileGroup', 1, 'Dokumenty')`,
  );
  await migrate(run);
  expect(await run.query('select record_type from journal')).toEqual([{ record_type: 'repositoryGroup' }]);
  expect(await run.query('select title, short_description, providing_entity, author_name from articles')).toEqual([
    {
      title: 'Faktura nr 1',
      short_description: 'Pierwszy wiersz\ndrugi wiersz',
      providing_entity: 'Urząd Gminy',
      author_name: 'JanKowalski',
    },
  ]);
  expect(await run.query('select code, region from iso_codes where not is_default order by code')).toEqual([
    { code: 'EO', region: null },
    { code: 'KR', region: 'KR' },
  ]);
  await older.close();
});
