// A whole menu as a tree, or one category of it.
import { menuLimits } from '@redakcja/domain/menus/menu-limits';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuArticleCounts } from '@redakcja/generated/model/menuArticleCounts';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Caller } from '../shared/caller.ts';
import { unknownLanguage } from '../shared/languages.ts';
import type { Services } from '../shared/services.ts';
import {
  type ArticleRow,
  type ElementRow,
  type LanguageRow,
  type MenuRows,
  readLanguages,
  readMenuArticles,
  readMenuRevision,
  readMenuRows,
} from './menu-rows.ts';

export const defaultLanguageCode = 'PL';

/** All languages, and the one of the request. */
export async function languagesFor(services: Pick<Services, 'read'>, lang: string) {
  const languages = await readLanguages(services);
  const language = languages.find(({ isoCode }) => isoCode === lang);
  if (language === undefined) throw unknownLanguage(lang);
  return { languages, language };
}

export interface MenuQuery {
  type: MenuType;
  /** From the database. */
  lang: string;
  categoryOnly: boolean;
  addDefaultUrl: boolean;
}

export async function readMenu(
  services: Pick<Services, 'read'>,
  caller: Caller | null,
  { type, categoryOnly, addDefaultUrl }: MenuQuery,
  { languages, language }: Awaited<ReturnType<typeof languagesFor>>,
): Promise<Menu> {
  const [revision, rows, articles] = await Promise.all([
    readMenuRevision(services, type),
    readMenuRows(services, type, language.id),
    categoryOnly ? [] : readMenuArticles(services, type, language.id),
  ]);
  const present = elementPresenter(rows, { languages, language, caller, addDefaultUrl });
  const childrenOf = Map.groupBy(rows.elements, (row) => row.parentId);
  const articlesOf = Map.groupBy(articles, (row) => row.elementId);

  const build = (parentId: number | null): MenuElement[] =>
    (childrenOf.get(parentId) ?? []).map((row, order, siblings) => {
      const subcategories = build(row.id);
      const own = present(row);
      return {
        ...own,
        previousElement: siblings[order - 1]?.id ?? null,
        order,
        children: [
          ...subcategories,
          ...(articlesOf.get(row.id) ?? []).map((one, i) => articleElement(one, i, row.level + 1)),
        ],
        childCount: subcategories.length,
        canDelete: own.canDelete && subcategories.every((child) => child.canDelete && !child.hasExternalLinks),
        hasExternalLinks: own.hasExternalLinks || subcategories.some((child) => child.hasExternalLinks),
      };
    });

  return { type, ...menuLimits[type], revision, elements: build(null) };
}

const noArticles: MenuArticleCounts = { published: 0, scheduled: 0, drafts: 0, ended: 0 };
const nothingCounted = { publishedLanguageIds: [], ...noArticles };
const closed = { expanded: false, keepExpanded: false };

interface Reader {
  languages: readonly LanguageRow[];
  /** Language of the texts. */
  language: LanguageRow;
  caller: Caller | null;
  addDefaultUrl: boolean;
}

/** A category without the properties that depend on others: position, children and what they forbid. */
export function elementPresenter(rows: MenuRows, { languages, language, caller, addDefaultUrl }: Reader) {
  const isDefault = language.isoCode === defaultLanguageCode;
  const byId = new Map(languages.map((one) => [one.id, one]));
  const translated = languages.filter((one) => one.isActive && one.isoCode !== defaultLanguageCode);
  const countsOf = new Map(rows.counts.map(({ elementId, ...counts }) => [elementId, counts]));
  const translationsOf = Map.groupBy(rows.translations, (row) => row.elementId);
  const isExcluded = (id: number) => caller !== null && !caller.isAdmin && caller.excludedCategories.has(id);

  return (row: ElementRow): MenuElement => {
    const { publishedLanguageIds, ...articleCounts } = countsOf.get(row.id) ?? nothingCounted;
    const hasPublic = publishedLanguageIds.length > 0;
    const translations = translationsOf.get(row.id) ?? [];
    return {
      ...closed,
      ...destinationOf(row),
      elementId: row.id,
      parentElementId: row.parentId,
      previousElement: null,
      displayText: row.displayText ?? '',
      title: row.title ?? '',
      description: row.description,
      url: row.url ?? (addDefaultUrl ? row.defaultUrl : null),
      slug: row.slug ?? '',
      target: row.target ?? LinkTarget.SameTab,
      level: row.level,
      children: [],
      canDelete: !row.isSystem && !isExcluded(row.id) && !hasPublic,
      hasExternalLinks: row.defaultUrl !== null,
      hasPublicArticles: hasPublic,
      order: 0,
      isHidden: row.isHidden,
      isSystem: row.isSystem,
      isMainMenuElement: row.parentId === null,
      languages: translations.map((one) => ({
        languageId: one.languageId,
        languageIsoCode: byId.get(one.languageId)?.isoCode ?? '',
        languageName: byId.get(one.languageId)?.name ?? '',
        translatedDisplayText: one.displayText,
        translatedTitle: one.title,
        translatedUrl: one.url,
        translatedTarget: one.target,
        revision: one.revision,
      })),
      missingLanguages: translated
        .filter(({ id }) => !translations.some((one) => one.languageId === id))
        .map((one) => one.isoCode),
      outdatedLanguages: translations
        .filter((one) => one.isOutdated)
        .map((one) => byId.get(one.languageId)?.isoCode ?? ''),
      publishedLanguages: publishedLanguageIds.map((id) => byId.get(id)?.isoCode ?? ''),
      articleCounts,
      childCount: 0,
      revision: isDefault ? row.revision : (row.ownRevision ?? 0),
    };
  };
}

/** The destination of a category. One with an address is external (specification, section 3, Menu element type). */
function destinationOf({ type, defaultUrl, linkArticleId, linkMenuElementId, linkMenuType }: ElementRow) {
  const link = { linkToMenuElementId: linkMenuElementId, linkToArticleTranslationId: linkArticleId };
  if (defaultUrl !== null) return { ...link, type: MenuElementType.External, linkType: LinkType.External };
  if (linkArticleId !== null) return { ...link, type: MenuElementType.Article, linkType: LinkType.Article };
  return { ...link, type: linkMenuType ?? type, linkType: LinkType.Category };
}

/** A published article under its category (openapi/menus.yaml, categoryOnly). */
function articleElement({ id, elementId, title, slug }: ArticleRow, order: number, level: number): MenuElement {
  return {
    ...closed,
    elementId: id,
    parentElementId: elementId,
    previousElement: null,
    type: MenuElementType.Article,
    linkType: LinkType.Article,
    linkToMenuElementId: null,
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
    missingLanguages: [],
    outdatedLanguages: [],
    publishedLanguages: [],
    articleCounts: noArticles,
    childCount: 0,
    revision: 0,
  };
}
