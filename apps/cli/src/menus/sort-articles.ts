import { changeMenuSortConfiguration } from '@redakcja/generated/axios/menus/menus';
import { authenticate } from '../auth/authenticate.ts';
import type { GlobalOptions } from '../shared/command.ts';
import { type Context, info } from '../shared/context.ts';
import { type ArticleOrder, articleOrders } from './read/article-orders.ts';

/** `bip menus sort-articles`. */
export async function sortArticles(
  id: number,
  order: ArticleOrder,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  await changeMenuSortConfiguration(id, { articleSortOnCategoryType: articleOrders[order] });
  info(context, 'Ustawiono kolejność artykułów');
}
