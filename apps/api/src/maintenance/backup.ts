// `bip server backup FOLDER`, while the server runs or not: first the database at one moment, then the contents that it refers to, all of it checked.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { isFullDisk } from '../database/embedded/kept-space.ts';
import { createLog } from '../http/log.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { databaseFolder } from './control.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { copyEmbedded, embeddedFacts } from './embedded-copies.ts';
import { backupParts, contentFile, copyContent, dumpFile, writeHead } from './folders/backup-folder.ts';
import { fillFolder } from './folders/fill-folder.ts';
import { dumpPostgres } from './postgres-copies.ts';
import { TaskError } from './task-error.ts';
import { noDatabaseMessage, requireFinished } from './with-database.ts';

export async function backUp(config: Config, folder: string): Promise<string> {
  try {
    return await writeBackup(config, folder);
  } catch (error) {
    if (!isFullDisk(error)) throw error;
    // the disk may be that of the server
    throw new TaskError(`Na dysku z katalogiem kopii ${folder} zabrakło miejsca, więc kopia nie powstała`);
  }
}

async function writeBackup(config: Config, folder: string): Promise<string> {
  const { url } = config.database;
  requireFinished(config);
  if (url === null && !existsSync(databaseFolder(config.dataDir))) throw new TaskError(noDatabaseMessage(config));
  const { result, isRepeated } = await fillFolder({
    folder,
    parts: backupParts,
    notEmpty: `Katalog ${folder} nie jest pusty. Podaj nowy`,
    work: () => makeBackup(config, folder),
  });
  if (result.missing.length > 0)
    throw new TaskError(
      `Kopia powstała, ale w magazynie plików brakuje treści: ${result.missing.length} (${result.missing.slice(0, 3).join(', ')}…)`,
    );
  return `${isRepeated ? 'Poprzednią kopię przerwano, ta zaczęła od nowa. ' : ''}${result.text}`;
}

async function makeBackup(config: Config, folder: string): Promise<{ text: string; missing: string[] }> {
  const { tables, migration, contents } = await copyDatabase(config, folder);
  const missing = await copyContents(config, folder, contents);
  const engine = config.database.url === null ? 'embedded' : 'postgres';
  await writeHead(folder, {
    format: 1,
    engine,
    made: new Date().toISOString(),
    migration,
    tables,
    contents: contents.length,
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const text = `Kopia sprawdzona: tabele ${Object.keys(tables).length}, wiersze ${rows}, pliki ${contents.length}`;
  return { text, missing };
}

async function copyDatabase({ dataDir, database: { url } }: Config, folder: string): Promise<DatabaseFacts> {
  if (url !== null) return dumpPostgres(url, path.join(folder, dumpFile));
  const target = path.join(folder, 'database');
  await copyEmbedded(dataDir, target);
  return embeddedFacts(target);
}

/** @returns what is not in the storage, or is not what its name says */
async function copyContents(config: Config, folder: string, contents: DatabaseFacts['contents']): Promise<string[]> {
  const storage = openFileStorage(config, createLog('silent'));
  const missing: string[] = [];
  for (const content of contents) {
    const { sha256 } = content;
    const source = await storage.open(content);
    if (source === null || !(await copyContent(source, contentFile(folder, sha256), sha256))) missing.push(sha256);
  }
  return missing;
}
