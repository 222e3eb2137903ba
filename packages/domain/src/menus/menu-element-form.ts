import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import type { MenuElementLanguageInput } from '@redakcja/generated/model/menuElementLanguageInput';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import * as z from 'zod';
import {
  fieldsTogether,
  id,
  oneOf,
  optionalText,
  type Report,
  requiredMessage,
  requiredText,
  yesOrNo,
} from '../shared/form-schema.ts';
import { isWebAddress, maxUrlLength, urlMessages } from '../shared/url.ts';
import { menuMessages } from './menu-rules.ts';

const maxNameLength = 1000;
const targetMessage = 'Wybierz, gdzie otworzyć łącze';
const target = oneOf(Object.values(LinkTarget), targetMessage);

/** Messages of the addresses in other languages (specification, section 5, Menus; design decision 14). */
export const menuUrlMessages = {
  allOrNone: 'Podaj adres URL we wszystkich językach albo w żadnym',
  twice: 'Tłumaczenie w tym języku już istnieje',
} as const;

/** Texts of a category in another language. */
const translationSchema = z.object({
  languageId: id(requiredMessage),
  translatedDisplayText: requiredText(maxNameLength),
  translatedTitle: requiredText(maxNameLength),
  translatedUrl: optionalText(maxUrlLength).refine((url) => !url || isWebAddress(url), urlMessages.invalid),
  // A translation added in the dialog opens in the same tab (specification, section 4, Menus).
  translatedTarget: target.optional(),
} satisfies Record<keyof MenuElementLanguageInput, z.ZodType>);

const fields = z.object({
  displayText: requiredText(maxNameLength, 'Kategoria musi posiadać nazwę'),
  title: requiredText(maxNameLength),
  description: optionalText(2000),
  type: oneOf(Object.values(MenuElementType), 'Wybierz typ łącza').optional(),
  linkToMenuElementId: id().nullish(),
  linkToArticleTranslationId: id().nullish(),
  url: optionalText(maxUrlLength).refine((url) => !url || isWebAddress(url), urlMessages.invalid),
  target: target.optional(),
  isHidden: yesOrNo().optional(),
  languages: z.array(translationSchema).max(100, 'Można dodać najwyżej 100 tłumaczeń').optional(),
} satisfies Record<keyof MenuElementInput, z.ZodType>);

/** What the form of a category holds; '' stands for null. */
export type MenuElementFormValues = z.input<typeof fields>;

export interface MenuElementFormContext {
  hasChildren: boolean;
  hasPublicArticles: boolean;
}

/** A category as it is filled in (specification, section 5, Menus). */
export function menuElementSchema(context: MenuElementFormContext) {
  return fields.superRefine(
    ...fieldsTogether<MenuElementFormValues>((element, report) => {
      checkGoal(element, context, report);
      if (Array.isArray(element.languages)) checkTranslations(element, element.languages, context, report);
    }),
  );
}

function checkGoal(
  element: Partial<MenuElementFormValues>,
  { hasChildren }: MenuElementFormContext,
  report: Report,
): void {
  if (element.type === MenuElementType.External && !element.url) report('url', urlMessages.required);
  if (element.type === MenuElementType.Article && !element.linkToArticleTranslationId)
    report('linkToArticleTranslationId', 'Wybierz artykuł');
  if (element.url && hasChildren) report('url', menuMessages.hasChildren);
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
    if (one?.translatedUrl) return;
    if (isRequired) report(['languages', index, 'translatedUrl'], urlMessages.required);
    else if (given > 0) report(['languages', index, 'translatedUrl'], menuUrlMessages.allOrNone);
  });
}
