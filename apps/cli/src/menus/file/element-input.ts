// A category of a file, as a change of the menu sends it.
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { namesInKey } from '../read/categories.ts';
import { type MenuName, menuNames } from '../read/menu-names.ts';
import type { EntryFields } from './menu-file.ts';

const ownTypes: Readonly<Record<MenuName, MenuElementType>> = {
  poziome: MenuElementType.HorizontalMenu,
  pionowe: MenuElementType.VerticalMenu,
};

export interface Identifiers {
  /** Of categories, by their keys. */
  ids: ReadonlyMap<string, number>;
  languageIds: ReadonlyMap<string, number>;
}

export function idOf({ ids }: Identifiers, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Refusal(`Nie ma kategorii „${namesInKey(key).slice(1).join(' / ')}”`);
  return id;
}

function destinationOf(
  state: Identifiers,
  menu: MenuName,
  fields: EntryFields,
  isLinked: boolean,
): Partial<MenuElementInput> {
  const { linkToCategory, linkToArticle, polish } = fields;
  if (polish.url !== null) return { type: MenuElementType.External, url: polish.url };
  if (typeof linkToArticle === 'number')
    return { type: MenuElementType.Article, linkToArticleTranslationId: linkToArticle };
  const target = menuNames.find((one) => one === linkToCategory?.[0]);
  if (!isLinked || linkToCategory === null || target === undefined) return { type: ownTypes[menu] };
  return { type: ownTypes[target], linkToMenuElementId: idOf(state, linkToCategory.join('\n')) };
}

/** @param isLinked whether its destination category exists already */
export function inputOf(state: Identifiers, menu: MenuName, fields: EntryFields, isLinked: boolean): MenuElementInput {
  const { displayText, title, description, target } = fields.polish;
  const languages = Object.entries(fields.languages).map(([code, one]) => {
    const languageId = state.languageIds.get(code);
    if (languageId === undefined) throw new Refusal(`Nie ma wersji językowej ${code}`);
    return {
      languageId,
      translatedDisplayText: one.displayText,
      translatedTitle: one.title,
      translatedUrl: one.url,
      translatedTarget: one.target,
    };
  });
  const destination = destinationOf(state, menu, fields, isLinked);
  return { displayText, title, description, target, isHidden: fields.isHidden, languages, ...destination };
}
