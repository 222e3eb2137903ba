// Files that records name: in an export each is named by its content.
import { createHash } from 'node:crypto';
import path from 'node:path';

/** Of files in an export. */
export const filesFolder = 'pliki';

export const fileNameOf = (content: Buffer, name: string): string =>
  `${filesFolder}/${createHash('sha256').update(content).digest('hex').slice(0, 20)}${path.extname(name).toLowerCase()}`;
