// Files that records name: in an export each is named by its content.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileNameIn } from '@redakcja/domain/files/file-name';
import { composed } from '@redakcja/domain/shared/text/one-spelling';

/** Of files in an export. */
export const filesFolder = 'pliki';

/** Of the name of an uploaded file, in characters. */
const maxNameLength = 250;

/** Why a file cannot have this name; null when it can. Another name than the server gives it would differ for ever. */
export function nameRefusal(name: string): string | null {
  const base = composed(path.posix.basename(name));
  const kept = fileNameIn(base);
  if (kept !== base) {
    const lost = [...base].find((character) => !kept.includes(character))?.codePointAt(0);
    const which = lost === undefined ? '' : ` U+${lost.toString(16).toUpperCase().padStart(4, '0')}`;
    return `nazwa pliku ma niewidoczny znak${which}`;
  }
  return name.length > maxNameLength ? `nazwa pliku może mieć najwyżej ${maxNameLength} znaków` : null;
}

export const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Reads the file in parts: it may have a hundred megabytes. */
export function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const part = Buffer.allocUnsafe(1_048_576);
  const opened = openSync(file, 'r');
  try {
    for (let size = readSync(opened, part); size > 0; size = readSync(opened, part))
      hash.update(part.subarray(0, size));
  } finally {
    closeSync(opened);
  }
  return hash.digest('hex');
}

/** @param hash of the content */
export const fileNameOf = (hash: string, name: string): string =>
  `${filesFolder}/${hash.slice(0, 20)}${path.extname(name).toLowerCase()}`;
