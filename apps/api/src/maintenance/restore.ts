// `bip server restore FOLDER`: only into an empty place, and only a backup that is whole.
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { migrationFiles } from '../database/migration-files.ts';
import { createLog } from '../http/log.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { tightenAll } from '../storage/owner-only.ts';
import { receive } from '../storage/received-content.ts';
import { databaseFolder } from './control.ts';
import { requireSame } from './database-facts.ts';
import { embeddedFacts } from './embedded-copies.ts';
import { contentFile, contentsOf, copyContent, dumpFile, openContent, readHead } from './folders/backup-folder.ts';
import { fillFolder } from './folders/fill-folder.ts';
import { requireEmptyPostgres, restorePostgres } from './postgres-copies.ts';
import { TaskError } from './task-error.ts';

export async function restore(config: Config, folder: string): Promise<string> {
  const head = await readHead(folder);
  const { url } = config.database;
  if ((head.engine === 'embedded') !== (url === null))
    throw new TaskError(
      head.engine === 'embedded'
        ? 'Kopia jest z bazy wbudowanej: przywraca się ją bez DATABASE_URL'
        : 'Kopia jest z serwera PostgreSQL: podaj w DATABASE_URL pustą bazę danych',
      2,
    );
  if (!migrationFiles().some(({ name }) => name === head.migration))
    throw new TaskError(
      `Kopia pochodzi z nowszego wydania Redakcji BIP (migracja ${head.migration}). Użyj tamtego wydania`,
    );
  if (url !== null) await requireEmptyPostgres(url);
  const contents = await contentsOf(folder);
  if (contents.length !== head.contents)
    throw new TaskError(`Kopia ma ${contents.length} plików, a powinna mieć ${head.contents}`);
  const { isRepeated } = await fillFolder({
    folder: config.dataDir,
    parts: ['database', 'files'],
    notEmpty: `Folder danych ${config.dataDir} nie jest pusty. Kopię przywraca się tylko do pustego`,
    work: async () => {
      await restoreContents(config, folder, contents);
      requireSame(head.tables, (await restoreDatabase(config, folder)).tables);
    },
  });
  const restored = `Przywrócono: tabele ${Object.keys(head.tables).length}, pliki ${contents.length}. Uruchom serwer`;
  return isRepeated ? `Poprzednie przywracanie przerwano, to zaczęło od nowa. ${restored}` : restored;
}

async function restoreContents(config: Config, folder: string, contents: readonly string[]): Promise<void> {
  const storage = config.s3 === null ? null : openFileStorage(config, createLog('silent'));
  for (const sha256 of contents) {
    if (storage === null) {
      if (await copyContent(openContent(folder, sha256), contentFile(config.dataDir, sha256), sha256)) continue;
    } else {
      const content = await receive(config, openContent(folder, sha256));
      if (content.sha256 === sha256) {
        await storage.prepare(content);
        await storage.save(content);
        continue;
      }
    }
    throw new TaskError(`Plik ${contentFile(folder, sha256)} jest uszkodzony: jego treść jest inna, niż mówi nazwa`);
  }
}

async function restoreDatabase({ dataDir, database: { url } }: Config, folder: string) {
  if (url !== null) return restorePostgres(url, path.join(folder, dumpFile));
  const target = databaseFolder(dataDir);
  await cp(path.join(folder, 'database'), target, { recursive: true });
  // copied with the rights of their sources
  tightenAll(target);
  return embeddedFacts(target);
}
