import { toWarsawText } from '@redakcja/domain/shared/dates';
import { listRemovedArchiveAddresses } from '@redakcja/generated/axios/archive/archive';
import type { RemovedArchiveAddress } from '@redakcja/generated/model/removedArchiveAddress';
import { openAccess } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';
import type { Column } from '../shared/output.ts';
import { printList } from '../shared/print-list.ts';
import type { ListRemovedOptions } from './commands.ts';

const columns: readonly Column<RemovedArchiveAddress>[] = [
  { heading: 'ADRES', value: (row) => row.address },
  { heading: 'USUNIĘTO', value: (row) => toWarsawText(row.removedDate) },
  { heading: 'KTO', value: (row) => row.removedBy },
];

/** `bip archive gone`: what the server of the archive must not show any more. */
export async function listRemoved(options: ListRemovedOptions, context: Context): Promise<void> {
  await openAccess(context, options);
  const query = {
    ...(options.filter ? { filters: options.filter } : {}),
    ...(options.sort ? { sortings: options.sort } : {}),
  };
  await printList(context, options, { columns, id: (row) => row.address }, (page) =>
    listRemovedArchiveAddresses({ ...query, ...page }),
  );
}
