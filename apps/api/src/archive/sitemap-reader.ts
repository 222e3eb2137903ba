// A sitemap with all its parts: an index leads to further sitemaps, any of them may be compressed.
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { formatFileSize } from '@redakcja/domain/shared/file-size';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { ProblemError } from '../shared/problem.ts';
import { archiveFailure } from './archive-failure.ts';
import { type ArchiveServer, connectionFailure, openAddress } from './open-address.ts';
import { parseSitemap } from './sitemap-parser.ts';

export interface SitemapLimits {
  /** Of all sitemaps together; as they arrive, and after decompression. */
  maxBytes: number;
  maxAddresses: number;
}

/** How far the reading is. */
export interface SitemapProgress {
  addresses: number;
  /** After decompression. */
  bytes: number;
}

/** An index of indexes of sitemaps is the deepest there is. */
const maxLevels = 3;
const maxSitemaps = 5000;

/** Addresses as the sitemap writes them, some at a time. `progress` grows while it is read. */
export async function* readSitemap(
  address: string,
  server: ArchiveServer,
  limits: SitemapLimits,
  progress: SitemapProgress,
  signal: AbortSignal,
): AsyncGenerator<string[]> {
  const seen = new Set([address]);
  let receivedBytes = 0;
  const receive = (size: number) => {
    receivedBytes += size;
    requireSize(receivedBytes, limits);
  };
  const unpack = (size: number) => {
    progress.bytes += size;
    requireSize(progress.bytes, limits);
  };

  async function* contents(from: string): AsyncGenerator<Buffer> {
    const response = await openAddress(from, server, signal);
    const received = metered(response, receive);
    // compressed as a file, for the transfer, or both
    yield* metered(await unpacked(await unpacked(received)), unpack);
  }

  async function* read(from: string, above: readonly string[]): AsyncGenerator<string[]> {
    const further: string[] = [];
    for await (const entries of parseSitemap(readable(contents(from)), from)) {
      const locations = entries.flatMap(({ kind, location }) => (kind === 'address' ? [location] : []));
      progress.addresses += locations.length;
      if (progress.addresses > limits.maxAddresses) {
        const most = countOf(limits.maxAddresses, nouns.address);
        throw archiveFailure(`Mapa strony jest za duża. Może mieć najwyżej ${most} (ARCHIVE_MAX_ADDRESSES)`);
      }
      if (locations.length > 0) yield locations;
      for (const { kind, location } of entries) if (kind === 'sitemap') further.push(next(location, from, above));
      if (further.length > maxSitemaps) throw archiveFailure(`Indeks wskazuje zbyt wiele map strony: ${from}`);
    }
    for (const one of further) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > maxSitemaps) throw archiveFailure(`Indeks wskazuje zbyt wiele map strony: ${from}`);
      yield* read(one, [...above, from]);
    }
  }

  yield* read(address, []);
}

function requireSize(bytes: number, { maxBytes }: SitemapLimits): void {
  if (bytes <= maxBytes) return;
  throw archiveFailure(
    `Mapa strony jest za duża. Może mieć najwyżej ${formatFileSize(maxBytes)} po rozpakowaniu (ARCHIVE_MAX_BYTES)`,
  );
}

/** Address of a sitemap that an index names. */
function next(location: string, index: string, above: readonly string[]): string {
  const address = URL.canParse(location) ? new URL(location).href : location;
  if ([...above, index].includes(address)) throw archiveFailure(`Indeks map strony wskazuje sam siebie: ${address}`);
  if (above.length + 1 >= maxLevels) throw archiveFailure(`Indeksy map strony są zagnieżdżone zbyt głęboko: ${index}`);
  return address;
}

async function* metered(source: AsyncIterable<Buffer>, count: (size: number) => void): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    count(bytes.length);
    yield bytes;
  }
}

/** The content without its gzip, if it begins as gzip does. */
async function unpacked(source: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const chunks = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let isOver = false;
  while (head.length < 2 && !isOver) {
    const { value, done } = await chunks.next();
    if (done === true) isOver = true;
    else head = Buffer.concat([head, value]);
  }
  const whole = after(head, { [Symbol.asyncIterator]: () => chunks });
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole;
  return pipeline(Readable.from(whole), createGunzip(), () => undefined);
}

async function* after(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** Faults of the connection and of the compression, in words. */
async function* readable(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'Z_BUF_ERROR') throw connectionFailure(error); // it ended too early
    if (code.startsWith('Z_')) throw archiveFailure('Plik mapy strony jest uszkodzony: nie można go rozpakować');
    throw connectionFailure(error);
  }
}
