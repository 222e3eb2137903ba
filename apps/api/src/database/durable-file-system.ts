// The embedded database asks its file system to make a write durable, but Emscripten's fsync does nothing: such a database
// survives the end of the process, not the loss of power. This file system follows the writes and keeps the two
// promises that PostgreSQL relies on: the log is on the disk before a query is answered, and the data files are on the disk before
// a checkpoint says so in pg_control.
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const flush = promisify(fdatasync);

/** The parts of Emscripten that are used here; its own types do not name NODEFS. */
interface Stream {
  node: unknown;
}
type Write = (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number;
interface HostFiles {
  stream_ops: { write: Write };
  /** Path outside, on the real disk. */
  realPath: (node: unknown) => string;
}

export class DurableFileSystem extends NodeFS {
  #log = new Set<string>();
  #data = new Set<string>();
  #knownLogFiles = new Set<string>();

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(pg, options);
    const follow = (module: unknown) => this.#follow((module as { NODEFS: HostFiles }).NODEFS);
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), follow];
    return result;
  }

  override async syncToFs(): Promise<void> {
    if (this.#log.size === 0) return;
    const files = [...this.#log];
    this.#log.clear();
    for (const file of files) {
      const descriptor = openSync(file, 'r+');
      try {
        await flush(descriptor);
      } finally {
        closeSync(descriptor);
      }
      if (!this.#knownLogFiles.has(file)) {
        syncNow(path.dirname(file), 'r');
        this.#knownLogFiles.add(file);
      }
    }
  }

  #follow(files: HostFiles): void {
    const write = files.stream_ops.write;
    files.stream_ops.write = (stream, ...rest) => {
      const file = files.realPath(stream.node);
      if (/[\\/]pg_control$/.test(file)) {
        this.#syncData();
        const written = write(stream, ...rest);
        syncNow(file, 'r+');
        return written;
      }
      (/[\\/]pg_wal[\\/]/.test(file) ? this.#log : this.#data).add(file);
      return write(stream, ...rest);
    };
  }

  #syncData(): void {
    const folders = new Set<string>();
    for (const file of [...this.#log, ...this.#data]) {
      syncNow(file, 'r+');
      folders.add(path.dirname(file));
    }
    for (const folder of folders) syncNow(folder, 'r');
    this.#log.clear();
    this.#data.clear();
  }
}

function syncNow(file: string, mode: 'r' | 'r+'): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, mode);
  } catch {
    return; // removed or renamed since it was written: nothing of it is left to lose
  }
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
