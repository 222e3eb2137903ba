// `bip menus add`: a category at its place, with its names in other languages.
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { previousOf, send } from './change-category.ts';
import type { AddCategoryOptions } from './commands.ts';
import { findCategory, readMenus } from './read/read-menus.ts';
import type { NamedTranslation } from './translation-option.ts';

/** `bip menus add`: prints the id of the new category. */
export async function addCategory(name: string, options: AddCategoryOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { title = name, url, hidden, translation = [] } = options;
  const place = await placeOf(options);
  const element = {
    displayText: name,
    title,
    ...(url === undefined ? {} : { type: MenuElementType.External, url }),
    ...(hidden ? { isHidden: true } : {}),
    ...(translation.length === 0 ? {} : { languages: await translationsOf(translation, url) }),
  };
  const { menu, parentElementId, siblings } = place;
  const previousElementId = await previousOf(options, siblings);
  const change: MenuChange = { event: 'add', parentElementId, previousElementId, element };
  const { elementId } = await send(context, menu, change, `Dodano kategorię „${name}”`);
  context.stdout.write(`${elementId}\n`);
}

/** The menu, the parent and the siblings of a new category. */
async function placeOf({ type, parent }: AddCategoryOptions) {
  if (parent !== undefined) {
    const { menu, element } = await findCategory(parent);
    return { menu, parentElementId: element.elementId, siblings: element.children };
  }
  if (type === undefined) throw new CommandError('Podaj --type albo --parent', exitCodes.usage);
  const [found] = await readMenus(type);
  return { menu: type, parentElementId: null, siblings: found?.menu.elements ?? [] };
}

/** The text for screen readers is the name, the address that of the category: it is given in all languages or in none. */
async function translationsOf(named: readonly NamedTranslation[], url: string | undefined) {
  const languages = await listApplicationLanguages();
  return named.map(({ code, name }) => {
    const language = languages.find(({ isoCode }) => isoCode === code);
    if (language === undefined) throw new CommandError(`Nie ma wersji językowej ${code}`);
    const texts = { languageId: language.id, translatedDisplayText: name, translatedTitle: name };
    return url === undefined ? texts : { ...texts, translatedUrl: url };
  });
}
