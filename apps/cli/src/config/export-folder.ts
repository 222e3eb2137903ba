// An export: a folder with a file per resource, the files that records name, and bip-config.yaml with the version of the format.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { toWriteError } from '../shared/failures.ts';
import { maxYamlSize } from '../shared/yaml-file.ts';
import { filesFolder } from './stored-files.ts';

/** Of the export; a newer one has what this program does not know. */
export const formatVersion = 1;
export const headFile = 'bip-config.yaml';

/** Writes what differs, each file whole or not at all; the head comes last. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Buffer>): number {
  try {
    if (
      !existsSync(path.join(folder, headFile)) &&
      [...files.keys()].some((name) => existsSync(path.join(folder, name)))
    )
      throw new CommandError(
        `Katalog ${folder} ma już takie pliki, a nie jest eksportem: brak ${headFile}`,
        exitCodes.usage,
      );
    mkdirSync(path.join(folder, filesFolder), { recursive: true });
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

/** @throws CommandError when there is no such file, or it is larger */
function readBytes(file: string, largest: number): Buffer {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new CommandError(`Brak pliku ${file}`, exitCodes.usage);
  if (found.size > largest) throw new CommandError(`${file}: plik jest za duży`, exitCodes.usage);
  return readFileSync(file);
}

export function readText(folder: string, name: string): string {
  const file = path.join(folder, name);
  const bytes = readBytes(file, maxYamlSize);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${file}: to nie jest tekst w UTF-8`, exitCodes.usage);
  }
}

/** Protects the memory; the server has a limit of its own. */
const maxFileSize = 100_000_000;

/** A file that a record names; undefined when it is not there or not inside the folder, also through a link. */
export function contentOf(folder: string, name: string): Buffer | undefined {
  const root = realpathSync(folder);
  const file = path.resolve(root, name);
  if (!file.startsWith(root + path.sep) || !existsSync(file) || realpathSync(file) !== file) return undefined;
  return statSync(file).isFile() ? readBytes(file, maxFileSize) : undefined;
}
