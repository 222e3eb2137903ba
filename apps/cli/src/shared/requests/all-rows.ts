import type { ListPage } from '@redakcja/generated/http';
import { CommandError } from '../failures/exit-codes.ts';

/** The largest page of the server. */
const size = 1000;

/** All rows of a list, read page by page as they are consumed. */
export async function* allRows<Row>(
  read: (query: { page: number; size: number }) => Promise<ListPage<Row[]>>,
): AsyncGenerator<Row> {
  const firstRows = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, size });
    const first = JSON.stringify(items[0]);
    // Something between here and the server ignores the query; it would go on for ever.
    if (firstRows.has(first)) throw new CommandError(`Lista jest niepełna: strona ${page} powtarza wcześniejszą`);
    firstRows.add(first);
    yield* items;
    if (items.length === 0 || page * size >= total) return;
  }
}
