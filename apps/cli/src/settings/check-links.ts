import { linkProblemText, linkSourceLabels } from '@redakcja/domain/settings/link-labels';
import { listBrokenLinks } from '@redakcja/generated/axios/settings/settings';
import type { BrokenLink } from '@redakcja/generated/model/brokenLink';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { CheckLinksOptions } from './commands.ts';

const columns: readonly Column<BrokenLink>[] = [
  { heading: 'GDZIE', value: (row) => linkSourceLabels[row.source] },
  { heading: 'ID', value: (row) => String(row.recordId) },
  { heading: 'JĘZYK', value: (row) => row.languageIsoCode },
  { heading: 'NAZWA', value: (row) => row.name },
  { heading: 'ADRES', value: (row) => row.address ?? '' },
  { heading: 'PROBLEM', value: (row) => linkProblemText(row) },
];

/** `bip links check`: lists broken links; without any the exit code is 0. */
export async function checkLinks(options: CheckLinksOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  const query = {
    ...(options.filter ? { filters: options.filter } : {}),
    ...(options.sort ? { sortings: options.sort } : {}),
  };
  let count = 0;
  await printList(
    context,
    options,
    { operation: 'listBrokenLinks', columns, id: (row) => String(row.recordId) },
    async (page) => {
      const found = await listBrokenLinks({ ...query, ...page });
      count = found.total;
      return found;
    },
  );
  return count === 0 ? exitCodes.ok : exitCodes.failed;
}
