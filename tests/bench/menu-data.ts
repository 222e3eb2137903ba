// A vertical menu with many categories in four levels and all languages, written directly to the database.
import { openDatabase } from '@redakcja/api/database/open-database';
import { rowShape } from '@redakcja/api/database/rows/row-shape';
import type { Place } from './place.ts';

/** Each level but the last has a tenth of the next one. */
export async function fillMenu(place: Place, size: number): Promise<void> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 1 },
  });
  const roots = Math.ceil(Math.cbrt(size) / 2);
  const run = (text: string) => database.db.rows(rowShape({}), { text, values: [] });
  // what is added at once here is not in life
  await run('set statement_timeout = 0');
  await run(`delete from article_links where menu_element_id is not null`);
  await run(`delete from tile_setting_tiles`);
  await run(`delete from tiles where menu_element_id is not null`);
  await run(`delete from article_categories`);
  await run(`delete from menu_elements`);
  await run(`insert into menu_elements (type, position) select 20, i * 1024 from generate_series(1, ${roots}::int) i`);
  for (const level of [1, 2]) {
    await run(`insert into menu_elements (type, parent_id, position)
      select 20, m.id, i * 1024 from menu_elements m, generate_series(1, ${roots}::int) i where m.level = ${level}`);
  }
  await run(`insert into menu_elements (type, parent_id, position)
    select 20, p.id, row_number() over (partition by p.id) * 1024 from (
      select id, row_number() over (order by id) as n, count(*) over () as total from menu_elements where level = 3
    ) p join generate_series(1, ${size}::int - (select count(*)::int from menu_elements)) i on i % p.total = p.n - 1`);
  await run(`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
    select m.id, l.id, 'Kategoria numer ' || m.id || ' ' || l.iso_code, 'Tekst dla czytników kategorii numer ' || m.id, 'kategoria-' || m.id
    from menu_elements m, languages l`);
  await run(`insert into article_categories (article_id, menu_element_id, position)
    select a.id, (select min(id) from menu_elements) + (a.id % ${size}), 0 from articles a`);
  // and one category with all of them
  await run(`insert into article_categories (article_id, menu_element_id, position)
    select a.id, (select max(id) from menu_elements), 1 from articles a on conflict do nothing`);
  await run(`analyze`);
  await database.close();
}
