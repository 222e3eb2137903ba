// Files that records name: in an export each is named by its content.
import { createHash } from 'node:crypto';
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

export const fileNameOf = (content: Buffer, name: string): string =>
  `${filesFolder}/${hashOf(content).slice(0, 20)}${path.extname(name).toLowerCase()}`;
