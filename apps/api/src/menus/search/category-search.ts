// Categories for pickers, in the order of the menus.
import { pageWindow } from '@redakcja/domain/shared/lists/paging';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { Database } from '../../database/database.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { literalPattern, SqlValues } from '../../database/rows/sql-values.ts';
import { unknownLanguage } from '../../shared/languages.ts';

/** Number of rows on all pages of a search, and its language; null when the language does not exist. */
const searchCount = rowShape({ total: integer(), language: nullable(integer()) });

/** A category in this language, or in Polish where it has no translation; `place` is its position on each of the at most four levels. */
const found = (language: string) => `with lang as (select id from languages where iso_code = ${language}),
  found as (
    select m.id, m.type, m.parent_id, m.level, p.shown_text, p.path,
      array_remove(array[g3.position, g2.position, g1.position, m.position], null) as place,
      coalesce(own.title, polish.title, '') as title, coalesce(own.slug, polish.slug, '') as slug, coalesce(own.url, polish.url) as url
    from menu_elements m
    join menu_element_paths p on p.menu_element_id = m.id and p.language_id = (select id from lang)
    left join menu_elements g1 on g1.id = m.parent_id
    left join menu_elements g2 on g2.id = g1.parent_id
    left join menu_elements g3 on g3.id = g2.parent_id
    left join menu_element_translations own on own.menu_element_id = m.id and own.language_id = p.language_id
    left join menu_element_translations polish
      on polish.menu_element_id = m.id and polish.language_id = (select id from languages where iso_code = 'PL')
  )`;

const childCount = (categoryOnly: boolean) =>
  `(select count(*)::int from menu_elements c where c.type = found.type and c.parent_id = found.id${
    categoryOnly
      ? ` and not exists (select from menu_element_translations t
        join languages l on l.id = t.language_id and (l.id = (select id from lang) or l.iso_code = 'PL')
        where t.menu_element_id = c.id and t.url is not null)`
      : ''
  })`;

const categoryWith = (categoryOnly: boolean) =>
  rowShape({
    id: integer('id'),
    parentElementId: nullable(integer('parent_id')),
    menuType: oneOf(MenuType, 'type'),
    // an element with an address is external (specification, section 3, Menu element type)
    type: oneOf(MenuElementType, `case when url is null then type else ${MenuElementType.External} end`),
    displayText: text('shown_text'),
    title: text('title'),
    path: text('path'),
    slug: text('slug'),
    url: nullable(text('url')),
    level: integer('level'),
    childCount: integer(childCount(categoryOnly)),
  });
const [anyCategory, placeForArticles] = [categoryWith(false), categoryWith(true)];

export interface CategorySearch {
  /** From the database. */
  lang: string;
  title?: string;
  menuType?: MenuType;
  /** Only those directly under it; 0 for the roots. */
  parentElementId?: number;
  articles?: readonly number[];
  categoryOnly?: boolean;
  page: number;
  size: number;
}

export async function searchCategories(db: Database, search: CategorySearch) {
  const values = new SqlValues();
  const category = search.categoryOnly === true ? placeForArticles : anyCategory;
  const start = found(values.add(search.lang));
  const where = conditions(search, values).join(' and ');
  const counted = [...values.list];
  const { limit, offset } = pageWindow(search.page, search.size);
  const page = `order by found.type, place limit ${values.add(limit)} offset ${values.add(offset)}`;
  const [rows, [count]] = await Promise.all([
    db.rows(category, {
      text: `${start} select ${category.columns} from found where ${where} ${page}`,
      values: values.list,
    }),
    db.rows(searchCount, {
      text: `${start} select (select count(*)::int from found where ${where}) as total, (select id from lang) as language`,
      values: counted,
    }),
  ]);
  if (count === undefined || count.language === null) throw unknownLanguage(search.lang);
  return { rows, total: count.total };
}

function conditions(search: CategorySearch, values: SqlValues): string[] {
  const { title, menuType, parentElementId, articles, categoryOnly } = search;
  const words = title?.trim() ?? '';
  return [
    'true',
    ...(words === '' ? [] : [`fold_polish(shown_text) like fold_polish(${values.add(literalPattern(words))})`]),
    ...(menuType === undefined ? [] : [`type = ${values.add(menuType)}`]),
    ...(parentElementId === undefined
      ? []
      : [parentElementId === 0 ? 'parent_id is null' : `parent_id = ${values.add(parentElementId)}`]),
    ...(articles === undefined
      ? []
      : [
          `id in (select menu_element_id from article_categories where article_id = any(${values.add(articles)}::int[]))`,
        ]),
    ...(categoryOnly === true ? ['url is null'] : []),
  ];
}
