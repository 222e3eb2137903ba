import type { ListPage } from '@redakcja/generated/http';

/** The largest page of the server. */
const size = 1000;

/** All rows of a list, read page by page as they are consumed. */
export async function* allRows<Row>(
  read: (query: { page: number; size: number }) => Promise<ListPage<Row[]>>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, size });
    yield* items;
    if (items.length === 0 || page * size >= total) return;
  }
}
