import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { languageCode } from '../../shared/languages.ts';
import { categoryPath } from './public-paths.ts';

/** A category without its number of articles, which costs more than all the rest of it. */
export type Place = Omit<PublicCategory, 'articles'>;

const place = {
  id: 'p.id',
  parentId: 'p.parent_id',
  menuType: 'p.type',
  level: 'p.level',
  displayText: 'p.display_text',
  description: 'p.description',
  address: categoryPath('p'),
};
const source = 'public_categories p join lang l on l.id = p.language_id';

const places = rowShape({ places: json(listOf<Place>(objectOf<Place>(place), 'p.place', source)) });
const all = rowShape({
  json: jsonText(
    listOf<PublicCategory>(
      objectOf<PublicCategory>({
        ...place,
        articles: 'coalesce(((select articles from counted) ->> p.id::text)::int, 0)',
      }),
      'p.place',
      source,
    ),
  ),
});

const asked = (lang: string) => sql`lang as (select * from public_languages where iso_code = ${languageCode(lang)})`;

/** Looked up by key: a join would depend on how many categories PostgreSQL expects, and count anew for each of them. */
const counted = sql`counted as materialized (
  select coalesce(jsonb_object_agg(n.menu_element_id, n.articles), '{}') as articles
  from public_category_counts n where n.language_id = (select id from lang))`;

/** All categories that visitors see, each after its parent, with the numbers of their articles. */
export async function readCategories(db: Database, lang: string) {
  const [row] = await db.rows(all, sql`with ${asked(lang)}, ${counted} ${all.select}`);
  if (row === undefined) throw new Error('A list of categories is never without a row');
  return row.json;
}

/** The same without numbers. */
export async function readPlaces(db: Database, lang: string): Promise<Place[]> {
  const [row] = await db.rows(places, sql`with ${asked(lang)} ${places.select}`);
  return row?.places ?? [];
}

/** The entries of the menu that have a number on a page: those below a category that the page is in (subject-menu.tsx). */
export function openEntries({ site }: PublicFrame, trail: readonly { id: number }[]): number[] {
  const open = new Set(trail.map(({ id }) => id));
  return site.verticalMenu.filter(({ parentId }) => parentId !== null && open.has(parentId)).map(({ id }) => id);
}

const count = rowShape({ id: integer('n.menu_element_id'), articles: integer('n.articles') });

/** Published articles of some categories, by their ids; those without any are left out. */
export async function readCounts(db: Database, lang: string, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await db.rows(
    count,
    sql`${count.select} from public_category_counts n where n.menu_element_id = any(${idList(ids)})
      and n.language_id = (select id from public_languages where iso_code = ${languageCode(lang)})`,
  );
  return new Map(found.map(({ id, articles }) => [id, articles]));
}
