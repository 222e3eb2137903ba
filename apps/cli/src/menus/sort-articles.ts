import { changeMenuSortConfiguration } from '@redakcja/generated/axios/menus/menus';
import { authenticate } from '../auth/authenticate.ts';
import type { GlobalOptions } from '../shared/command.ts';
import { type Context, info } from '../shared/context.ts';
import { type ArticleOrder, articleOrders } from './read/article-orders.ts';
import { findCategory } from './read/read-menus.ts';

/** `bip menus sort-articles`. */
export async function sortArticles(
  given: string,
  order: ArticleOrder,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  const { element } = await findCategory(given);
  await changeMenuSortConfiguration(element.elementId, { articleSortOnCategoryType: articleOrders[order] });
  info(context, 'Ustawiono kolejność artykułów');
}
