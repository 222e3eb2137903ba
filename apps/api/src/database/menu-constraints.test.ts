// Constraints enforced by the database itself.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { causesOf } from '../http/problem.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { idRow, rowShape, text } from './rows/row-shape.ts';

let database: OpenDatabase;
const ids: number[] = [];

async function insert(parentId: number | null, position: number, type = 20): Promise<number> {
  const [row] = await database.db.rows(
    idRow,
    sql`insert into menu_elements (type, parent_id, position) values (${type}, ${parentId}, ${position}) returning id`,
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  database = await openTestDatabase();
  let parent: number | null = null;
  for (const position of [1, 2, 3, 4]) {
    parent = await insert(parent, position);
    ids.push(parent);
  }
});
afterAll(() => database.close());

const update = (columns: string, id = ids[0]) =>
  database.db.execute(sql.raw(`update menu_elements set ${columns} where id = ${id}`));
const constraintsOf = (error: unknown) =>
  causesOf(error).flatMap((one) => ('constraint' in one ? [one.constraint] : []));

test.each<[string, () => Promise<unknown>, string]>([
  ['a circle', () => update(`parent_id = ${ids[2]}`), 'menu_elements_parent_fk'],
  ['a category under itself', () => update(`parent_id = ${ids[0]}`), 'menu_elements_parent_fk'],
  ['a fifth level', () => insert(ids[3] ?? 0, 1), 'menu_elements_depth'],
  ['a second level of the horizontal menu', () => insert(ids[0] ?? 0, 9, 10), 'menu_elements_depth'],
  ['a level that is not the parent’s next', () => update('level = 3', ids[1]), 'menu_elements_parent_fk'],
  ['two siblings at one place', () => insert(ids[0] ?? 0, 2), 'menu_elements_position'],
  ['two roots at one place', () => insert(null, 1), 'menu_elements_position'],
  [
    'a parent without its children',
    () => database.db.execute(sql`delete from menu_elements where id = ${ids[1]}`),
    'menu_elements_parent_fk',
  ],
])('%s is refused', async (_, change, constraint) => {
  expect(await change().catch(constraintsOf)).toEqual([constraint]);
});

test('paths follow a name and a parent, and are left alone by a place', async () => {
  const [a = 0, b = 0] = ids;
  for (const id of [a, b])
    await database.db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
      values (${id}, 1, ${`K${id}`}, 'K', 'k')`);
  const paths = async () =>
    (
      await database.db.rows(
        rowShape({ path: text(), version: text() }),
        sql`select path, xmin::text as version from menu_element_paths where menu_element_id = any(${sql.param([a, b])}::int[]) order by menu_element_id`,
      )
    ).map((row) => [row.path, row.version]);
  const before = await paths();
  expect(before.map(([path]) => path)).toEqual([`K${a}`, `K${a} › K${b}`]);
  await update('position = 77');
  await database.db.execute(sql`update menu_element_translations set title = 'Inny' where menu_element_id = ${a}`);
  expect(await paths()).toEqual(before);
  await database.db.execute(
    sql`update menu_element_translations set display_text = 'Nowa' where menu_element_id = ${a}`,
  );
  expect((await paths()).map(([path]) => path)).toEqual(['Nowa', `Nowa › K${b}`]);
});

test('paths are written only in the languages whose texts change, and in all of them after a Polish one', async () => {
  const [a = 0, b = 0] = ids;
  const run = (text: string) => database.db.execute(sql.raw(text));
  const paths = () =>
    database.db.rows(
      rowShape({ code: text(), path: text() }),
      sql`select l.iso_code as code, p.path from menu_element_paths p join languages l on l.id = p.language_id
        where p.menu_element_id = ${b} order by l.id`,
    );
  // shows whether a path is computed
  const mark = () => run(`update menu_element_paths set path = 'stara' where menu_element_id in (${a}, ${b})`);
  const polish = async () => {
    await mark();
    await run(
      `update menu_element_translations set display_text = display_text || '.' where menu_element_id = ${a} and language_id = 1`,
    );
    return (await paths()).find(({ code }) => code === 'PL')?.path;
  };
  const path = await polish();
  await mark();
  await run(`insert into languages (iso_code, name, local_name) values ('DE', 'niemiecki', 'Deutsch')`);
  const [{ id: german } = { id: 0 }] = await database.db.rows(
    idRow,
    sql`select id from languages where iso_code = 'DE'`,
  );
  expect(await paths()).toEqual([
    { code: 'PL', path: 'stara' },
    { code: 'DE', path },
  ]);
  const germanText = `insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug) values (${b}, ${german}, 'B', 'B', 'b')`;
  await run(germanText);
  const top = path?.split(' › ')[0];
  expect(await paths()).toEqual([
    { code: 'PL', path: 'stara' },
    { code: 'DE', path: `${top} › B` },
  ]);
  await mark();
  await run(
    `update menu_element_translations set display_text = 'C' where menu_element_id = ${b} and language_id = ${german}`,
  );
  await run(`delete from menu_element_translations where menu_element_id = ${b} and language_id = ${german}`);
  const own = (await paths()).map((one) => [one.code, one.path.includes(' › ')]);
  expect(own).toEqual([
    ['PL', false],
    ['DE', true],
  ]);
  expect(await polish()).toBe(`${top}. › K${b}`);
  expect((await paths())[1]).toEqual({ code: 'DE', path: `${top}. › K${b}` });
});
