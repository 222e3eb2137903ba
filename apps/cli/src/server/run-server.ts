// `bip server …`: the server's own program does the work, since it has the database and the storage; its settings are those of the environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import type { CleanUpOptions, ExamineServerOptions, FirstAdminOptions, ServerOptions } from './commands.ts';

/** Of the project that the command is a part of, built or not. */
const ownProgram = path.resolve(import.meta.dirname, '../../api/dist/main.mjs');

async function run(
  args: readonly string[],
  options: Pick<ServerOptions, 'program'>,
  context: Context,
): Promise<ExitCode> {
  const found = [options.program, ownProgram, path.resolve(ownProgram, '../../../../api/dist/main.mjs')].find(
    (one) => one !== undefined && existsSync(one),
  );
  if (found === undefined || (options.program !== undefined && found !== options.program))
    throw new CommandError('Nie ma programu serwera. Wskaż jego plik main.mjs opcją --program', exitCodes.usage);
  const child = spawn(process.execPath, [found, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (text) => context.stdout.write(text));
  child.stderr.on('data', (text) => context.stderr.write(text));
  const stop = context.onInterrupt(() => child.kill('SIGINT'));
  const [code, signal] = await once(child, 'close');
  stop();
  if (signal !== null) return exitCodes.interrupted;
  return Object.values(exitCodes).find((one) => one === code) ?? exitCodes.failed;
}

export const backUpServer = (folder: string, options: ServerOptions, context: Context) =>
  run(['backup', path.resolve(folder)], options, context);

export const restoreServer = (folder: string, options: ServerOptions, context: Context) =>
  run(['restore', path.resolve(folder)], options, context);

export const listMigrations = (options: ServerOptions, context: Context) => run(['migrations'], options, context);

/** On a terminal the link is shown, which nothing collects; otherwise a file gets it. */
export const createFirstAdmin = (options: FirstAdminOptions, context: Context) =>
  run(
    ['first-admin', options.links === undefined ? (context.stdout.isTTY ? '-' : '') : path.resolve(options.links)],
    options,
    context,
  );

export const runSchedule = (options: ServerOptions, context: Context) => run(['schedule'], options, context);

export const cleanUp = (options: CleanUpOptions, context: Context) =>
  run(['cleanup', ...(options.dryRun ? ['dry-run'] : []), ...(options.json ? ['json'] : [])], options, context);

export function examineServer(options: ExamineServerOptions, context: Context) {
  const { json, hashes } = options;
  const reading = hashes ? ['hashes', ...(context.stderr.isTTY ? ['progress'] : [])] : [];
  return run(['doctor', ...(json ? ['json'] : []), ...reading], options, context);
}
