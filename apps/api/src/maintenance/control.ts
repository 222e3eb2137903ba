// What a process beside the server asks of it: to hold still while its embedded database is copied, and what waits in that database.
// A socket file that only its owner may open.
import { chmodSync, constants, cpSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { WorkFacts } from '../monitoring/work-facts.ts';
import { tightenAll } from '../storage/owner-only.ts';
import { TaskError } from './task-error.ts';

const socketFile = (dataDir: string) => path.join(dataDir, 'control.sock');

/** Maximum length of the path of a socket file on all systems. */
const maxSocketPathLength = 100;

export const databaseFolder = (dataDir: string) => path.join(dataDir, 'database');

/**
 * The files of the database as they are at one moment. Synchronous: the database runs in this thread, so that nothing is written meanwhile, and the
 * log in the copy brings it to that moment when it is opened. A file system that can shares the blocks and copies nothing.
 */
export function copyDatabaseFiles(dataDir: string, target: string): void {
  // of a folder behind a link the link would be copied
  cpSync(realpathSync(databaseFolder(dataDir)), target, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    errorOnExist: true,
    force: false,
    filter: (file) => path.basename(file) !== 'postmaster.pid',
  });
  // copied with the rights of their sources
  tightenAll(target);
}

/** Answers until the returned function is called. */
export function listenForTasks(
  { dataDir, database }: Config,
  log: FastifyBaseLogger,
  work: () => Promise<WorkFacts>,
): () => Promise<void> {
  const file = socketFile(dataDir);
  if (database.url !== null || file.length > maxSocketPathLength) return async () => undefined;
  rmSync(file, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, { dataDir, log, work }).catch((error: unknown) =>
      log.error({ err: error }, 'a request of control.sock failed'),
    );
  });
  server.on('error', (error) => log.error({ err: error }, 'control.sock cannot be used'));
  server.listen(file, () => chmodSync(file, 0o600)).unref();
  return () => new Promise((done) => server.close(() => done()));
}

interface Answering {
  dataDir: string;
  log: FastifyBaseLogger;
  work: () => Promise<WorkFacts>;
}

/** A request: where to copy the database; without a place, what waits in it. */
interface TaskRequest {
  copyTo?: string;
}

async function answer(socket: Socket, { dataDir, log, work }: Answering): Promise<void> {
  const { copyTo } = JSON.parse(await text(socket)) as TaskRequest;
  if (copyTo === undefined) return void socket.end(JSON.stringify(await work()));
  const begin = performance.now();
  try {
    copyDatabaseFiles(dataDir, copyTo);
    log.info({ milliseconds: Math.round(performance.now() - begin) }, 'the database was copied for a backup');
    socket.end('ok');
  } catch (error) {
    log.error({ err: error }, 'the database was not copied for a backup');
    socket.end(error instanceof Error && 'code' in error ? String(error.code) : 'failed');
  }
}

/** The answer of the running server; null when none is running. */
async function ask(dataDir: string, request: TaskRequest): Promise<string | null> {
  const socket = connect({ path: socketFile(dataDir), allowHalfOpen: true });
  const isThere = await new Promise<boolean>((done) =>
    socket.once('connect', () => done(true)).once('error', () => done(false)),
  );
  if (!isThere) return null;
  socket.end(JSON.stringify(request));
  return text(socket);
}

/** What waits in the database of the running server; null when none is running. @throws TaskError */
export async function workOfRunning(dataDir: string): Promise<WorkFacts | null> {
  const result = await ask(dataDir, {});
  if (result === '') throw new TaskError('Serwer skończył pracę, zanim odpowiedział');
  return result === null ? null : (JSON.parse(result) as WorkFacts);
}

/** Asks the running server for a copy. False when none is running. @throws TaskError */
export async function copyOfRunning(dataDir: string, target: string): Promise<boolean> {
  const result = await ask(dataDir, { copyTo: path.resolve(target) });
  if (result === null) return false;
  if (result !== 'ok')
    throw Object.assign(
      new TaskError(
        `Serwer nie skopiował swojej bazy danych do ${target} (${result === '' ? 'skończył pracę' : result})`,
      ),
      { code: result },
    );
  return true;
}
