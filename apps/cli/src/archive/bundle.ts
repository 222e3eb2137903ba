// The list of what was removed, kept beside: afterwards the server knows nothing of it.
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { cannotWrite } from '../shared/failures.ts';
import { addressKinds } from './site-addresses.ts';

/** usuniete-archiwum.gmina.pl-referaty-finanse.json */
export function bundleName(site: string): string {
  const words = site.replace(/^https?:\/\//, '').match(/[\p{L}\p{N}.]+/gu) ?? [];
  return `usuniete-${words.join('-').slice(0, 150)}.json`;
}

export const bundleTaken = (file: string) => new CommandError(`Plik ${file} już istnieje. Podaj inny: --bundle PLIK`);

/** @param isOurs an earlier try of the same removal may have written it */
export async function writeBundle(file: string, site: string, items: readonly PlanItem[], isOurs: boolean) {
  const kinds = addressKinds.map((kind) => [
    kind,
    items.filter(({ data }) => data?.kind === kind).map(({ name }) => name),
  ]);
  const bundle = { site, ...Object.fromEntries(kinds) };
  try {
    const handle = await open(file, isOurs ? 'w' : 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(bundle, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw bundleTaken(file);
    if (!isOurs) await dropBundle(file);
    throw cannotWrite(path.relative('', file), error);
  }
}

export const dropBundle = (file: string) => rm(file, { force: true });
