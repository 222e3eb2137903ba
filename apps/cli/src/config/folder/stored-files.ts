// Files that records name: in an export each is named by its content.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/** Of files in an export. */
export const filesFolder = 'pliki';

/** Of the name of an uploaded file, in characters. */
const maxNameLength = 250;

/** The server takes them out of the name of an upload, which would then differ from that of the file for ever. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Why a file cannot have this name; null when it can. */
export function nameRefusal(name: string): string | null {
  const found = invisible.exec(name)?.[0].codePointAt(0);
  if (found !== undefined)
    return `nazwa pliku ma niewidoczny znak U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
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
