import type { Menu } from '@redakcja/generated/model/menu';
import type { Handler } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { KeptAnswers } from '../shared/kept-answers.ts';
import { languageCode } from '../shared/languages.ts';
import type { Services } from '../shared/services.ts';
import { readMenuState } from './menu-rows.ts';
import { languagesFor, type MenuQuery, readMenu } from './menu-tree.ts';

/** Two menus in three languages; larger menus are several megabytes each. */
const maxKept = 6;

/** By database, because tests run several servers in one process. */
const kept = new WeakMap<object, KeptAnswers>();

function keptOf({ db }: Pick<Services, 'db'>): KeptAnswers {
  const found = kept.get(db) ?? new KeptAnswers(maxKept);
  kept.set(db, found);
  return found;
}

export const getMenu: Handler<'getMenu'> = async ({ caller, services, params: { type }, query }) => {
  const wanted: MenuQuery = { ...query, type, lang: languageCode(query.lang) };
  const reading = await languagesFor(services, wanted.lang);
  const make = (): Promise<Menu> => readMenu(services, caller, wanted, reading);
  if (!wanted.categoryOnly) return { body: await make() };
  const state = () => readMenuState(services, type);
  return { kept: await keptOf(services).get(keyOf(wanted, caller), state, make) };
};

function keyOf({ type, lang, addDefaultUrl }: MenuQuery, caller: Caller | null): string {
  const excluded = caller === null || caller.isAdmin ? [] : [...caller.excludedCategories];
  return [type, lang, addDefaultUrl, ...excluded.sort((a, b) => a - b)].join(' ');
}
