// Two processes on one embedded database would corrupt it, so the second one is refused. The lock is a listening socket, which the system releases
// however the process ends: an abstract socket (or named pipe) for processes in the same network namespace, and a socket file in the folder for
// containers that share it.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { StartRefusedError } from '../start-refused.ts';

export class FolderInUseError extends StartRefusedError {
  constructor(folder: string) {
    super(
      `Folder danych ${folder} jest używany przez inny proces. Zatrzymaj go albo wskaż inny folder zmienną DATA_DIR.`,
    );
  }
}

/** Maximum length of the path of a socket file on all systems. */
const maxSocketPathLength = 100;

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  return lock(folder, [...namesOf(real), ...socketFilesOf(real)]);
}

/** For a folder in which a socket file would be in the way: holds off the processes of this computer, where the system has names for it. */
export const lockAmongProcesses = (folder: string): Promise<() => Promise<void>> =>
  lock(folder, namesOf(realpathSync(folder)));

async function lock(folder: string, addresses: readonly string[]): Promise<() => Promise<void>> {
  const held: Server[] = [];
  const release = async () => {
    for (const server of held) await new Promise((done) => server.close(done));
  };
  try {
    for (const address of addresses) held.push(await acquire(address));
  } catch (error) {
    await release();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new FolderInUseError(folder);
    throw error;
  }
  return release;
}

function namesOf(folder: string): string[] {
  const name = `redakcja-bip-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  return process.platform === 'linux' ? [`\0${name}`] : [];
}

function socketFilesOf(folder: string): string[] {
  const file = path.join(folder, 'lock.sock');
  return process.platform === 'win32' || file.length > maxSocketPathLength ? [] : [file];
}

async function acquire(address: string): Promise<Server> {
  try {
    return await listen(address);
  } catch (error) {
    const isFile = path.isAbsolute(address) && process.platform !== 'win32';
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || !isFile || (await isAlive(address))) throw error;
    rmSync(address, { force: true }); // left by a killed process
    return await listen(address);
  }
}

async function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  server.listen(address);
  await once(server, 'listening');
  return server;
}

async function isAlive(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
