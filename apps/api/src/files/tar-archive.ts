// Reads the headers of a TAR archive. Entries are not compressed: only sparse files can unpack to more than the archive holds.
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Header } from 'tar-stream';
import { type Archive, isSystemError, type Member, maxEntries } from './archive-limits.ts';
import { readAt, withFile } from './random-access.ts';

/** Adds what the types of tar-stream leave out. */
interface EntryHeader extends Omit<Header, 'type' | 'pax'> {
  /** Null for a type that tar-stream does not know. */
  type: Header['type'] | null;
  pax: Readonly<Record<string, string>> | null;
  /** Of the content, right behind the header. */
  byteOffset: number;
}

const headerLength = 512;

/** Null when the file is no valid TAR archive. */
export async function readTar(path: string): Promise<Archive | null> {
  return withFile(path, async (file) => {
    const members: Member[] = [];
    let unpacked = 0;
    try {
      for await (const header of headersOf(file)) {
        if (members.length === maxEntries) return { entries: maxEntries + 1, unpacked, members };
        unpacked += await unpackedSize(file, header);
        members.push(memberAt(path, header));
      }
    } catch (error) {
      if (isSystemError(error)) throw error;
      return null;
    }
    return members.length === 0 ? null : { entries: members.length, unpacked, members };
  });
}

async function* headersOf(file: FileHandle): AsyncGenerator<EntryHeader> {
  const { extract } = await import('tar-stream');
  // archives older than POSIX (1988) do not name their format
  const anyFormat: Parameters<typeof extract>[0] & { allowUnknownFormat: boolean } = { allowUnknownFormat: true };
  const source = file.createReadStream({ autoClose: false });
  const entries = extract(anyFormat);
  source.on('error', (error) => entries.destroy(error)).pipe(entries);
  try {
    for await (const entry of entries) {
      yield entry.header as EntryHeader;
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

function memberAt(path: string, { name, size, byteOffset: start }: EntryHeader): Member {
  const open = async () => createReadStream(path, { start, end: start + size - 1 });
  return { name, size, open: size === 0 ? null : open };
}

async function unpackedSize(file: FileHandle, { type, size, pax, byteOffset }: EntryHeader): Promise<number> {
  const real = pax?.['GNU.sparse.realsize'] ?? pax?.['GNU.sparse.size'];
  if (real !== undefined) return numberOf(real, 10);
  if (type !== null) return size;
  const header = (await readAt(file, byteOffset - headerLength, headerLength)).toString('latin1');
  return header[156] === 'S' ? numberOf(header.slice(483, 495), 8) : size;
}

/** An unreadable number counts as over every limit. */
function numberOf(text: string, base: number): number {
  const value = Number.parseInt(text, base);
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}
