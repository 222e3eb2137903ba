// One category in the language of the request, with the articles that a tree shows under it.
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { defaultLanguageCode, unknownLanguage } from '../../shared/languages.ts';
import { articlesIn } from '../articles/menu-article-groups.ts';
import { type ArticleRow, type ElementRow, type LanguageRow, type MenuRows, readLanguages } from './menu-rows.ts';

const closed = { expanded: false, keepExpanded: false };

export interface Reading {
  /** All of the product. */
  languages: readonly LanguageRow[];
  /** Language of the texts. */
  language: LanguageRow;
}

/** All languages, and the one of the request. */
export async function languagesFor(db: Database, lang: string): Promise<Reading> {
  const languages = await readLanguages(db);
  const language = languages.find(({ isoCode }) => isoCode === lang);
  if (language === undefined) throw unknownLanguage(lang);
  return { languages, language };
}

export interface Reader extends Reading {
  caller: Caller | null;
  addDefaultUrl: boolean;
  /** Whether `languages` carries the texts in other languages. */
  translations: boolean;
}

/** Properties of a category that depend on others. */
export type PlacedProperties = Pick<
  MenuElement,
  | 'parentElementId'
  | 'previousElement'
  | 'level'
  | 'order'
  | 'isMainMenuElement'
  | 'childCount'
  | 'canDelete'
  | 'hasExternalLinks'
>;

export interface PresentedElement {
  own: Omit<MenuElement, keyof PlacedProperties | 'children'>;
  /** As far as it depends on the category itself. */
  canDelete: boolean;
  hasExternalLinks: boolean;
}

/** Categories without what depends on others. `groups`: see groupsByCategory. */
export function elementPresenter(
  rows: MenuRows,
  groups: ReadonlyMap<number, string>,
  { languages, language, caller, addDefaultUrl, translations: withTexts }: Reader,
) {
  const isDefault = language.isoCode === defaultLanguageCode;
  const byId = new Map(languages.map((one) => [one.id, one]));
  const translated = languages.filter((one) => one.isActive && one.isoCode !== defaultLanguageCode);
  const translationsOf = Map.groupBy(rows.translations, (row) => row.elementId);
  const isExcluded = (id: number) => caller !== null && !caller.isAdmin && caller.excludedCategories.has(id);

  return (row: ElementRow): PresentedElement => {
    const { publishedLanguageIds, articleCounts } = articlesIn(groups.get(row.id), language.id);
    const hasPublic = publishedLanguageIds.length > 0;
    const translations = translationsOf.get(row.id) ?? [];
    const own = {
      ...closed,
      ...destinationOf(row),
      elementId: row.id,
      displayText: row.displayText ?? '',
      title: row.title ?? '',
      description: row.description,
      url: row.url ?? (addDefaultUrl ? row.defaultUrl : null),
      slug: row.slug,
      target: row.target ?? LinkTarget.SameTab,
      hasPublicArticles: hasPublic,
      isHidden: row.isHidden,
      isSystem: row.isSystem,
      languages: (withTexts ? translations : []).map((one) => ({
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
      articleSortOnCategoryType: row.articleSort,
      revision: isDefault ? row.revision : (row.ownRevision ?? 0),
    };
    return {
      own,
      canDelete: !row.isSystem && !isExcluded(row.id) && !hasPublic,
      hasExternalLinks: row.defaultUrl !== null,
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
export function articleElement({ id, elementId, title, slug }: ArticleRow, order: number, level: number): MenuElement {
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
    articleCounts: { published: 0, scheduled: 0, drafts: 0, ended: 0 },
    articleSortOnCategoryType: ArticleSortOnCategory.User,
    childCount: 0,
    revision: 0,
  };
}
