// A backup is plain files and folders: a link would lead out of it, and a pipe would never end.
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { TaskError } from '../task-error.ts';

/** @param folder itself may be reached through a link. @throws TaskError for the first thing in it that is neither */
export async function requirePlain(folder: string): Promise<void> {
  for (const name of await orGone(readdir(folder), [])) {
    const place = path.join(folder, name);
    const found = await orGone(lstat(place), null);
    if (found?.isDirectory()) await requirePlain(place);
    else if (found?.isFile() === false)
      throw new TaskError(`${place} nie jest zwykłym plikiem ani katalogiem, a kopia ma tylko takie`);
  }
}

/** A running database removes files while they are looked at. */
const orGone = <Found, Gone>(found: Promise<Found>, gone: Gone): Promise<Found | Gone> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return gone;
    throw error;
  });
