import { getGetMenuQueryOptions } from '@redakcja/generated/menus/menus';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { QueryClient } from '@tanstack/react-query';
import { storedLanguage } from '../shared/session/language.ts';

/** Without the texts in other languages: the dialog of a category reads them. */
export const menuParams = (lang: string) => ({ categoryOnly: true, translations: false, lang });

/** Milliseconds in which a preloaded tree is not requested again. */
export const preloadedFor = 5000;

/** Requests a menu that is not loaded yet. */
export async function preloadMenu(client: QueryClient, type: MenuType): Promise<void> {
  const options = getGetMenuQueryOptions(type, menuParams(storedLanguage()), {
    query: { meta: { silent: true, optional: true }, retry: false },
  });
  if (client.getQueryState(options.queryKey) === undefined) await client.prefetchQuery(options);
}
