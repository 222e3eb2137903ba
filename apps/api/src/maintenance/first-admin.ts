// `bip server first-admin`: a way in for a server that no administrator can sign in to.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createLog } from '../http/log.ts';
import { ensureAdministrator, hasAdministrator } from '../identity/accounts/first-administrator.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { setUpFileName } from '../setup/set-up-link.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { TaskError } from './task-error.ts';
import { withDatabase } from './with-database.ts';

/** @param target „-” prints the link, for a terminal; otherwise the file that gets it, which must not be there */
export async function createFirstAdministrator(config: Config, target: string): Promise<string> {
  if (config.demo) throw new TaskError('Demonstracja ma swoje konta. Uruchom bez DEMO', 2);
  if (target !== '' && target !== '-' && existsSync(target))
    throw new TaskError(`Plik ${target} już istnieje. Podaj inny`, 2);
  const now = () => new Date();
  const makeFirst = async (database: OpenDatabase) => {
    await prepareOffice(database, { config, storage: openFileStorage(config, createLog('silent')), now }, null);
    if (await hasAdministrator(database.db, config))
      throw new TaskError('Serwer ma już administratora. Hasła innych kont ustawia bip users reset');
    return ensureAdministrator(database, config, now());
  };
  const link = await withDatabase(config, makeFirst, true);
  if (link === null && config.firstAdministrator === null)
    throw new TaskError(
      'Logowanie prowadzi inny serwer, więc hasła się tu nie ustawia. Podaj ADMIN_LOGIN, ADMIN_PASSWORD i ADMIN_EMAIL',
      2,
    );
  if (link === null) return `Utworzono konto administratora ${config.firstAdministrator?.login}`;
  if (target === '-') return `Pierwszy administrator ustawia hasło tutaj (jeden raz): ${link}`;
  const file = target === '' ? path.join(config.dataDir, setUpFileName) : target;
  // the one of an earlier start is not valid any more
  await writeFile(file, `${link}\n`, { mode: 0o600, flag: target === '' ? 'w' : 'wx' }).catch((error: unknown) => {
    throw new TaskError(`Nie można zapisać pliku ${file} (${(error as NodeJS.ErrnoException).code})`);
  });
  return `Link, pod którym pierwszy administrator ustawia hasło (jeden raz), jest w pliku ${file}`;
}
