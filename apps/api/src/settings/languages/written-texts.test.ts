// A language that texts are written in is not deleted; what is empty does not keep it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createLanguage, path } from './testing/language-calls.ts';
import { derivedTexts, writtenTexts } from './written-texts.ts';

let api: TestApi;
let settings: TestClient;
let id: number;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.execute(sql`delete from tiles`);
  await api.db.execute(sql`delete from menu_elements`);
  await api.db.execute(sql`delete from languages where not is_system`);
  id = await createLanguage(settings);
});

const removal = async () => (await settings.delete(`${path}?languagesIds=${id}`)).body[0];

test('every table with a reference to languages is listed', async () => {
  const { rows } =
    (await api.db.execute(sql`select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'languages'::regclass order by 1`)) as { rows: { name: string }[] };
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(writtenTexts), ...derivedTexts].sort());
});

const insertCategory = () => sql`with added as (insert into menu_elements (type, position) values (20, 0) returning id)
  insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
  select id, ${id}::int, 'Rat', '', 'rat' from added`;

test.each<[string, () => ReturnType<typeof sql>]>([
  ['nagłówek', () => sql`insert into headers (language_id, office_name) values (${id}, 'Gemeinde')`],
  [
    'stopka',
    () => sql`with added as (insert into footers (language_id) values (${id}) returning language_id)
      insert into footer_elements (language_id, type, is_active, content) select language_id, 20, true, '{"text":"Redaktion"}' from added`,
  ],
  [
    'tłumaczenia elementów stałych',
    () => sql`insert into standard_element_translations (standard_element_id, language_id, translation, translation_description)
      values (6, ${id}, 'Suche', '')`,
  ],
  ['tłumaczenia kategorii', insertCategory],
])('%s', async (name, write) => {
  await api.db.execute(write());
  expect(await removal()).toMatchObject({
    done: false,
    errors: [`Wersji językowej „niemiecki” nie można usunąć: są w niej ${name}`],
  });
});

test('empty rows do not keep it', async () => {
  await api.db.execute(sql`insert into headers (language_id, office_name) values (${id}, '')`);
  await api.db.execute(sql`insert into footers (language_id) values (${id})`);
  await api.db.execute(
    sql`insert into footer_elements (language_id, type, is_active, content) values (${id}, 20, true, '{"text":""}')`,
  );
  await api.db.execute(sql`insert into tile_settings (language_id, value) values (${id}, 2)`);
  await api.db.execute(sql`insert into office_contact_lists (language_id) values (${id})`);
  await api.db.execute(sql`insert into standard_element_translations (standard_element_id, language_id, translation, translation_description)
    values (6, ${id}, '', '')`);
  expect(await removal()).toMatchObject({ done: true });
});
