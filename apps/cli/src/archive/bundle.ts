// The bundle: a JSON file with the removed addresses.
import { link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { toWriteError } from '../shared/failures/failures.ts';
import { addressKinds } from './site-addresses.ts';

/** usuniete-archiwum.gmina.pl-referaty-finanse.json */
export function bundleName(site: string): string {
  const parts = site.replace(/^https?:\/\//, '').match(/[\p{L}\p{N}.]+/gu) ?? [];
  return `usuniete-${parts.join('-').slice(0, 150)}.json`;
}

export const bundleExistsError = (file: string) =>
  new CommandError(`Plik ${file} już istnieje. Podaj inny: --bundle PLIK`);

/** @param mayExist an earlier attempt of the same removal may have written it */
export async function writeBundle(file: string, site: string, items: readonly PlanItem[], mayExist: boolean) {
  const kinds = addressKinds.map((kind) => [
    kind,
    items.filter(({ data }) => data?.kind === kind).map(({ name }) => name),
  ]);
  const bundle = { site, ...Object.fromEntries(kinds) };
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify(bundle, null, 2)}\n`, { mode: 0o600, flush: true });
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
