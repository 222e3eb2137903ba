// A whole menu as a tree. Menus are small (hundreds of rows), so they are read whole and put together here.
import { menuLimits } from '@redakcja/domain/menus/menu-rules';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementLanguage } from '@redakcja/generated/model/menuElementLanguage';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { boolean, integer, json, nullable, oneOf, type RowOf, rowShape, text } from '../database/row-shape.ts';
import type { Caller } from '../shared/caller.ts';
import { listOf, objectOf } from '../shared/json-sql.ts';
import { unknownLanguage } from '../shared/languages.ts';
import type { Services } from '../shared/services.ts';
import { prepared, preparedSelect } from '../shared/sql-values.ts';

const elementLanguage = objectOf<MenuElementLanguage>({
  languageId: 'l.id',
  languageIsoCode: 'l.iso_code',
  languageName: 'l.name',
  translatedDisplayText: 't.display_text',
  translatedTitle: 't.title',
  translatedUrl: 't.url',
  translatedTarget: 't.target',
});

const elementRow = rowShape({
  id: integer('m.id'),
  parentId: nullable(integer('m.parent_id')),
  position: integer('m.position'),
  isHidden: boolean('m.is_hidden'),
  isSystem: boolean('m.is_system'),
  displayText: nullable(text('own.display_text')),
  title: nullable(text('own.title')),
  description: nullable(text('own.description')),
  url: nullable(text('own.url')),
  slug: nullable(text('own.slug')),
  target: nullable(oneOf(LinkTarget, 'own.target')),
  defaultUrl: nullable(text('polish.url')),
  hasPublicArticles: boolean(`exists (select from article_categories c join articles a on a.id = c.article_id
    where c.menu_element_id = m.id and a.status = ${ArticleStatus.Published})`),
  languages: json(
    listOf<MenuElementLanguage>(
      elementLanguage,
      'l.id',
      `menu_element_translations t join languages l on l.id = t.language_id
        where t.menu_element_id = m.id and l.iso_code <> 'PL'`,
    ),
  ),
});

const elements = preparedSelect(
  elementRow,
  `from menu_elements m
  left join menu_element_translations own on own.menu_element_id = m.id
    and own.language_id = (select id from languages where iso_code = $2)
  left join menu_element_translations polish on polish.menu_element_id = m.id
    and polish.language_id = (select id from languages where iso_code = 'PL')
  where m.type = $1 order by m.position, m.id`,
);

const articleChild = rowShape({
  id: integer('a.id'),
  categoryId: integer('c.menu_element_id'),
  title: text('a.title'),
  slug: text('a.slug'),
});

const publishedArticles = preparedSelect(
  articleChild,
  `from article_categories c join articles a on a.id = c.article_id join menu_elements m on m.id = c.menu_element_id
  where m.type = $1 and a.status = ${ArticleStatus.Published} and a.language_id = (select id from languages where iso_code = $2)
  order by a.published_date desc, a.id desc`,
);

/** The same in every language; any change of an element or of its texts changes it. */
const state = prepared(
  rowShape({ isKnown: boolean(), tag: text() }),
  `select exists (select from languages where iso_code = $2) as "isKnown",
    md5(coalesce((select string_agg(m.id || ':' || m.revision, ',' order by m.id) from menu_elements m where m.type = $1), '')
      || coalesce((select string_agg(t::text, ',' order by t.menu_element_id, t.language_id)
        from menu_element_translations t join menu_elements m on m.id = t.menu_element_id where m.type = $1), '')) as tag`,
);

export interface MenuQuery {
  type: MenuType;
  /** As the database has it. */
  lang: string;
  categoryOnly: boolean;
  addDefaultUrl: boolean;
}

export async function readMenu(
  { read }: Pick<Services, 'read'>,
  caller: Caller | null,
  { type, lang, categoryOnly, addDefaultUrl }: MenuQuery,
): Promise<{ menu: Menu; etag: string }> {
  const [[found], rows, articles] = await Promise.all([
    read(state, [type, lang]),
    read(elements, [type, lang]),
    categoryOnly ? [] : read(publishedArticles, [type, lang]),
  ]);
  if (found === undefined || !found.isKnown) throw unknownLanguage(lang);
  const childrenOf = Map.groupBy(rows, (row) => row.parentId);
  const articlesOf = Map.groupBy(articles, (row) => row.categoryId);

  const build = (parentId: number | null, level: number): MenuElement[] =>
    (childrenOf.get(parentId) ?? []).map((row, order, siblings) => {
      const subcategories = build(row.id, level + 1);
      const url = row.url ?? (addDefaultUrl ? row.defaultUrl : null);
      const hasExternalLinks = row.defaultUrl !== null || subcategories.some((child) => child.hasExternalLinks);
      const isExcluded = caller !== null && !caller.isAdmin && caller.excludedCategories.has(row.id);
      return {
        ...texts(row, url),
        elementId: row.id,
        parentElementId: parentId,
        previousElement: siblings[order - 1]?.id ?? null,
        type: row.defaultUrl === null ? type : MenuElementType.External,
        linkType: row.defaultUrl === null ? LinkType.Category : LinkType.External,
        level,
        children: [
          ...subcategories,
          ...(articlesOf.get(row.id) ?? []).map((one, i) => articleElement(one, i, level + 1)),
        ],
        canDelete:
          !row.isSystem && !isExcluded && !row.hasPublicArticles && !subcategories.some((one) => !one.canDelete),
        hasExternalLinks,
        hasPublicArticles: row.hasPublicArticles,
        order,
        isHidden: row.isHidden,
        isSystem: row.isSystem,
        isMainMenuElement: parentId === null,
        languages: row.languages,
      };
    });

  return { menu: { type, ...menuLimits[type], elements: build(null, 1) }, etag: `"${found.tag}"` };
}

const closed = { linkToMenuElementId: null, linkToArticleTranslationId: null, expanded: false, keepExpanded: false };

function texts(row: RowOf<typeof elementRow>, url: string | null) {
  const { displayText, title, description, slug, target } = row;
  return {
    ...closed,
    displayText: displayText ?? '',
    title: title ?? '',
    description,
    url,
    slug: slug ?? '',
    target: target ?? LinkTarget.SameTab,
  };
}

/** A published article under its category (openapi/menus.yaml, categoryOnly). */
function articleElement(
  { id, categoryId, title, slug }: RowOf<typeof articleChild>,
  order: number,
  level: number,
): MenuElement {
  return {
    ...closed,
    elementId: id,
    parentElementId: categoryId,
    previousElement: null,
    type: MenuElementType.Article,
    linkType: LinkType.Article,
    linkToArticleTranslationId: id,
    displayText: title,
    title,
    description: null,
    url: null,
    slug,
    target: LinkTarget.SameTab,
    level,
    children: [],
    canDelete: false,
    hasExternalLinks: false,
    hasPublicArticles: true,
    order,
    isHidden: false,
    isSystem: false,
    isMainMenuElement: false,
    languages: [],
  };
}
