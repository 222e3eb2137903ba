import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { MenuElementInput } from '@redakcja/generated/zod/menuElementInput';
import { MenuElementLanguageInput } from '@redakcja/generated/zod/menuElementLanguageInput';
import type * as z from 'zod';
import { isWebAddress, urlMessages } from '../shared/addresses/url.ts';
import { asInContract, choice, flag, id, list } from '../shared/forms/choice-rules.ts';
import { fieldsTogether, type Report } from '../shared/forms/fields-together.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { filled, text } from '../shared/forms/text-rules.ts';
import { menuMessages } from './menu-limits.ts';

const target = choice('Wybierz, gdzie otworzyć łącze');
const url = text({}, (address) => address.refine(filled(isWebAddress), urlMessages.invalid));

/** Messages of the addresses in other languages (specification, section 5, Menus; design decision 14). */
export const menuUrlMessages = {
  allOrNone: 'Podaj adres URL we wszystkich językach albo w żadnym',
  twice: 'Tłumaczenie w tym języku już istnieje',
} as const;

/** Texts of a category in another language. */
const translationSchema = formOf(MenuElementLanguageInput, {
  languageId: id(),
  translatedDisplayText: text(),
  translatedTitle: text(),
  translatedUrl: url,
  // A translation added in the dialog opens in the same tab (specification, section 4, Menus).
  translatedTarget: target,
  revision: asInContract,
});

/** Without the rules that depend on the category. */
export const menuElementFields = formOf(MenuElementInput, {
  displayText: text({ required: 'Kategoria musi posiadać nazwę' }),
  title: text(),
  description: text({ lines: 'several' }),
  type: choice('Wybierz typ łącza'),
  linkToMenuElementId: id(),
  linkToArticleTranslationId: id(),
  url,
  target,
  isHidden: flag(),
  languages: list(translationSchema, { tooMany: (max) => `Można dodać najwyżej ${max} tłumaczeń` }),
});

/** Values of the category form; '' represents null. */
export type MenuElementFormValues = z.input<typeof menuElementFields>;

export interface MenuElementFormContext {
  hasChildren: boolean;
  hasPublicArticles: boolean;
  /** It holds articles and leads nowhere else yet: a category that leads out takes no articles (decision 32). */
  isPlaceOfArticles?: boolean;
  /** The texts are those of another language than the default one, as its own view of the menu edits them. */
  isTranslation?: boolean;
}

/** A category as it is filled in (specification, section 5, Menus). */
export function menuElementSchema(context: MenuElementFormContext) {
  return menuElementFields.superRefine(
    ...fieldsTogether<MenuElementFormValues>((element, report) => {
      checkDestination(element, context, report);
      if (!context.isTranslation && Array.isArray(element.languages))
        checkTranslations(element, element.languages, context, report);
    }),
  );
}

const destinations = ['url', 'linkToMenuElementId', 'linkToArticleTranslationId'] as const;

function checkDestination(
  element: Partial<MenuElementFormValues>,
  { hasChildren, hasPublicArticles, isPlaceOfArticles = false, isTranslation = false }: MenuElementFormContext,
  report: Report,
): void {
  const isUrlRequired = element.type === MenuElementType.External && !(isTranslation && hasPublicArticles);
  if (isUrlRequired && !element.url) report('url', urlMessages.required);
  if (element.type === MenuElementType.Article && !element.linkToArticleTranslationId)
    report('linkToArticleTranslationId', 'Wybierz artykuł');
  if (element.url && hasChildren) report('url', menuMessages.hasChildren);
  const destination = destinations.find((name) => element[name]);
  if (isPlaceOfArticles && destination !== undefined) report(destination, menuMessages.holdsArticles);
}

function checkTranslations(
  element: Partial<MenuElementFormValues>,
  languages: readonly Partial<MenuElementLanguageInput>[],
  { hasPublicArticles }: MenuElementFormContext,
  report: Report,
): void {
  const isRequired = !hasPublicArticles && Boolean(element.url);
  const given = languages.filter((one) => one?.translatedUrl).length;
  const seen = new Set<number>();
  languages.forEach((one, index) => {
    if (one?.languageId !== undefined && seen.has(one.languageId))
      report(['languages', index, 'languageId'], menuUrlMessages.twice);
    if (one?.languageId !== undefined) seen.add(one.languageId);
    const path = ['languages', index, 'translatedUrl'];
    if (!element.url && one?.translatedUrl) report(path, urlMessages.notInPolish);
    if (!element.url || one?.translatedUrl) return;
    if (isRequired) report(path, urlMessages.required);
    else if (given > 0) report(path, menuUrlMessages.allOrNone);
  });
}
