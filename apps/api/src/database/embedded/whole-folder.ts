// PGlite creates a new database when it finds none. This must not happen where a database was lost.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusals, StartRefusedError } from '../start-refused.ts';

/** Major version of PostgreSQL in PGlite, which must be that of the files. */
export const embeddedVersion = '18';

/** Whether there is a database; throws unless it is of this version, or when it was lost. */
export function isWholeFolder(dataDir: string, folder: string): boolean {
  const versionFile = path.join(folder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== embeddedVersion) throw new StartRefusedError(refusals.otherVersion(folder, version));
  } else if (!isEmpty(folder)) {
    throw new StartRefusedError(refusals.noVersion(folder));
  } else if (!isEmpty(path.join(dataDir, 'files'))) {
    throw new StartRefusedError(refusals.noDatabase(dataDir));
  }
  return existsSync(versionFile);
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
