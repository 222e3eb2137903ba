// What the server would refuse of a menu file, as far as that is known before anything is sent.
import { type MenuElementFormContext, menuElementSchema } from '@redakcja/domain/menus/menu-element-form';
import { menuLimits, menuMessages, unlimited } from '@redakcja/domain/menus/menu-limits';
import { isPlaceOfArticles } from '@redakcja/domain/menus/menu-rules';
import type { Category } from '../read/categories.ts';
import { menuTypes } from '../read/menu-names.ts';
import { inputOf } from './element-input.ts';
import type { Entry } from './menu-file.ts';

/** @param prune what the file does not name goes, at the end */
export function refusalsOf(everywhere: readonly Category[], wanted: readonly Entry[], prune: boolean) {
  const parents = new Set(wanted.map(({ parentKey }) => parentKey));
  const known = new Set(wanted.map(({ key }) => key));
  for (const { key, parentKey } of everywhere) if (!prune || known.has(key)) parents.add(parentKey);
  const withArticles = new Set(everywhere.filter(({ element }) => element.hasPublicArticles).map(({ key }) => key));
  const places = new Set(everywhere.filter(({ element }) => isPlaceOfArticles(element)).map(({ key }) => key));
  // while the plan is carried out, what goes is still there
  const roots = new Set(everywhere.filter(({ names }) => names.length === 1).map(({ key }) => key));

  return (entry: Entry, isAdded: boolean): string[] => {
    const { menu, key, names } = entry;
    const { maxElements, maxLevels } = menuLimits[menuTypes[menu]];
    const errors = formErrors(entry, {
      hasChildren: parents.has(key),
      hasPublicArticles: withArticles.has(key),
      isPlaceOfArticles: places.has(key),
    });
    if (!isAdded) return errors;
    if (maxLevels !== unlimited && names.length > maxLevels) errors.push(menuMessages.tooDeep(maxLevels));
    if (names.length > 1) return errors;
    roots.add(key);
    const count = [...roots].filter((one) => one.startsWith(`${menu}\n`)).length;
    if (maxElements !== unlimited && count > maxElements) errors.push(menuMessages.rootsFull);
    return errors;
  };
}

function formErrors(entry: Entry, context: MenuElementFormContext): string[] {
  const languageIds = new Map(Object.keys(entry.languages).map((code, index) => [code, index + 1]));
  const input = inputOf({ ids: new Map(), languageIds }, entry.menu, entry, false);
  const result = menuElementSchema(context).safeParse(input);
  return (result.error?.issues ?? []).map(({ message }) => message);
}
