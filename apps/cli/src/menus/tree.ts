import { articlesOf, unpublishedState } from '@redakcja/domain/menus/article-state';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { printRows } from '../shared/output/output.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { MenuTreeOptions } from './commands.ts';
import type { Category } from './read/categories.ts';
import { allCategories, readMenus } from './read/read-menus.ts';

/** State of a category in Polish. */
function stateOf({ element }: Category): string {
  const { isHidden, url, linkToMenuElementId, linkToArticleTranslationId, articleCounts } = element;
  const isOut = url !== null || linkToMenuElementId !== null || linkToArticleTranslationId !== null;
  const unpublished = unpublishedState(articleCounts);
  return [
    ...(isHidden ? ['ukryta'] : []),
    ...(isOut ? ['prowadzi gdzie indziej'] : []),
    ...(!isOut && articlesOf(articleCounts) === 0 ? ['pusta'] : []),
    ...(unpublished === null ? [] : [unpublished]),
    ...(element.missingLanguages.length > 0 ? [`bez tłumaczenia: ${element.missingLanguages.join(', ')}`] : []),
    ...(element.outdatedLanguages.length > 0 ? [`stare tłumaczenie: ${element.outdatedLanguages.join(', ')}`] : []),
  ].join('; ');
}

const columns: readonly Column<Category>[] = [
  { heading: 'ID', value: ({ element }) => element.elementId },
  { heading: 'MENU', value: ({ menu }) => menu },
  { heading: 'KATEGORIA', value: ({ element, names }) => `${'· '.repeat(names.length - 1)}${element.displayText}` },
  { heading: 'ARTYKUŁY', value: ({ element }) => element.articleCounts.published },
  { heading: 'STAN', value: stateOf },
  { heading: 'ADRES', value: ({ element }) => element.url },
];

/** `bip menus tree`. */
export async function printMenuTree(options: MenuTreeOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const categories = allCategories(await readMenus(options.type, options.lang));
  const { fields, jq } = context.selection;
  if (options.output === 'json' || options.output === 'ndjson' || fields !== null || jq !== null) {
    const rows = categories.map(({ menu, element: { children: _, ...element } }) => ({ menu, ...element }));
    printRows(context, options.output, { rows, columns: [], id: (row) => row.elementId });
  } else printRows(context, options.output, { rows: categories, columns, id: ({ element }) => element.elementId });
  if (options.output === 'table') info(context, `Kategorie: ${categories.length}`);
}
