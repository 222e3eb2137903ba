import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listArchiveAddresses } from '@redakcja/generated/axios/archive/archive';
import { listArchiveAddressesDefinition } from '@redakcja/generated/lists/listArchiveAddresses';
import type { ArchiveAddress } from '@redakcja/generated/model/archiveAddress';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { ListAddressesOptions } from './commands.ts';
import { requireSitemap } from './find-site.ts';

const columns: readonly Column<ArchiveAddress>[] = [
  { heading: 'RODZAJ', value: (row) => (row.isFile ? 'plik' : 'strona') },
  { heading: 'ADRES', value: (row) => row.address },
];

/** `bip archive list`: what was not removed. */
export async function listAddresses(options: ListAddressesOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { search, kind, sort, filter = [] } = options;
  const named = writeFilters(listArchiveAddressesDefinition.columns, [
    { column: 'address', operation: 'contains', value: search },
    { column: 'isFile', operation: 'equal', value: kind && kind === 'plik' },
  ]);
  const filters = [...named, ...filter];
  const query = { ...(filters.length > 0 ? { filters } : {}), ...(sort ? { sortings: sort } : {}) };
  let isEmpty = true;
  await printList(
    context,
    options,
    { operation: 'listArchiveAddresses', columns, id: (row) => row.address },
    async (page) => {
      const found = await listArchiveAddresses({ ...query, ...page });
      isEmpty &&= found.total === 0;
      return found;
    },
  );
  if (isEmpty) await requireSitemap();
}
