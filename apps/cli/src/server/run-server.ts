// `bip server …`: the server's own program does the work, since it has the database and the storage; its settings are those of the environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRows } from '../shared/output/output.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { isChosen } from '../shared/output/selection.ts';
import type {
  CleanUpOptions,
  ExamineServerOptions,
  FirstAdminOptions,
  ServerOptions,
  ServerStatusOptions,
} from './commands.ts';

/** Of the project that the command is a part of, built or not. */
const ownProgram = path.resolve(import.meta.dirname, '../../api/dist/main.mjs');

/** @param isRecord whether its output is JSON of which a part is printed */
async function run(
  args: readonly string[],
  options: Pick<ServerOptions, 'program'>,
  context: Context,
  isRecord = false,
): Promise<ExitCode> {
  const found = [options.program, ownProgram, path.resolve(ownProgram, '../../../../api/dist/main.mjs')].find(
    (one) => one !== undefined && existsSync(one),
  );
  if (found === undefined || (options.program !== undefined && found !== options.program))
    throw new CommandError('Nie ma programu serwera. Wskaż jego plik main.mjs opcją --program', exitCodes.usage);
  const child = spawn(process.execPath, [found, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const record: string[] = [];
  // as text: what a foreign backup brings goes through the filter of the terminal, as everything else
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (isRecord) record.push(text);
    else context.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => context.stderr.write(text));
  const stop = context.onInterrupt(() => child.kill('SIGINT'));
  const [code, signal] = await once(child, 'close');
  stop();
  if (record.length > 0) printPart(context, JSON.parse(record.join('')));
  if (signal !== null) return exitCodes.interrupted;
  return Object.values(exitCodes).find((one) => one === code) ?? exitCodes.failed;
}

function printPart(context: Context, result: object): void {
  if (Array.isArray(result)) printRows(context, 'json', { rows: result, columns: [], id: () => null });
  else printRecord(context, true, result, () => '');
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

export function cleanUp(options: CleanUpOptions, context: Context) {
  const isPart = isChosen(context.selection);
  const dryRun = options.dryRun ? ['dry-run'] : [];
  return run(['cleanup', ...dryRun, ...(options.json || isPart ? ['json'] : [])], options, context, isPart);
}

export function showStatus({ json, ...options }: ServerStatusOptions, context: Context) {
  const isPart = isChosen(context.selection);
  return run(['status', ...(json || isPart ? ['json'] : [])], options, context, isPart);
}

export function examineServer(options: ExamineServerOptions, context: Context) {
  const { json, hashes } = options;
  const isPart = isChosen(context.selection);
  const reading = hashes ? ['hashes', ...(context.stderr.isTTY ? ['progress'] : [])] : [];
  return run(['doctor', ...(json || isPart ? ['json'] : []), ...reading], options, context, isPart);
}
