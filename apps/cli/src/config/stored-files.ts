// Files that records name: in an export each is named by its content.
import { createHash } from 'node:crypto';
import path from 'node:path';

/** Of files in an export. */
export const filesFolder = 'pliki';

export const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

export const fileNameOf = (content: Buffer, name: string): string =>
  `${filesFolder}/${hashOf(content).slice(0, 20)}${path.extname(name).toLowerCase()}`;
