import type { ListPage } from '@redakcja/generated/http';
import type { OperationId } from '@redakcja/generated/operations';
import { type Context, info } from '../context.ts';
import type { ListOptions } from '../options/list-options.ts';
import { allRows } from '../requests/all-rows.ts';
import { withRetries } from '../requests/retry.ts';
import { rowPrinter } from './output.ts';
import type { RowShape } from './row-shape.ts';

/**
 * Prints one page, or all of them with `--size 0`; under a table the total goes to stderr.
 * @param operation what `read` calls
 */
export async function printList<Row>(
  context: Context,
  options: ListOptions,
  { operation, ...shape }: RowShape<Row> & { operation: OperationId },
  read: (query: { page: number; size: number }) => Promise<ListPage<Row[]>>,
): Promise<void> {
  if (context.selection.fields !== null)
    await (await import('./row-fields.ts')).requireFields(context.selection.fields, operation);
  const tryRead: typeof read = (query) => withRetries(context, options, () => read(query));
  const printer = rowPrinter(context, options.output, shape);
  let count = 0;
  let totalCount: number | null = null;
  if (options.size === 0) {
    for await (const row of allRows(tryRead)) {
      printer.print(row);
      count += 1;
    }
  } else {
    const { items, total } = await tryRead({ page: options.page, size: options.size });
    for (const row of items) printer.print(row);
    count = items.length;
    totalCount = total;
  }
  printer.end();
  if (options.output === 'table') info(context, `${count} z ${totalCount ?? count}`);
}
