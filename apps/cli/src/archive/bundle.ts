// The bundle: a JSON file with the removed addresses.
import { link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { toWriteError } from '../shared/failures/failures.ts';
import { addressKinds } from './site-addresses.ts';

/** A page and what is removed with it. */
export interface RemovedSite {
  site: string;
  items: readonly PlanItem[];
}

/** usuniete-archiwum.gmina.pl-referaty-finanse.json, or usuniete-archiwum.gmina.pl-kontakt-i-11-innych.json */
export function bundleName([site = '', ...others]: readonly string[]): string {
  const parts = site.replace(/^https?:\/\//, '').match(/[\p{L}\p{N}.]+/gu) ?? [];
  const more = others.length === 0 ? '' : `-i-${others.length}-innych`;
  return `usuniete-${parts.join('-').slice(0, 150)}${more}.json`;
}

export const bundleExistsError = (file: string) =>
  new CommandError(`Plik ${file} już istnieje. Podaj inny: --bundle PLIK`);

function bundleOf({ site, items }: RemovedSite) {
  const kinds = addressKinds.map((kind) => [
    kind,
    items.filter(({ data }) => data?.kind === kind).map(({ name }) => name),
  ]);
  return { site, ...Object.fromEntries(kinds) };
}

interface BundleOptions {
  /** The command line names several pages: the file has a list. */
  isList: boolean;
  /** An earlier attempt of the same removal may have written it. */
  mayExist: boolean;
}

export async function writeBundle(file: string, sites: readonly RemovedSite[], { isList, mayExist }: BundleOptions) {
  const bundles = sites.map(bundleOf);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify(isList ? bundles : bundles[0], null, 2)}\n`, { mode: 0o600, flush: true });
    // Linking refuses a file that exists.
    await (mayExist ? rename(draft, file) : link(draft, file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw bundleExistsError(file);
    throw toWriteError(path.relative('', file), error);
  } finally {
    await rm(draft, { force: true });
  }
}

export const removeBundle = (file: string) => rm(file, { force: true });
