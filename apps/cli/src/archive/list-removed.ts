import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { listRemovedArchiveAddresses } from '@redakcja/generated/axios/archive/archive';
import type { RemovedArchiveAddress } from '@redakcja/generated/model/removedArchiveAddress';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { ListRemovedOptions } from './commands.ts';

const columns: readonly Column<RemovedArchiveAddress>[] = [
  { heading: 'ADRES', value: (row) => row.address },
  { heading: 'USUNIĘTO', value: (row) => toWarsawText(row.removedDate) },
  { heading: 'KTO', value: (row) => row.removedBy },
];

/** `bip archive gone`: addresses that the archive's server must not serve any longer. */
export async function listRemoved(options: ListRemovedOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const query = {
    ...(options.filter ? { filters: options.filter } : {}),
    ...(options.sort ? { sortings: options.sort } : {}),
  };
  await printList(
    context,
    options,
    { operation: 'listRemovedArchiveAddresses', columns, id: (row) => row.address },
    (page) => listRemovedArchiveAddresses({ ...query, ...page }),
  );
}
