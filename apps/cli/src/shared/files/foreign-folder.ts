// A folder that an import reads may come from a stranger: of it only regular files are read that lie in it, not through a link, and none that is
// larger than it may be. What a link leads to would be published otherwise.
import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, exitCodes } from '../failures/exit-codes.ts';

/** A file that may be read, or why it may not. */
export type ForeignFile = { file: string; size: number } | { refusal: string };

/** No more is read or sent; the server has a limit of its own. */
export const maxFileSize = 100_000_000;

/** @param name from the folder. @param where the folder, in the instrumental */
export function foreignFile(folder: string, name: string, largest = maxFileSize, where = 'katalogiem'): ForeignFile {
  const root = realpathSync(folder);
  const file = path.resolve(root, name);
  if (path.isAbsolute(name) || !file.startsWith(root + path.sep)) return { refusal: `plik ${name} leży poza ${where}` };
  const found = statOf(file);
  if (found === null) return { refusal: `nie ma pliku ${name}${similarTo(file)}` };
  if (realpathSync(file) !== file) return { refusal: `do pliku ${name} prowadzi dowiązanie, a te nie są dozwolone` };
  if (!found.isFile()) return { refusal: `${name} nie jest plikiem` };
  if (found.size > largest)
    return { refusal: `plik ${name} jest za duży (najwyżej ${Math.floor(largest / 1_000_000)} MB)` };
  return { file, size: found.size };
}

/** Reads it. @throws CommandError when it may not be read */
export async function readForeign(folder: string, name: string, largest?: number): Promise<Buffer<ArrayBuffer>> {
  if (statOf(path.join(folder, name)) === null)
    throw new CommandError(`Brak pliku ${path.join(folder, name)}`, exitCodes.usage);
  const found = foreignFile(folder, name, largest);
  if ('refusal' in found) throw new CommandError(`${folder}: ${found.refusal}`, exitCodes.usage);
  return readFile(found.file);
}

/** What the shell itself puts in the place of a file. */
const ofShell = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/**
 * Which file somebody names is their choice, a link too: a regular one it is nevertheless, since a pipe or a device may never end, and no larger than
 * it may be. @throws CommandError before anything is read
 */
export function requireNamed(file: string, largest = maxFileSize): void {
  const found = statOf(file);
  if (found === null || ofShell.test(file)) return;
  if (!found.isFile()) throw new CommandError(`${file} nie jest plikiem`, exitCodes.usage);
  if (found.size > largest)
    throw new CommandError(
      `Plik ${file} jest za duży (najwyżej ${Math.floor(largest / 1_000_000)} MB)`,
      exitCodes.usage,
    );
}

/** Null for what is not there, or cannot be a name: a link in a circle, a step through a file, a character of code 0. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** A name that differs in its case only: some systems take it for the same. */
function similarTo(file: string): string {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const isSimilar = (one: string) => one !== name && one.toLowerCase() === name.toLowerCase();
  const similar = existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).find(isSimilar);
  return similar ? ` (jest ${similar}: wielkość liter ma znaczenie)` : '';
}
