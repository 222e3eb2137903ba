// The order of articles by hand in an export: order.json, after all articles of the same folder.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '@redakcja/domain/articles/portable/category-paths';
import { exportArticleOrders } from '@redakcja/generated/axios/articles/articles';
import { getMenu, importArticleOrder } from '@redakcja/generated/axios/menus/menus';
import type { ArticleOrder } from '@redakcja/generated/model/articleOrder';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { ArticleOrder as orderShape } from '@redakcja/generated/zod/articleOrder';
import * as z from 'zod';
import type { ItemOutcome, PlanItem } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { readForeign } from '../../shared/files/foreign-folder.ts';
import { utf8Text } from '../../shared/rows/utf8-text.ts';
import { each, inChunks, mapInOrder } from '../../shared/streams.ts';
import { headFile, maxJsonSize, orderFile } from './article-folder.ts';

/** Outcome of an order in the summary. */
const orderLabel = 'kolejność';

const categoriesAtOnce = 100;

/** Of the exported articles, where there are at least two of them; in an order that every server has. */
export async function exportedOrders(
  isExported: (key: string) => boolean,
  retry: <T>(call: () => Promise<T>) => Promise<T>,
): Promise<ArticleOrder[]> {
  const orders: ArticleOrder[] = [];
  const read = (categoryIds: number[]) => retry(() => exportArticleOrders({ categoryIds }));
  for await (const some of mapInOrder(inChunks(categoryIds(retry), categoriesAtOnce), 2, read)) {
    const own = some.map(({ category, articles }) => ({ category, articles: articles.filter(isExported) }));
    orders.push(...own.filter(({ articles }) => articles.length > 1));
  }
  const keyOf = ({ category: { menu, path: names, place = 1 } }: ArticleOrder) => JSON.stringify([menu, names, place]);
  return orders.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Whoever exports articles may see the menus. */
async function* categoryIds(retry: <T>(call: () => Promise<T>) => Promise<T>): AsyncGenerator<number> {
  for (const type of Object.values(MenuType))
    yield* idsIn((await retry(() => getMenu(type, { categoryOnly: true }))).elements);
}

const idsIn = (elements: readonly MenuElement[]): number[] =>
  elements.flatMap(({ elementId, children }) => [elementId, ...idsIn(children)]);

const shape = z.array(orderShape);

/** None where there is no such file, or no export. @throws CommandError for a damaged one */
export async function readOrders(folder: string): Promise<ArticleOrder[]> {
  const file = path.join(folder, orderFile);
  if (!existsSync(file) || !existsSync(path.join(folder, headFile))) return [];
  const text = utf8Text(await readForeign(folder, orderFile, maxJsonSize), file);
  const { data } = shape.safeParse(parsed(text));
  if (data === undefined) throw new CommandError(`${file}: to nie jest kolejność artykułów z eksportu`);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Plan items of the orders. Whether an article moves is known only when all are there; what will be refused is asked now. */
export async function* orderItems(orders: readonly ArticleOrder[], firstId: number): AsyncGenerator<PlanItem> {
  const plan = async ({ order, id }: { order: ArticleOrder; id: number }): Promise<PlanItem> => {
    const item = { id, name: `Kolejność artykułów: ${shownPath(order.category)}`, from: '', to: orderLabel };
    const { errors } = await outcomeOf(item, async () => void (await importArticleOrder({ ...order, dryRun: true })));
    return { ...item, ...(errors.length > 0 ? { errors } : { data: { order: JSON.stringify(order) } }) };
  };
  yield* mapInOrder(each(orders.map((order, index) => ({ order, id: firstId + index }))), 4, plan);
}

export const isOrder = ({ data }: PlanItem) => data?.order !== undefined;

/** Puts the articles of one category in order; skipped where they are. */
export async function arranged(item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
  let moved = 0;
  const outcome = await outcomeOf(item, async () => {
    ({ moved } = await importArticleOrder(JSON.parse(item.data?.order ?? '{}')));
  });
  return outcome.outcome === 'done' && moved === 0 && !isRetry ? { ...outcome, outcome: 'skipped' } : outcome;
}
