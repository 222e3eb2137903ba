import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkArchiveSite } from '@redakcja/generated/axios/archive/archive';
import { etagOf } from '@redakcja/generated/http';
import { openAccess } from '../auth/access.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import { type Context, say } from '../shared/context.ts';
import type { ExitCode } from '../shared/exit-codes.ts';
import { bundleName, bundleTaken } from './bundle.ts';
import type { RemoveSiteOptions } from './commands.ts';
import { removed, removeJob, removeKind } from './remove-job.ts';
import { addressesOf, kindLabels, summaryOf } from './site-addresses.ts';

/** `bip archive remove`: the plan lists the site, its subpages and its files; the JSON of what was removed is written beside. */
export async function removeSite(site: string, options: RemoveSiteOptions, context: Context): Promise<ExitCode> {
  const { host } = await openAccess(context, options);
  const bundle = path.resolve(options.bundle ?? bundleName(site));
  // Said before a person has typed the address.
  if (!options.resume && existsSync(bundle)) throw bundleTaken(bundle);
  const settings = { site, bundle };
  const source = { head: { kind: removeKind, host, settings }, selection: site, items: () => plan(context, site) };
  return runBulk(context, options, removeJob(settings), source);
}

async function* plan(context: Context, site: string): AsyncGenerator<PlanItem> {
  const found = await checkArchiveSite({ sitename: site });
  const etag = etagOf(found);
  say(context, summaryOf(found));
  for (const [i, { kind, address }] of addressesOf(found).entries()) {
    yield {
      id: i + 1,
      name: address,
      from: kindLabels[kind],
      to: removed,
      ...(etag === undefined ? {} : { etag }),
      data: { kind },
    };
  }
}
