// The rows of a menu, read in a few flat queries; a subquery per category would run thousands of times.
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MenuType } from '@redakcja/generated/model/menuType';
import { arrayOf, boolean, integer, nullable, oneOf, type RowOf, rowShape, text } from '../database/row-shape.ts';
import type { Services } from '../shared/services.ts';
import { preparedSelect } from '../shared/sql-values.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { User, PublishDateAscending, PublishDateDescending, Alphabetical } = ArticleSortOnCategory;

const elementRow = rowShape({
  id: integer('m.id'),
  type: oneOf(MenuType, 'm.type'),
  parentId: nullable(integer('m.parent_id')),
  level: integer('m.level'),
  isHidden: boolean('m.is_hidden'),
  isSystem: boolean('m.is_system'),
  linkMenuElementId: nullable(integer('m.link_menu_element_id')),
  linkMenuType: nullable(oneOf(MenuType, 'target.type')),
  linkArticleId: nullable(integer('m.link_article_id')),
  revision: integer('m.revision'),
  displayText: nullable(text('own.display_text')),
  title: nullable(text('own.title')),
  description: nullable(text('own.description')),
  url: nullable(text('own.url')),
  slug: nullable(text('own.slug')),
  target: nullable(oneOf(LinkTarget, 'own.target')),
  ownRevision: nullable(integer('own.revision')),
  defaultUrl: nullable(text('polish.url')),
});
export type ElementRow = RowOf<typeof elementRow>;

const fromElements = `from menu_elements m
  left join menu_element_translations own on own.menu_element_id = m.id and own.language_id = $2
  left join menu_element_translations polish on polish.menu_element_id = m.id
    and polish.language_id = (select id from languages where iso_code = 'PL')
  left join menu_elements target on target.id = m.link_menu_element_id`;

const translationRow = rowShape({
  elementId: integer('t.menu_element_id'),
  languageId: integer('t.language_id'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  url: nullable(text('t.url')),
  target: oneOf(LinkTarget, 't.target'),
  revision: integer('t.revision'),
  isOutdated: boolean('coalesce(t.source_hash <> polish.wording_hash, false)'),
});
export type TranslationRow = RowOf<typeof translationRow>;

const fromTranslations = `from menu_element_translations t
  join menu_elements m on m.id = t.menu_element_id
  left join menu_element_translations polish on polish.menu_element_id = m.id
    and polish.language_id = (select id from languages where iso_code = 'PL')
  where t.language_id is distinct from polish.language_id`;

const counted = (statuses: readonly ArticleStatus[]) =>
  `(coalesce(sum(f.number) filter (where f.is_listed and f.language_id = $2 and f.status in (${statuses.join(', ')})), 0))::int`;

const publishedLanguages = `coalesce(array_agg(distinct f.language_id) filter (where f.status = ${Published}), '{}')`;

const countRow = rowShape({
  elementId: integer('f.menu_element_id'),
  publishedLanguageIds: arrayOf(integer(publishedLanguages)),
  published: integer(counted([Published])),
  scheduled: integer(counted([ToPublish])),
  drafts: integer(counted([Draft, Confirmed])),
  ended: integer(counted([Withdrawed, Archived])),
});
export type CountRow = RowOf<typeof countRow>;

/** Groups articles by the counted properties first: there are few such groups, and the articles need not be sorted. */
const articleFacts = (condition: string) => `(
  select c.menu_element_id, a.language_id, a.status, a.is_listed, count(*) as number
  from article_categories c join articles a on a.id = c.article_id join menu_elements m on m.id = c.menu_element_id
  where ${condition} group by 1, 2, 3, 4) f`;

const articleRow = rowShape({
  id: integer('a.id'),
  elementId: integer('c.menu_element_id'),
  title: text('a.title'),
  slug: text('a.slug'),
});
export type ArticleRow = RowOf<typeof articleRow>;

const languageRow = rowShape({
  id: integer('l.id'),
  isoCode: text('l.iso_code'),
  name: text('l.name'),
  isActive: boolean(`l.status = ${LanguageStatus.Active}`),
});
export type LanguageRow = RowOf<typeof languageRow>;

/** The transaction that last wrote each row: differs after every write of a row. */
const versionsOf = (table: string, id: string, condition = 'true') =>
  `(select concat_ws(' ', count(*), sum(v), sum(v * id)) from (
    select r.${id} as id, r.xmin::text::bigint as v from ${table} r where ${condition} offset 0) versions)`;

/** Differs after every change of a menu; of articles it contains only their numbers. */
const stateRow = rowShape({
  state: text(`concat_ws('; ',
    ${versionsOf('menus', 'type', 'r.type = $1')},
    ${versionsOf('menu_elements', 'id', 'r.type = $1')},
    ${versionsOf('menu_element_translations', 'menu_element_id')},
    ${versionsOf('languages', 'id')},
    (select md5(string_agg(concat_ws(' ', f.menu_element_id, f.language_id, f.status, f.is_listed, f.number), ','
      order by f.menu_element_id, f.language_id, f.status, f.is_listed)) from ${articleFacts('m.type = $1')}))`),
});

/** Order of the articles of a category by its chosen sorting; `m`, `o` and `a` are rows of menu_elements, menu_article_order and articles. */
export const articleOrder = `case m.article_sort when ${User} then o.rank end,
  case m.article_sort when ${PublishDateAscending} then a.published_date end,
  case m.article_sort when ${PublishDateDescending} then a.published_date end desc nulls last,
  case m.article_sort when ${Alphabetical} then a.title end, a.id`;

const statements = {
  languages: preparedSelect(languageRow, 'from languages l order by l.id'),
  revision: preparedSelect(rowShape({ revision: integer() }), 'from menus where type = $1'),
  state: preparedSelect(stateRow, ''),
  menu: preparedSelect(elementRow, `${fromElements} where m.type = $1 order by m.position`),
  element: preparedSelect(elementRow, `${fromElements} where m.id = $1`),
  translations: preparedSelect(translationRow, `${fromTranslations} and m.type = $1 order by t.language_id`),
  translationsOfOne: preparedSelect(translationRow, `${fromTranslations} and m.id = $1 order by t.language_id`),
  counts: preparedSelect(countRow, `from ${articleFacts('m.type = $1')} group by f.menu_element_id`),
  countsOfOne: preparedSelect(countRow, `from ${articleFacts('m.id = $1')} group by f.menu_element_id`),
  articles: preparedSelect(
    articleRow,
    `from article_categories c join articles a on a.id = c.article_id join menu_elements m on m.id = c.menu_element_id
      left join menu_article_order o on o.menu_element_id = m.id and o.base_article_id = a.base_article_id
      where m.type = $1 and a.status = ${Published} and a.language_id = $2 order by m.id, ${articleOrder}`,
  ),
};

type Reading = Pick<Services, 'read'>;

export const readLanguages = ({ read }: Reading) => read(statements.languages);

export interface MenuRows {
  elements: ElementRow[];
  translations: TranslationRow[];
  counts: CountRow[];
}

export async function readMenuRows({ read }: Reading, type: MenuType, languageId: number): Promise<MenuRows> {
  const [elements, translations, counts] = await Promise.all([
    read(statements.menu, [type, languageId]),
    read(statements.translations, [type]),
    read(statements.counts, [type, languageId]),
  ]);
  return { elements, translations, counts };
}

export async function readElementRows({ read }: Reading, id: number, languageId: number): Promise<MenuRows> {
  const [elements, translations, counts] = await Promise.all([
    read(statements.element, [id, languageId]),
    read(statements.translationsOfOne, [id]),
    read(statements.countsOfOne, [id, languageId]),
  ]);
  return { elements, translations, counts };
}

export async function readMenuRevision({ read }: Reading, type: MenuType): Promise<number> {
  const [row] = await read(statements.revision, [type]);
  return row?.revision ?? 0;
}

export async function readMenuState({ read }: Reading, type: MenuType): Promise<string> {
  const [row] = await read(statements.state, [type]);
  return row?.state ?? '';
}

export const readMenuArticles = ({ read }: Reading, type: MenuType, languageId: number) =>
  read(statements.articles, [type, languageId]);
