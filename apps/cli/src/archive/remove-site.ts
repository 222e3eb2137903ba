import { existsSync } from 'node:fs';
import path from 'node:path';
import { etagOf } from '@redakcja/generated/http';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { isAxiosError } from 'axios';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { problemMessages } from '../shared/failures/failures.ts';
import { readUtf8, stdinText } from '../shared/rows/utf8-text.ts';
import { bundleExistsError, bundleName } from './bundle.ts';
import type { RemoveSiteOptions } from './commands.ts';
import { findSite } from './find-site.ts';
import { removedLabel, removeJob, removeKind } from './remove-job.ts';
import { addressesOf, kindLabels, summaryOf } from './site-addresses.ts';

/** `bip archive remove`: the plan lists the sites, their subpages and files; the removed addresses are written to a JSON file. */
export async function removeSite(
  given: readonly string[],
  options: RemoveSiteOptions,
  context: Context,
): Promise<ExitCode> {
  const isNamed = given.length > 0;
  if (isNamed === (options.file !== undefined))
    throw new CommandError('Podaj adresy stron albo plik z nimi: --file', exitCodes.usage);
  const { host } = await authenticate(context, options);
  // A resumed run reads its journal, which has the pages of that time.
  const sites = options.resume ? given : await sitesOf(context, given, options.file);
  const isList = given.length !== 1 || given[0] === '-';
  const bundle = path.resolve(options.bundle ?? bundleName(bundleSites(given, options)));
  // Checked before the user types the address.
  if (!options.resume && existsSync(bundle)) throw bundleExistsError(bundle);
  const settings = { site: isList ? null : (given[0] ?? ''), bundle };
  const items = () => (isList ? planOfMany(context, sites) : planOfOne(context, given[0] ?? ''));
  const selection = isList ? { given, file: options.file } : given[0];
  const source = { head: { kind: removeKind, host, settings }, selection, items };
  return runBulk(context, options, removeJob(settings), source);
}

/** The same name when the run is resumed, without the input that was read then. */
function bundleSites(given: readonly string[], { file }: RemoveSiteOptions): readonly string[] {
  if (file !== undefined) return [path.basename(file, path.extname(file))];
  return given[0] === '-' ? ['z wejscia'] : given;
}

/** Addresses, one in a line. */
async function sitesOf(context: Context, given: readonly string[], file: string | undefined): Promise<string[]> {
  if (file === undefined && given[0] !== '-') return [...new Set(given)];
  const lines = file === undefined ? await stdinText(context.stdin) : await readUtf8(file);
  const sites = [...new Set(lines.split(/\r?\n/).flatMap((line) => line.trim() || []))];
  if (sites.length === 0) throw new CommandError('Nie podano żadnego adresu', exitCodes.usage);
  return sites;
}

async function* planOfOne(context: Context, site: string): AsyncGenerator<PlanItem> {
  const found = await findSite(site);
  info(context, summaryOf(found));
  yield* itemsOf(found, site, 1);
}

/** A page that is a part of another one of the list falls with it, and one that is not there is refused. */
async function* planOfMany(context: Context, sites: readonly string[]): AsyncGenerator<PlanItem> {
  const found: { site: string; falls: ArchiveSite }[] = [];
  const refused: PlanItem[] = [];
  for (const site of sites) {
    try {
      found.push({ site, falls: await findSite(site) });
    } catch (error) {
      if (!isAxiosError(error) || ![400, 404].includes(error.response?.status ?? 0)) throw error;
      const errors = problemMessages(error.response?.data);
      refused.push({ id: refused.length + 1, name: site, from: '', to: removedLabel, errors });
    }
  }
  const count = ({ falls }: (typeof found)[number]) => addressesOf(falls).length;
  const covered = new Set<string>();
  let id = refused.length;
  yield* refused;
  for (const { site, falls } of found.sort((a, b) => count(b) - count(a))) {
    const addresses = addressesOf(falls).map(({ address }) => address);
    if (addresses.every((address) => covered.has(address))) continue;
    for (const address of addresses) covered.add(address);
    yield* itemsOf(falls, site, id + 1);
    id += addresses.length;
  }
  info(context, `Adresy do usunięcia: ${covered.size}`);
}

function* itemsOf(falls: ArchiveSite, site: string, firstId: number): Generator<PlanItem> {
  const etag = etagOf(falls);
  for (const [i, { kind, address }] of addressesOf(falls).entries()) {
    const from = kindLabels[kind];
    const tag = etag === undefined ? {} : { etag };
    yield { id: firstId + i, name: address, from, to: removedLabel, ...tag, data: { kind, site } };
  }
}
