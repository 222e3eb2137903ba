import { existsSync } from 'node:fs';
import path from 'node:path';
import { etagOf } from '@redakcja/generated/http';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import { type Context, info } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { bundleExistsError, bundleName } from './bundle.ts';
import type { RemoveSiteOptions } from './commands.ts';
import { findSite } from './find-site.ts';
import { removedLabel, removeJob, removeKind } from './remove-job.ts';
import { addressesOf, kindLabels, summaryOf } from './site-addresses.ts';

/** `bip archive remove`: the plan lists the site, its subpages and its files; the removed addresses are written to a JSON file. */
export async function removeSite(site: string, options: RemoveSiteOptions, context: Context): Promise<ExitCode> {
  const { host } = await authenticate(context, options);
  const bundle = path.resolve(options.bundle ?? bundleName(site));
  // Checked before the user types the address.
  if (!options.resume && existsSync(bundle)) throw bundleExistsError(bundle);
  const settings = { site, bundle };
  const source = { head: { kind: removeKind, host, settings }, selection: site, items: () => plan(context, site) };
  return runBulk(context, options, removeJob(settings), source);
}

async function* plan(context: Context, site: string): AsyncGenerator<PlanItem> {
  const found = await findSite(site);
  const etag = etagOf(found);
  info(context, summaryOf(found));
  for (const [i, { kind, address }] of addressesOf(found).entries()) {
    yield {
      id: i + 1,
      name: address,
      from: kindLabels[kind],
      to: removedLabel,
      ...(etag === undefined ? {} : { etag }),
      data: { kind },
    };
  }
}
