import { getGetMenuQueryOptions } from '@redakcja/generated/menus/menus';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { QueryClient } from '@tanstack/react-query';
import { preload, preloadMeta } from '../../shared/preload.ts';
import { storedLanguage } from '../../shared/session/stored-language.ts';

/** Without the texts in other languages: the dialog of a category reads them. */
export const menuParams = (lang: string) => ({ categoryOnly: true, translations: false, lang });

/** Requests a menu that is not loaded yet. */
export function preloadMenu(client: QueryClient, type: MenuType): Promise<void> {
  const options = getGetMenuQueryOptions(type, menuParams(storedLanguage()), {
    query: { meta: preloadMeta, retry: false },
  });
  return preload(client, options);
}
