// All that the server makes belongs to its account alone: the database has the hashes of passwords, the files what nobody has published.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const rightsOfOthers = 0o077;

export const withoutOthers = (mode: number): number => mode & ~rightsOfOthers;

/** For whatever this process and the programs that it starts make from now on, whichever library makes it. */
export function makeForOwnerOnly(): void {
  process.umask(rightsOfOthers);
}

/**
 * Takes the rights of others from a folder and from all that is in it; a link is left alone. The folder itself comes last, so that a tight one needs
 * no look inside.
 * @returns whether there were any
 */
export function tightenFolder(folder: string): boolean {
  // Windows has no such modes
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (process.platform === 'win32' || found === undefined || !isLoose(found.mode)) return false;
  tightenAll(folder);
  return true;
}

/** The same of what was copied, with the rights of its source. */
export function tightenAll(place: string): void {
  // another process may have removed it meanwhile
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(place)) tightenAll(path.join(place, name));
  if (isLoose(found.mode)) chmodSync(place, withoutOthers(found.mode & 0o7777));
}

const isLoose = (mode: number): boolean => (mode & rightsOfOthers) !== 0;
