import { checkArchiveSite } from '@redakcja/generated/axios/archive/archive';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { type OutputFormat, printRows } from '../shared/output.ts';
import { addressesOf, kindLabels, summaryOf } from './site-addresses.ts';

/** `bip archive check`: what would be removed; writes nothing. */
export async function checkSite(
  context: Context,
  site: string,
  options: AccessOptions & { output: OutputFormat },
): Promise<void> {
  await openAccess(context, options);
  const found = await checkArchiveSite({ sitename: site });
  printRows(context, options.output, {
    rows: addressesOf(found),
    id: (row) => row.address,
    columns: [
      { heading: 'RODZAJ', value: (row) => kindLabels[row.kind] },
      { heading: 'ADRES', value: (row) => row.address },
    ],
  });
  say(context, summaryOf(found));
}
