// Tasks of who runs the server: the server's program with a task instead of serving. `bip server` starts it so.
import type { Config } from '../config.ts';
import { TaskError } from './task-error.ts';

interface Done {
  text: string;
  /** 0 unless given. */
  exitCode?: number;
}

type Task = (config: Config, args: readonly string[]) => Promise<Done>;

const tasks: Readonly<Record<string, Task>> = {
  backup: async (config, args) => ({ text: await (await import('./backup.ts')).backUp(config, folderOf(args)) }),
  restore: async (config, args) => ({ text: await (await import('./restore.ts')).restore(config, folderOf(args)) }),
  migrations: async (config) => ({ text: await (await import('./migrations.ts')).listMigrations(config) }),
  'first-admin': async (config, [target = '']) => ({
    text: await (await import('./first-admin.ts')).createFirstAdministrator(config, target),
  }),
  schedule: async (config) => ({ text: await (await import('./run-schedule.ts')).runScheduleOnce(config) }),
  cleanup: async (config, args) => {
    const { cleanUp, cleanUpText } = await import('./clean-up.ts');
    const isDryRun = args.includes('dry-run');
    const removed = await cleanUp(config, isDryRun);
    return { text: args.includes('json') ? JSON.stringify(removed, null, 2) : cleanUpText(removed, isDryRun) };
  },
  status: async (config, args) => {
    const { readStatus, statusText } = await import('./status.ts');
    const status = await readStatus(config);
    return { text: args.includes('json') ? JSON.stringify(status, null, 2) : statusText(status) };
  },
  doctor: async (config, args) => {
    const { examine, examineText } = await import('./doctor.ts');
    const checks = await examine(config, args.includes('hashes') ? progress(args.includes('progress')) : undefined);
    const text = args.includes('json') ? JSON.stringify(checks, null, 2) : examineText(checks);
    return { text, exitCode: checks.every(({ isOk }) => isOk) ? 0 : 1 };
  },
};

const progressPause = 2000;

/** A line now and then, so that a person sees that it goes on. */
function progress(isShown: boolean) {
  let next = Date.now() + progressPause;
  return (done: number, all: number) => {
    if (!isShown || Date.now() < next) return;
    next = Date.now() + progressPause;
    process.stderr.write(`Pliki: przeczytano ${done} z ${all}\n`);
  };
}

function folderOf([folder = '']: readonly string[]): string {
  if (folder === '') throw new TaskError('Podaj katalog kopii', 2);
  return folder;
}

/** @returns the exit code */
export async function runTask(config: Config, [name = '', ...args]: readonly string[]): Promise<number> {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  try {
    if (task === undefined)
      throw new TaskError(`Nieznane zadanie: ${name}. Zadania: ${Object.keys(tasks).join(', ')}`, 2);
    const { text, exitCode = 0 } = await task(config, args);
    process.stdout.write(`${text}\n`);
    return exitCode;
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
