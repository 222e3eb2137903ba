// Copies of the embedded database.
import { DurableFileSystem } from '../database/embedded/durable-file-system.ts';
import { createDurable, pgliteRunner } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { copyDatabaseFiles, copyOfRunning, databaseFolder } from './control.ts';
import { type DatabaseFacts, readFacts } from './database-facts.ts';
import { requirePlain } from './folders/plain-folder.ts';
import { TaskError } from './task-error.ts';

/** By the server while it runs, otherwise with the folder locked. */
export async function copyEmbedded(dataDir: string, target: string): Promise<void> {
  await requirePlain(databaseFolder(dataDir));
  if (await copyOfRunning(dataDir, target)) return;
  const release = await lockFolder(dataDir);
  try {
    copyDatabaseFiles(dataDir, target);
  } finally {
    await release();
  }
}

/** Opens the database in a folder, which brings a copy of a running one to its moment; nothing is migrated. */
export async function embeddedFacts(folder: string): Promise<DatabaseFacts> {
  try {
    const client = await createDurable(new DurableFileSystem(folder));
    try {
      return await readFacts(pgliteRunner(client));
    } finally {
      await client.close();
    }
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    throw new TaskError(`Skopiowanej bazy danych nie można otworzyć (${why})`);
  }
}
