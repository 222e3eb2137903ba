// Opens the database for a task. An embedded one belongs to one process: its server has to stand still, and the refusal says so.
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrationFiles } from '../database/migration-files.ts';
import { openDatabase } from '../database/open-database.ts';
import { refusals } from '../database/start-refused.ts';
import { isUnfinished } from '../storage/unfinished-folder.ts';
import { readApplied } from './migrations.ts';
import { TaskError } from './task-error.ts';

/**
 * An older database is left to the start of its server, which migrates it.
 * @param mayBeNew whether one is made where there is none; otherwise a mistyped folder is refused, and not taken for an office with nothing to do
 */
export async function withDatabase<Result>(
  config: Config,
  work: (database: OpenDatabase) => Promise<Result>,
  mayBeNew = false,
): Promise<Result> {
  requireFinished(config);
  const applied = (await readApplied(config).catch(withoutMigrations)).length;
  if (applied === 0 && !mayBeNew) throw new TaskError(noDatabaseMessage(config));
  const waiting = migrationFiles().length - applied;
  if (applied > 0 && waiting > 0)
    throw new TaskError(`Baza danych czeka na migracje: ${waiting}. Uruchom serwer, a potem powtórz polecenie`);
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** @throws TaskError for a data folder that a restore has not filled to its end */
export function requireFinished({ dataDir }: Config): void {
  if (isUnfinished(dataDir)) throw new TaskError(refusals.unfinished(dataDir));
}

export const noDatabaseMessage = ({ dataDir, database: { url } }: Config): string =>
  url === null
    ? `W folderze ${dataDir} nie ma bazy danych. Sprawdź zmienną DATA_DIR; nowa powstaje przy pierwszym starcie serwera`
    : 'Baza danych jest pusta. Sprawdź zmienną DATABASE_URL; tabele powstają przy pierwszym starcie serwera';

/** 42P01: no such table, so the database is new. */
function withoutMigrations(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return [];
  throw error;
}
