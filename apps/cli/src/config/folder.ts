// An export: a folder with a file per resource, the files that records name, and bip-config.yaml, which says what it is.
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { toWriteError } from '../shared/failures.ts';
import { filesFolder } from './stored-files.ts';

/** Of the export; a newer one has what this program does not know. */
export const formatVersion = 1;
export const headFile = 'bip-config.yaml';

/** Writes what differs, each file whole or not at all; the head comes last. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Buffer>): number {
  try {
    mkdirSync(path.join(folder, filesFolder), { recursive: true });
    if (
      !existsSync(path.join(folder, headFile)) &&
      [...files.keys()].some((name) => existsSync(path.join(folder, name)))
    )
      throw new CommandError(
        `Katalog ${folder} ma już takie pliki, a nie jest eksportem: brak ${headFile}`,
        exitCodes.usage,
      );
    let written = 0;
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, content, { flush: true });
      renameSync(draft, file);
      written += 1;
    }
    for (const name of readdirSync(path.join(folder, filesFolder)))
      if (/^[0-9a-f]{20}\.\w+$/.test(name) && !files.has(`${filesFolder}/${name}`))
        rmSync(path.join(folder, filesFolder, name));
    return written;
  } catch (error) {
    throw toWriteError(folder, error);
  }
}

/** @throws CommandError when there is no such file */
export function readText(folder: string, name: string, largest: number): string {
  const file = path.join(folder, name);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new CommandError(`Brak pliku ${file}`, exitCodes.usage);
  if (size > largest) throw new CommandError(`${file}: plik jest za duży`, exitCodes.usage);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${file}: to nie jest tekst w UTF-8`, exitCodes.usage);
  }
}

/** A file that a record names; undefined when it is not there or not inside the folder. */
export function contentOf(folder: string, name: string): Buffer | undefined {
  const root = path.resolve(folder);
  const file = path.resolve(root, name);
  if (!file.startsWith(root + path.sep) || !existsSync(file) || !lstatSync(file).isFile()) return undefined;
  return readFileSync(file);
}

export const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
