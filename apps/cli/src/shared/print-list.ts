import type { ListPage } from '@redakcja/generated/http';
import { type Context, say } from './context.ts';
import { everyRow } from './every-row.ts';
import type { ListOptions } from './list-options.ts';
import { type RowShape, rowPrinter } from './output.ts';

/** Prints one page, or all of them with `--size 0`; under a table the total goes to stderr. */
export async function printList<Row>(
  context: Context,
  options: ListOptions,
  shape: RowShape<Row>,
  read: (query: { page: number; size: number }) => Promise<ListPage<Row[]>>,
): Promise<void> {
  const printer = rowPrinter(context, options.output, shape);
  let count = 0;
  let all: number | null = null;
  if (options.size === 0) {
    for await (const row of everyRow(read)) {
      printer.print(row);
      count += 1;
    }
  } else {
    const { items, total } = await read({ page: options.page, size: options.size });
    for (const row of items) printer.print(row);
    count = items.length;
    all = total;
  }
  printer.end();
  if (options.output === 'table') say(context, `${count} z ${all ?? count}`);
}
