// The data folder when the server starts: an earlier release, or whoever made the folder, may have let others in.
import { existsSync, realpathSync } from 'node:fs';
import { tightenFolder } from '../storage/owner-only.ts';

/** @returns what to say of it, or null. A folder of somebody else is no reason not to start. */
export function keepDataFolder(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  try {
    return tightenFolder(realpathSync(dataDir))
      ? `Folder danych ${dataDir} był dostępny dla innych kont tego komputera. Teraz ma do niego dostęp tylko konto serwera.`
      : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM') throw error;
    return `Folder danych ${dataDir} jest dostępny dla innych kont tego komputera, a serwer nie może tego zmienić. Oddaj folder z zawartością kontu serwera (chown -R) i uruchom go ponownie.`;
  }
}
