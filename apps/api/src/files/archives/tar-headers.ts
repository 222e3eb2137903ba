import type { FileHandle } from 'node:fs/promises';
import type { Header } from 'tar-stream';
import { readAt } from './random-access.ts';

/** Adds what the types of tar-stream leave out. */
export interface EntryHeader extends Omit<Header, 'type' | 'pax'> {
  /** Null for a type that tar-stream does not support. */
  type: Header['type'] | null;
  pax: Readonly<Record<string, string>> | null;
  /** Of the content, right behind the header. */
  byteOffset: number;
}

const headerLength = 512;

export async function* headersOf(file: FileHandle): AsyncGenerator<EntryHeader> {
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

export async function unpackedSize(file: FileHandle, { type, size, pax, byteOffset }: EntryHeader): Promise<number> {
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
