import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';

/** A root of the vertical menu for tests. Title and number of subcategories follow the changes. */
export function sampleCategory(elementId: number, changes: Partial<MenuElement> = {}): MenuElement {
  const { displayText = `Kategoria ${elementId}`, children = [] } = changes;
  return {
    elementId,
    parentElementId: null,
    previousElement: null,
    type: MenuElementType.VerticalMenu,
    linkType: LinkType.Category,
    linkToMenuElementId: null,
    linkToArticleTranslationId: null,
    displayText,
    title: displayText,
    description: null,
    url: null,
    slug: `kategoria-${elementId}`,
    target: LinkTarget.SameTab,
    level: 1,
    children,
    expanded: false,
    keepExpanded: false,
    canDelete: true,
    hasExternalLinks: false,
    hasPublicArticles: false,
    order: 0,
    isHidden: false,
    isSystem: false,
    isMainMenuElement: true,
    languages: [],
    missingLanguages: [],
    outdatedLanguages: [],
    publishedLanguages: [],
    articleCounts: { published: 0, scheduled: 0, drafts: 0, ended: 0 },
    articleSortOnCategoryType: ArticleSortOnCategory.User,
    childCount: children.length,
    revision: 1,
    ...changes,
  };
}
