import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Handler } from '../../call/handler.ts';
import { cacheByDatabase } from '../../database/cache-by-database.ts';
import type { Database } from '../../database/database.ts';
import type { JsonOf } from '../../database/rows/json-of.ts';
import { CachedAnswer } from '../../http/cached/cached-answer.ts';
import { languageCode } from '../../shared/languages.ts';
import { languagesFor, type Reader } from './element-presenter.ts';
import { readMenuArticles } from './menu-rows.ts';
import { type MenuSources, readMenuSources } from './menu-sources.ts';
import { type MenuPieces, menuJson, readMenuPieces } from './menu-tree.ts';

interface CachedMenu extends MenuPieces {
  answer: CachedAnswer<Menu>;
}

/** Two menus in three languages; large menus take several megabytes each. */
const maxCached = 6;
const cacheOf = cacheByDatabase<CachedMenu>(maxCached);

export const getMenu: Handler<'getMenu'> = async ({ caller, db, params: { type }, query }) => {
  const reading = await languagesFor(db, languageCode(query.lang));
  const { addDefaultUrl, translations } = query;
  const reader = { ...reading, caller, addDefaultUrl, translations };
  const menu = await currentMenu(db, type, reader);
  if (query.categoryOnly) return { cached: menu.answer };
  const articles = await readMenuArticles(db, type, reading.language.id);
  const json = menuJson(
    type,
    menu,
    Map.groupBy(articles, (row) => row.elementId),
  );
  return { json: json.toString() as JsonOf<Menu> };
};

/** A menu that is being changed is read at most this many times. */
const maxAttempts = 5;

/** The menu as it is stored now; of an earlier one it takes the categories that are still the same. */
async function currentMenu(db: Database, type: MenuType, reader: Reader): Promise<CachedMenu> {
  const all = cacheOf(db);
  const key = keyOf(type, reader);
  for (let attempt = 1; ; attempt++) {
    const before = all.get(key);
    const sources = await readMenuSources(db, type, reader.languages);
    if (before?.isCurrent && isSame(before.sources, sources)) return before;
    const pieces = await readMenuPieces(db, type, reader, sources, before);
    const menu = { ...pieces, answer: new CachedAnswer<Menu>(() => menuJson(type, pieces)) };
    all.set(key, menu);
    if (menu.isCurrent || attempt === maxAttempts) return menu;
  }
}

function keyOf(type: MenuType, { language, caller, addDefaultUrl, translations }: Reader): string {
  const excluded = caller === null || caller.isAdmin ? [] : [...caller.excludedCategories];
  return [type, language.isoCode, addDefaultUrl, translations, ...excluded.sort((a, b) => a - b)].join(' ');
}

function isSame(one: MenuSources, other: MenuSources): boolean {
  return (Object.keys(one) as (keyof MenuSources)[]).every((name) => one[name] === other[name]);
}
