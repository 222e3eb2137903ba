// An export: a folder with a file per resource, the files that records name, and bip-config.yaml with the version of the format.
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
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { toWriteError } from '../../shared/failures/failures.ts';
import { type ForeignFile, foreignFile, maxFileSize, readForeign } from '../../shared/files/foreign-folder.ts';
import { maxYamlSize } from '../../shared/output/yaml-file.ts';
import { utf8Text } from '../../shared/rows/utf8-text.ts';
import { resources } from '../office/resources.ts';
import { filesFolder, nameRefusal } from './stored-files.ts';

/** Of the export; a newer one has what this program does not know. */
export const formatVersion = 1;
export const headFile = 'bip-config.yaml';

/** Names of stored files, by their content; with the process that was writing one when it ended. */
const storedName = /^[0-9a-f]{20}(\.\w+)?(\.\d+)?$/;

/** Whether the folder has files of these names that no export has written; an interrupted one leaves stored files alone. */
function hasOtherFiles(folder: string): boolean {
  if (existsSync(path.join(folder, headFile))) return false;
  if (resources.some(({ name }) => existsSync(path.join(folder, `${name}.yaml`)))) return true;
  const stored = path.join(folder, filesFolder);
  return (
    existsSync(stored) && !(statSync(stored).isDirectory() && readdirSync(stored).every((one) => storedName.test(one)))
  );
}

/** The folder that an export writes: each file whole or not at all, and only where it differs. */
export class ExportFolder {
  readonly #folder: string;
  /** Of the files of the export. */
  readonly names = new Set<string>();
  written = 0;

  /** @throws CommandError when the folder has such files and is no export, or leads out of it */
  constructor(folder: string) {
    this.#folder = folder;
    const stored = path.join(folder, filesFolder);
    if (isLink(stored))
      throw new CommandError(
        `${stored} jest dowiązaniem, a eksport zapisuje tylko w podanym katalogu`,
        exitCodes.usage,
      );
    if (hasOtherFiles(folder))
      throw new CommandError(
        `Katalog ${folder} ma już takie pliki, a nie jest eksportem: brak ${headFile}`,
        exitCodes.usage,
      );
  }

  write(name: string, content: string | Buffer): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    this.#guarded(() => {
      const file = path.join(this.#folder, name);
      if (isSame(file, content)) return;
      mkdirSync(path.join(this.#folder, filesFolder), { recursive: true });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, content, { flush: true });
      renameSync(draft, file);
      this.written += 1;
    });
  }

  /** Files of an earlier export that no record names any more. */
  removeOthers(): void {
    this.#guarded(() => {
      const folder = path.join(this.#folder, filesFolder);
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder))
        if (storedName.test(name) && !this.names.has(`${filesFolder}/${name}`)) rmSync(path.join(folder, name));
    });
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw toWriteError(this.#folder, error);
    }
  }
}

function isSame(file: string, content: string | Buffer): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size !== Buffer.byteLength(content)) return false;
  return readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content);
}

const isLink = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

export async function readText(folder: string, name: string): Promise<string> {
  return utf8Text(await readForeign(folder, name, maxYamlSize), path.join(folder, name), exitCodes.usage);
}

/** A file that a record names. */
export function namedFile(folder: string, name: string): ForeignFile {
  const refusal = nameRefusal(name);
  return refusal === null ? foreignFile(folder, name, maxFileSize, 'katalogiem konfiguracji') : { refusal };
}
