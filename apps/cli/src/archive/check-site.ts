import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { printRows } from '../shared/output/output.ts';
import type { CheckSiteOptions } from './commands.ts';
import { findSite } from './find-site.ts';
import { addressesOf, kindLabels, summaryOf } from './site-addresses.ts';

/** `bip archive check`: lists what would be removed. */
export async function checkSite(site: string, options: CheckSiteOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const found = await findSite(site);
  printRows(context, options.output, {
    rows: addressesOf(found),
    id: (row) => row.address,
    columns: [
      { heading: 'RODZAJ', value: (row) => kindLabels[row.kind] },
      { heading: 'ADRES', value: (row) => row.address },
    ],
  });
  info(context, summaryOf(found));
}
