// Emscripten's fsync does nothing, so that the embedded database would survive the end of the process, but not a loss of power. This file system
// tracks writes and guarantees what PostgreSQL relies on: the WAL is flushed before a query is acknowledged, and data files are flushed before a
// checkpoint is recorded in pg_control.
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { withoutOthers } from '../../storage/owner-only.ts';
import { endWithoutSpace } from '../start-refused.ts';

const flushDescriptor = promisify(fdatasync);

/** Flushes files; replaced by tests. */
export interface Disk {
  /** Flushes a file asynchronously. */
  flush: (file: string) => Promise<void>;
  /** Flushes a file synchronously. */
  syncFile: (file: string) => void;
  /** Flushes a directory. */
  syncFolder: (folder: string) => void;
}

/** The parts of Emscripten that are used here; its own types do not name NODEFS. */
interface Stream {
  node: unknown;
}
interface Attributes {
  mode?: number;
}
type Write = (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number;
type Make = (parent: unknown, name: string, mode: number, device: number) => unknown;
type Change = (place: unknown, attributes: Attributes) => void;
interface HostFiles {
  stream_ops: { write: Write; setattr: Change };
  node_ops: { mknod: Make; setattr: Change };
  /** Path on the host. */
  realPath: (node: unknown) => string;
}

/** What a write to the WAL does that finds no space: PostgreSQL itself would try for ever here. */
export interface Space {
  /** Whether some was given, so that the write may try again. */
  release: () => boolean;
  /** Ends the process. */
  end: () => never;
}

const noneKept = (folder: string): Space => ({ release: () => false, end: () => endWithoutSpace(folder) });

/** ENOSPC and EDQUOT of Emscripten, which keeps the number of an error alone. */
const noSpace: ReadonlySet<unknown> = new Set([51, 19]);

export class DurableFileSystem extends NodeFS {
  readonly #disk: Disk;
  readonly #space: Space;
  #log = new Set<string>();
  #data = new Set<string>();
  #knownLogFiles = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(dataDir: string, disk: Disk = realDisk, space: Space = noneKept(dataDir)) {
    super(dataDir);
    this.#disk = disk;
    this.#space = space;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(pg, options);
    const follow = (module: unknown) => {
      const { NODEFS: files } = module as { NODEFS: HostFiles };
      keepToOwner(files);
      this.#follow(files);
    };
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), follow];
    return result;
  }

  /** Whether there are unflushed writes to the WAL. */
  get hasUnflushedLog(): boolean {
    return this.#log.size > 0;
  }

  /** Resolves when all previous writes to the WAL are flushed. Calls during a flush share the next one (group commit). */
  override syncToFs(): Promise<void> {
    if (this.#next === undefined) {
      this.#next = this.#running
        .catch(() => undefined)
        .then(() => {
          this.#next = undefined;
          return this.#flushLog();
        });
      this.#running = this.#next;
    }
    return this.#next;
  }

  async #flushLog(): Promise<void> {
    const files = [...this.#log];
    this.#log.clear();
    for (const [index, file] of files.entries()) {
      try {
        await this.#disk.flush(file);
      } catch (error) {
        // retried with the next statement
        for (const left of files.slice(index)) this.#log.add(left);
        throw error;
      }
      if (this.#knownLogFiles.has(file)) continue;
      this.#disk.syncFolder(path.dirname(file));
      this.#knownLogFiles.add(file);
    }
  }

  #follow(files: HostFiles): void {
    const write = files.stream_ops.write;
    files.stream_ops.write = (stream, ...rest) => {
      const file = files.realPath(stream.node);
      if (/[\\/]pg_control$/.test(file)) {
        this.#syncData();
        const written = write(stream, ...rest);
        this.#disk.syncFile(file);
        return written;
      }
      if (!/[\\/]pg_wal[\\/]/.test(file)) {
        this.#data.add(file);
        return write(stream, ...rest);
      }
      this.#log.add(file);
      return this.#withSpace(() => write(stream, ...rest));
    };
  }

  #withSpace(write: () => number): number {
    for (;;) {
      try {
        return write();
      } catch (error) {
        if (!noSpace.has((error as { errno?: unknown }).errno)) throw error;
        if (!this.#space.release()) this.#space.end();
      }
    }
  }

  #syncData(): void {
    const folders = new Set<string>();
    for (const file of [...this.#log, ...this.#data]) {
      this.#disk.syncFile(file);
      folders.add(path.dirname(file));
    }
    for (const folder of folders) this.#disk.syncFolder(folder);
    this.#log.clear();
    this.#data.clear();
  }
}

/** Its files are made and then given 0666, whatever the umask of the process is. */
function keepToOwner({ node_ops, stream_ops }: HostFiles): void {
  const make = node_ops.mknod;
  node_ops.mknod = (parent, name, mode, device) => make(parent, name, withoutOthers(mode), device);
  for (const operations of [node_ops, stream_ops]) {
    const change = operations.setattr;
    operations.setattr = (place, attributes) =>
      change(
        place,
        attributes.mode === undefined ? attributes : { ...attributes, mode: withoutOthers(attributes.mode) },
      );
  }
}

/** Null for a file that was removed or renamed since it was written. */
function openIfThere(place: string, mode: 'r' | 'r+'): number | null {
  try {
    return openSync(place, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function sync(place: string, mode: 'r' | 'r+'): void {
  const descriptor = openIfThere(place, mode);
  if (descriptor === null) return;
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function syncFolder(folder: string): void {
  // Windows has no descriptors of directories
  if (process.platform !== 'win32') sync(folder, 'r');
}

export const realDisk: Disk = {
  flush: async (file) => {
    const descriptor = openIfThere(file, 'r+');
    if (descriptor === null) return;
    try {
      await flushDescriptor(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
  syncFile: (file) => sync(file, 'r+'),
  syncFolder,
};
