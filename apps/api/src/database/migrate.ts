// Migrates a database to the schema of this release. Files of `migrations` are executed in the order of their names, each once and in a transaction.
// Drizzle's migrator compares dates only and would skip a file that was created earlier but merged later.
import { isDatabaseAway } from './database-away.ts';
import { type Migration, migrationFiles, migrationJournal } from './migration-files.ts';
import { refusals, StartRefusedError } from './start-refused.ts';

/** A single connection, because of session-level locks and transactions. */
export interface Runner {
  /** Executes several statements without parameters. */
  run: (statements: string) => Promise<void>;
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
}

export async function migrate(runner: Runner, files: readonly Migration[] = migrationFiles()): Promise<void> {
  const [found] = await runner.query<{ exists: boolean }>("select to_regclass('migrations') is not null as exists");
  if (found?.exists !== true) await runner.run(migrationJournal);
  const applied = new Map(
    (await runner.query<{ name: string; hash: string }>('select name, hash from migrations')).map((row) => [
      row.name,
      row.hash,
    ]),
  );
  // an older release does not support the newer schema
  const newer = [...applied.keys()].filter((name) => !files.some((file) => file.name === name)).sort();
  if (newer[0] !== undefined) throw new StartRefusedError(refusals.newerDatabase(newer[0]));
  for (const file of files) {
    const hash = applied.get(file.name);
    if (hash === undefined) await apply(runner, file);
    else if (hash !== file.hash) throw new StartRefusedError(refusals.changedMigration(file.name));
  }
}

async function apply(runner: Runner, file: Migration): Promise<void> {
  await runner.run('begin');
  try {
    await runner.run(file.text);
    await runner.query('insert into migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
    await runner.run('commit');
  } catch (error) {
    // without a connection the server rolls back by itself
    await runner.run('rollback').catch(() => undefined);
    if (isDatabaseAway(error)) throw error;
    throw new StartRefusedError(refusals.failedMigration(file.name, (error as Error).message), { cause: error });
  }
}
