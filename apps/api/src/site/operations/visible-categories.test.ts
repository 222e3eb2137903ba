// Whether visitors see a category is written beside its path by triggers: after any change of the menu it is what the rule says.
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const places = rowShape({ place: text() });
const element = rowShape({ id: integer('m.id'), level: integer('m.level') });

const shown = async () =>
  (
    await db.rows(
      places,
      sql`select menu_element_id || ' ' || language_id as place from menu_element_paths where is_visible order by 1`,
    )
  ).map(({ place }) => place);

/** The rule: it and those above it are not hidden and have a text in the language. */
const expected = async () =>
  (
    await db.rows(
      places,
      sql`with recursive seen as (
          select m.id, t.language_id from menu_elements m join menu_element_translations t on t.menu_element_id = m.id
            where m.parent_id is null and not m.is_hidden
          union all
          select m.id, t.language_id from seen s join menu_elements m on m.parent_id = s.id
            join menu_element_translations t on t.menu_element_id = m.id and t.language_id = s.language_id where not m.is_hidden)
        select id || ' ' || language_id as place from seen order by 1`,
    )
  ).map(({ place }) => place);

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const rowsOf = (condition: string) =>
  db.rows(element, {
    text: `select ${element.columns} from menu_elements m where m.type = 20 and ${condition} order by m.id`,
    values: [],
  });
const languages = async () =>
  (await db.rows(rowShape({ id: integer() }), sql`select id from languages order by id`)).map(({ id }) => id);

test('after each of four hundred changes of the menu it is what the rule says', async () => {
  const random = numbers(37);
  const one = async (condition = 'true') => {
    const found = await rowsOf(condition);
    return found[random(found.length)];
  };
  await db.execute(sql`delete from menu_elements`);
  let position = 0;
  const changes: (() => Promise<unknown>)[] = [
    async () => {
      const parent = random(3) === 0 ? undefined : await one('m.level < 4');
      const text = `insert into menu_elements (type, parent_id, position, is_hidden) values (20, $1, $2, $3) returning id`;
      const [added] = await db.rows(rowShape({ id: integer() }), {
        text,
        values: [parent?.id ?? null, ++position, random(5) === 0],
      });
      await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
        values (${added?.id}, 1, 'Kategoria', 'Tekst', 'kategoria')`);
    },
    async () =>
      db.execute(sql`update menu_elements set is_hidden = not is_hidden where id = ${(await one())?.id ?? 0}`),
    async () => {
      const moved = await one('not exists (select from menu_elements c where c.parent_id = m.id)');
      const parent = random(4) === 0 ? undefined : await one(`m.level < 4 and m.id <> ${moved?.id ?? 0}`);
      await db.execute(
        sql`update menu_elements set parent_id = ${parent?.id ?? null}, position = ${++position} where id = ${moved?.id ?? 0}`,
      );
    },
    async () => {
      const [id, known] = [(await one())?.id, await languages()];
      if (id === undefined) return;
      await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
        values (${id}, ${known[random(known.length)]}, 'Kategoria', 'Tekst', 'kategoria') on conflict do nothing`);
    },
    async () => {
      const known = await languages();
      await db.execute(sql`delete from menu_element_translations
        where menu_element_id = ${(await one())?.id ?? 0} and language_id = ${known[random(known.length)]}`);
    },
    async () => {
      const known = await languages();
      await db.execute(sql`update menu_element_translations t set language_id = ${known[random(known.length)]}
        where t.menu_element_id = ${(await one())?.id ?? 0} and (select count(*) from menu_element_translations o
          where o.menu_element_id = t.menu_element_id) = 1`);
    },
    // several at once
    async () => db.execute(sql`update menu_elements set is_hidden = not is_hidden where id % 7 = ${random(7)}`),
    async () =>
      db.execute(
        sql`delete from menu_elements where id = ${(await one('not exists (select from menu_elements c where c.parent_id = m.id)'))?.id ?? 0}`,
      ),
  ];
  for (let done = 0; done < 400; done++) {
    // more are added than removed
    await changes[done % 3 === 0 ? 0 : random(changes.length)]?.();
    expect(await shown()).toEqual(await expected());
  }
  expect((await shown()).length).toBeGreaterThan(20);
});
