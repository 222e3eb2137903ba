// The link by which the first administrator sets a password. It must be kept secret, and the output of a process is usually collected in logs: at a
// terminal it is printed, otherwise it is in a file that only the user of the process can read.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

export const setUpFileName = 'pierwszy-administrator.txt';

/** Returns the line to print at start-up; when an administrator exists there is no link, and the file of an earlier start is removed. */
export async function keepSetUpLink(
  link: string | null,
  { dataDir }: Pick<Config, 'dataDir'>,
  isTerminal: boolean,
): Promise<string | null> {
  const file = path.join(dataDir, setUpFileName);
  if (link === null || isTerminal) {
    await rm(file, { force: true }).catch(() => undefined);
    return link && `Pierwszy administrator ustawia hasło tutaj (jeden raz): ${link}`;
  }
  try {
    await mkdir(dataDir, { recursive: true });
    // a new file: an older one may have other rights
    await rm(file, { force: true });
    await writeFile(file, `${link}\n`, { mode: 0o600, flag: 'wx' });
    return `Link, pod którym pierwszy administrator ustawia hasło (jeden raz), jest w pliku ${file}`;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'nieznany błąd';
    return `Nie można zapisać linku pierwszego administratora w pliku ${file} (${reason}). Popraw prawa do folderu albo ustaw ADMIN_LOGIN, ADMIN_PASSWORD i ADMIN_EMAIL, i uruchom ponownie.`;
  }
}
