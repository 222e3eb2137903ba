import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { FileStorage, StoredContent } from './file-storage.ts';
import { discard, type ReceivedContent } from './received-content.ts';
import { storageKey } from './storage-key.ts';

/** Contents are stored in `DATA_DIR/files`, on the same file system as incoming ones, so that storing one is a rename. */
export function diskStorage({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  const folder = path.join(dataDir, 'files');
  const pathOf = (sha256: string) => path.join(folder, storageKey(sha256));
  return {
    prepare: async () => undefined,
    async save(content: ReceivedContent) {
      const target = pathOf(content.sha256);
      if (await exists(target)) return discard(content);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(content.path, target);
      await flushFolder(path.dirname(target));
      await flushFolder(folder);
    },
    async open({ sha256, size }) {
      const file = pathOf(sha256);
      const found = await stat(file).catch(() => null);
      return found === null || (size ?? found.size) !== found.size ? null : createReadStream(file);
    },
    async *list() {
      for (const name of await namesIn(folder)) {
        if (/^[0-9a-f]{2}$/.test(name)) yield* contentsIn(path.join(folder, name));
      }
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
    },
    check: async () => undefined,
  };
}

async function* contentsIn(folder: string): AsyncGenerator<StoredContent> {
  for (const name of await namesIn(folder)) {
    if (!/^[0-9a-f]{64}$/.test(name) || !name.startsWith(path.basename(folder))) continue;
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found !== null) yield { sha256: name, storedAt: found.mtime };
  }
}

/** None of a folder that is not there. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function flushFolder(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    // Windows cannot flush folders
    await handle.sync().catch(() => undefined);
  } finally {
    await handle.close();
  }
}
