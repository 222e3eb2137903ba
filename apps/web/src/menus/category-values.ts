import { linkTargetLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { MenuType } from '@redakcja/generated/model/menuType';

export interface TranslationValues {
  languageId: number;
  translatedDisplayText: string;
  translatedTitle: string;
  translatedUrl: string;
  translatedTarget: LinkTarget;
  revision?: number;
}

/** What the form of a category holds. */
export interface CategoryValues {
  displayText: string;
  title: string;
  description: string;
  type: MenuElementType;
  linkToMenuElementId: number | null;
  linkToArticleTranslationId: number | null;
  url: string;
  target: LinkTarget;
  isHidden: boolean;
  languages: TranslationValues[];
}

/** Where a link of a category may open. */
export const linkTargets = optionsOf(linkTargetLabels).filter(({ value }) => value !== LinkTarget.NotSet);

/** The type of a category of this menu that is a place of its own. */
export const ownType = (menu: MenuType): MenuElementType => menu;

export function emptyCategory(menu: MenuType): CategoryValues {
  return {
    displayText: '',
    title: '',
    description: '',
    type: ownType(menu),
    linkToMenuElementId: null,
    linkToArticleTranslationId: null,
    url: '',
    target: LinkTarget.SameTab,
    isHidden: false,
    languages: [],
  };
}

export function categoryValues(element: MenuElement): CategoryValues {
  const { displayText, title, type, linkToMenuElementId, linkToArticleTranslationId, target, isHidden } = element;
  return {
    displayText,
    title,
    description: element.description ?? '',
    type,
    linkToMenuElementId,
    linkToArticleTranslationId,
    url: element.url ?? '',
    target,
    isHidden,
    languages: element.languages.map((one) => ({
      languageId: one.languageId,
      translatedDisplayText: one.translatedDisplayText,
      translatedTitle: one.translatedTitle,
      translatedUrl: one.translatedUrl ?? '',
      translatedTarget: one.translatedTarget,
      revision: one.revision,
    })),
  };
}

/** A translation added in the dialog opens in the same tab (specification, section 4, Menus). */
export function newTranslation(languageId: number): TranslationValues {
  return {
    languageId,
    translatedDisplayText: '',
    translatedTitle: '',
    translatedUrl: '',
    translatedTarget: LinkTarget.SameTab,
    revision: 0,
  };
}
