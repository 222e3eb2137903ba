import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import type { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sameValue } from '../../shared/form/conflict/merge.ts';

export interface TranslationValues {
  languageId: number;
  translatedDisplayText: string;
  translatedTitle: string;
  translatedUrl: string;
  translatedTarget: LinkTarget;
}

/** Values of the category form. */
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

/** The type of a category of this menu that has no other destination. */
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

/** What was never set opens in the same tab, as on the site. */
const targetOf = (stored: LinkTarget) => (stored === LinkTarget.NotSet ? LinkTarget.SameTab : stored);

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
    target: targetOf(target),
    isHidden,
    languages: element.languages.map((one) => ({
      languageId: one.languageId,
      translatedDisplayText: one.translatedDisplayText,
      translatedTitle: one.translatedTitle,
      translatedUrl: one.translatedUrl ?? '',
      translatedTarget: targetOf(one.translatedTarget),
    })),
  };
}

/** An added translation opens in the same tab (specification, section 4, Menus). */
export function newTranslation(languageId: number): TranslationValues {
  return {
    languageId,
    translatedDisplayText: '',
    translatedTitle: '',
    translatedUrl: '',
    translatedTarget: LinkTarget.SameTab,
  };
}

/** Input for a stored category: each translation with the revision that was read. */
export function inputOf(input: MenuElementInput, stored: MenuElement): MenuElementInput {
  if (input.languages === undefined) return input;
  const revisions = new Map(stored.languages.map(({ languageId, revision }) => [languageId, revision]));
  const languages = input.languages.map((one) => ({ ...one, revision: revisions.get(one.languageId) ?? 0 }));
  return { ...input, languages };
}

/**
 * Merges translations one by one: when only the other user has changed one, theirs replaces both sides, so that the comparison contains only what both
 * have changed.
 */
export function withUntouchedTranslations(base: CategoryValues, mine: CategoryValues, theirs: CategoryValues) {
  const textsOf = ({ languages }: CategoryValues, id: number) => languages.find((one) => one.languageId === id);
  const ids = new Set([base, mine, theirs].flatMap(({ languages }) => languages.map((one) => one.languageId)));
  const side = (own: CategoryValues): CategoryValues => ({
    ...own,
    languages: [...ids]
      .sort((a, b) => a - b)
      .flatMap((id) => {
        const isUntouched = sameValue(textsOf(mine, id), textsOf(base, id));
        return textsOf(isUntouched ? theirs : own, id) ?? [];
      }),
  });
  return { base: side(base), mine: side(mine) };
}
