// Tasks of who runs the server: the server's program with a task instead of serving. `bip server` starts it so.
import type { Config } from '../config.ts';
import { TaskError } from './task-error.ts';

const tasks: Readonly<Record<string, (config: Config, folder: string) => Promise<string>>> = {
  backup: async (config, folder) => (await import('./backup.ts')).backUp(config, folder),
  restore: async (config, folder) => (await import('./restore.ts')).restore(config, folder),
  migrations: async (config) => (await import('./migrations.ts')).listMigrations(config),
};

/** @returns the exit code */
export async function runTask(config: Config, [name = '', folder = '']: readonly string[]): Promise<number> {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  try {
    if (task === undefined)
      throw new TaskError(`Nieznane zadanie: ${name}. Zadania: ${Object.keys(tasks).join(', ')}`, 2);
    if (name !== 'migrations' && folder === '') throw new TaskError('Podaj katalog kopii', 2);
    process.stdout.write(`${await task(config, folder)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
