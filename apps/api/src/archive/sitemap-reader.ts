// Reads a sitemap or a sitemap index with all its sitemaps, compressed or not.
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { ProblemError } from '../http/problem.ts';
import { type ArchiveServer, connectionError, fetchAddress } from './archive-client.ts';
import { archiveError } from './archive-error.ts';
import { parseSitemap } from './sitemap-parser.ts';

export interface SitemapLimits {
  /** Of all sitemaps together, before and after decompression. */
  maxBytes: number;
  maxAddresses: number;
}

export interface SitemapProgress {
  addresses: number;
  /** After decompression. */
  bytes: number;
}

/** An index of indexes of sitemaps. */
const maxLevels = 3;
const maxSitemaps = 5000;

/** Addresses in batches, as they are in the sitemap. Updates `progress`. */
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
    const response = await fetchAddress(from, server, signal);
    const received = counted(response, receive);
    // .xml.gz, Content-Encoding: gzip, or both
    yield* counted(await gunzipped(await gunzipped(received)), unpack);
  }

  async function* read(from: string, parents: readonly string[]): AsyncGenerator<string[]> {
    const sitemaps: string[] = [];
    for await (const entries of parseSitemap(withErrors(contents(from)), from)) {
      const locations = entries.flatMap(({ kind, location }) => (kind === 'address' ? [location] : []));
      progress.addresses += locations.length;
      if (progress.addresses > limits.maxAddresses) {
        const limit = countOf(limits.maxAddresses, nouns.address);
        throw archiveError(`Mapa strony jest za duża. Może mieć najwyżej ${limit} (ARCHIVE_MAX_ADDRESSES)`);
      }
      if (locations.length > 0) yield locations;
      for (const { kind, location } of entries) if (kind === 'sitemap') sitemaps.push(next(location, from, parents));
      if (sitemaps.length > maxSitemaps) throw archiveError(`Indeks wskazuje zbyt wiele map strony: ${from}`);
    }
    for (const one of sitemaps) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > maxSitemaps) throw archiveError(`Indeks wskazuje zbyt wiele map strony: ${from}`);
      yield* read(one, [...parents, from]);
    }
  }

  yield* read(address, []);
}

function requireSize(bytes: number, { maxBytes }: SitemapLimits): void {
  if (bytes <= maxBytes) return;
  throw archiveError(
    `Mapa strony jest za duża. Może mieć najwyżej ${formatFileSize(maxBytes)} po rozpakowaniu (ARCHIVE_MAX_BYTES)`,
  );
}

/** Address of a sitemap in an index. */
function next(location: string, index: string, parents: readonly string[]): string {
  const address = URL.canParse(location) ? new URL(location).href : location;
  if ([...parents, index].includes(address)) throw archiveError(`Indeks map strony wskazuje sam siebie: ${address}`);
  if (parents.length + 1 >= maxLevels) throw archiveError(`Indeksy map strony są zagnieżdżone zbyt głęboko: ${index}`);
  return address;
}

async function* counted(source: AsyncIterable<Buffer>, count: (size: number) => void): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    count(bytes.length);
    yield bytes;
  }
}

/** Decompresses content that begins with the gzip signature. */
async function gunzipped(source: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const chunks = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let isOver = false;
  while (head.length < 2 && !isOver) {
    const { value, done } = await chunks.next();
    if (done === true) isOver = true;
    else head = Buffer.concat([head, value]);
  }
  const whole = prepended(head, { [Symbol.asyncIterator]: () => chunks });
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole;
  return pipeline(Readable.from(whole), createGunzip(), () => undefined);
}

async function* prepended(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** Translates errors of the connection and of zlib. */
async function* withErrors(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'Z_BUF_ERROR') throw connectionError(error); // unexpected end
    if (code.startsWith('Z_')) throw archiveError('Plik mapy strony jest uszkodzony: nie można go rozpakować');
    throw connectionError(error);
  }
}
