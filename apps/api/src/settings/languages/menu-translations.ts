// Translations of the categories into a language; the Polish texts belong to the menus.
import { menuElementErrors, translationState } from '@redakcja/domain/settings/languages/translation-rules';
import { listMenuElementTranslationsDefinition } from '@redakcja/generated/lists/listMenuElementTranslations';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { asksForStates, type RowStates, stateColumns } from './row-states.ts';

const menuName = `(case m.type when ${MenuType.Horizontal} then 'Menu poziome' else 'Menu pionowe' end)`;
/** Position of a category in its menu, which has at most four levels. */
const place = `array_remove(array[g3.position, g2.position, g1.position, m.position], null)`;

const translation = rowShape({
  id: nullable(integer('case when t.menu_element_id is null then null else m.id end')),
  menuElementId: integer('m.id'),
  menuType: oneOf(MenuType, 'm.type'),
  menuTypeName: text(menuName),
  baseName: text("coalesce(p.display_text, '')"),
  baseTitle: text("coalesce(p.title, '')"),
  baseUrl: nullable(text('p.url')),
  translatedDisplayText: text("coalesce(t.display_text, '')"),
  translatedTitle: text("coalesce(t.title, '')"),
  translatedUrl: nullable(text('t.url')),
  isOutdated: boolean('coalesce(t.source_hash <> p.wording_hash, false)'),
  revision: integer('coalesce(t.revision, 0)'),
});

/** A row per category of a language `l` other than the default one; `p` is its Polish text. */
const rowsOfLanguage = `menu_elements m join languages l on l.iso_code <> '${defaultLanguageCode}'
  left join menu_element_translations t on t.menu_element_id = m.id and t.language_id = l.id
  left join menu_element_translations p on p.menu_element_id = m.id
    and p.language_id = (select id from languages where iso_code = '${defaultLanguageCode}')
  left join menu_elements g1 on g1.id = m.parent_id
  left join menu_elements g2 on g2.id = g1.parent_id
  left join menu_elements g3 on g3.id = g2.parent_id`;

function present({ isOutdated, ...row }: RowOf<typeof translation>): MenuElementTranslation {
  const errors = menuElementErrors(row, row).map(({ message }) => message);
  return { ...row, errors, state: translationState(errors, isOutdated), isChanged: false };
}

/** All categories, in the order of the menus. */
export async function menuRows(db: Database, languageId: number): Promise<MenuElementTranslation[]> {
  const rows = await db.rows(
    translation,
    sql`${translation.select} from ${sql.raw(rowsOfLanguage)} where l.id = ${languageId} order by ${sql.raw(`${menuName}, ${place}, m.id`)}`,
  );
  return rows.map(present);
}

const expressions = {
  menuTypeName: menuName,
  baseName: "coalesce(p.display_text, '')",
  translatedDisplayText: "coalesce(t.display_text, '')",
  translatedTitle: "coalesce(t.title, '')",
  translatedUrl: "coalesce(t.url, '')",
};

const pageOf = (states: RowStates) =>
  ({
    list: listMenuElementTranslationsDefinition,
    row: translation,
    from: rowsOfLanguage,
    columns: { ...expressions, menuType: 'm.type', menuElementId: 'm.id', ...stateColumns('m.id', states) },
    sortings: expressions,
    tieBreaker: `${place}, m.id`,
  }) satisfies PageSql<typeof listMenuElementTranslationsDefinition>;

export async function listMenuTranslations(db: Database, languageId: number, query: ListQuery) {
  const states = asksForStates(query)
    ? (await menuRows(db, languageId)).map(({ menuElementId: id, state }) => ({ id, state }))
    : [];
  const { rows, total } = await readPage(db, pageOf(states), query, (values) => [`l.id = ${values.add(languageId)}`]);
  return { rows: rows.map(present), total };
}
