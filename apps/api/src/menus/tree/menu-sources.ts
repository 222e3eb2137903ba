// What the tree of a menu is made of, in texts that are equal as long as nothing of it has changed. The transaction that last wrote a row is its version.
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Services } from '../../call/services.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';
import { readArticleGroups } from '../articles/menu-article-groups.ts';
import type { LanguageRow } from './menu-rows.ts';

const version = 'xmin::text::bigint';

const sourcesRow = rowShape({
  revision: integer('(select revision from menus where type = $1)'),
  elements:
    text(`coalesce((select string_agg(id || ' ' || coalesce(parent_id, 0) || ' ' || xmin::text, ',' order by position)
    from menu_elements where type = $1), '')`),
  translations: text(`(select concat_ws(' ', count(*), sum(v), sum(v * id)) from (
    select menu_element_id as id, ${version} as v from menu_element_translations offset 0) versions)`),
});

const translationVersions = rowShape({
  versions: text(`coalesce(string_agg(t.id || ' ' || t.number || ' ' || t.sum, ','), '')`),
});

const statements = {
  sources: preparedSelect(sourcesRow, ''),
  translations: preparedSelect(
    translationVersions,
    `from (select menu_element_id as id, count(*) as number, sum(${version} * language_id) as sum
      from menu_element_translations group by menu_element_id) t`,
  ),
};

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
  services: Pick<Services, 'read'>,
  type: MenuType,
  languages: readonly LanguageRow[],
): Promise<MenuSources> {
  const [[row], articles] = await Promise.all([services.read(statements.sources, [type]), readArticleGroups(services)]);
  if (row === undefined) throw new Error(`No menu ${type}`);
  return { ...row, articles, languages: JSON.stringify(languages) };
}

/** Version of the texts of each category, as text. */
export async function readTranslationVersions({ read }: Pick<Services, 'read'>): Promise<string> {
  const [row] = await read(statements.translations);
  return row?.versions ?? '';
}
