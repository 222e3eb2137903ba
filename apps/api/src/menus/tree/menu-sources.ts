// What the tree of a menu is made of, in texts that are equal as long as nothing of it has changed. The transaction that last wrote a row is its version.
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { readArticleGroups } from '../articles/menu-article-groups.ts';
import type { LanguageRow } from './menu-rows.ts';

const version = 'xmin::text::bigint';

const sourcesRow = rowShape({
  revision: integer('m.revision'),
  elements:
    text(`coalesce((select string_agg(id || ' ' || coalesce(parent_id, 0) || ' ' || xmin::text, ',' order by position)
    from menu_elements where type = m.type), '')`),
  translations: text(`(select concat_ws(' ', count(*), sum(v), sum(v * id)) from (
    select menu_element_id as id, ${version} as v from menu_element_translations offset 0) versions)`),
});

const translationVersions = rowShape({
  versions: text(`coalesce(string_agg(t.id || ' ' || t.number || ' ' || t.sum, ','), '')`),
});

export interface MenuSources {
  revision: number;
  /** Categories of the menu in their order: id, parent (0: none) and version. */
  elements: string;
  /** One version of the texts of all categories of both menus. */
  translations: string;
  /** See readArticleGroups. */
  articles: string;
  languages: string;
}

export async function readMenuSources(
  db: Database,
  type: MenuType,
  languages: readonly LanguageRow[],
): Promise<MenuSources> {
  const [[row], articles] = await Promise.all([
    db.rows(sourcesRow, sql`${sourcesRow.select} from menus m where m.type = ${type}`),
    readArticleGroups(db),
  ]);
  if (row === undefined) throw new Error(`No menu ${type}`);
  return { ...row, articles, languages: JSON.stringify(languages) };
}

/** Version of the texts of each category, as text. */
export async function readTranslationVersions(db: Database): Promise<string> {
  const [row] = await db.rows(
    translationVersions,
    sql`${translationVersions.select} from (
      select menu_element_id as id, count(*) as number, sum(${sql.raw(version)} * language_id) as sum
      from menu_element_translations group by menu_element_id) t`,
  );
  return row?.versions ?? '';
}
