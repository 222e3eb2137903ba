import type { ListPage } from '@redakcja/generated/http';

/** The server's largest page. */
const size = 1000;

/** Every row of a list, page after page, as they are asked for. */
export async function* everyRow<Row>(
  read: (query: { page: number; size: number }) => Promise<ListPage<Row[]>>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, size });
    yield* items;
    if (items.length === 0 || page * size >= total) return;
  }
}
