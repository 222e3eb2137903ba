// What many callers get alike: bytes with an entity tag, compressed once for each encoding that somebody accepts.
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { isKnown, textTag } from '../../call/etag.ts';
import { acceptedEncoding } from './accept-encoding.ts';

type Encoders = Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>>;

const brotli = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** The best first: of a tree of 5,000 categories, zstd needs a fifth of the time of the others for the same size. */
const quick: Encoders = {
  zstd: (bytes) => promisify(zstdCompress)(bytes),
  br: brotli(4),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 7 }),
};

/** For what is read far more often than made. */
export const thorough: Encoders = { br: brotli(6), gzip: (bytes) => promisify(gzip)(bytes) };

export interface TaggedAnswer {
  readonly etag: string;
  /** For the header Accept-Encoding; `encoding` is null for what is sent as it is. */
  encoded(accepted: string | string[] | undefined): Promise<{ bytes: Buffer | Readable; encoding: string | null }>;
}

declare const shape: unique symbol;

/** A text, for answers of the contract JSON of this shape. */
export class CachedAnswer<Shape = unknown> implements TaggedAnswer {
  declare readonly [shape]: Shape;
  readonly #text: () => Buffer;
  readonly #encoders: Encoders;
  readonly #encoded = new Map<string, Promise<Buffer>>();
  #tag: string | undefined;

  /** `text` is called once for each encoding, so that it need not be stored. */
  constructor(text: () => Buffer, { encoders = quick, etag }: { encoders?: Encoders; etag?: string } = {}) {
    this.#text = text;
    this.#encoders = encoders;
    this.#tag = etag;
  }

  get etag(): string {
    this.#tag ??= textTag(this.#text());
    return this.#tag;
  }

  async encoded(accepted: string | string[] | undefined): Promise<{ bytes: Buffer; encoding: string | null }> {
    const encoding = acceptedEncoding(accepted, Object.keys(this.#encoders));
    const encode = encoding === null ? undefined : this.#encoders[encoding];
    if (encoding === null || encode === undefined) return { bytes: this.#text(), encoding: null };
    const bytes = this.#encoded.get(encoding) ?? encode(this.#text());
    this.#encoded.set(encoding, bytes);
    return { bytes: await bytes, encoding };
  }
}

/** Not sent again to whoever has it. */
export async function sendTagged(reply: FastifyReply, answer: TaggedAnswer): Promise<FastifyReply> {
  reply.headers({ etag: answer.etag, vary: 'accept-encoding' });
  if (isKnown(reply.request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return sendEncoded(reply, answer);
}

export async function sendEncoded(reply: FastifyReply, answer: Pick<TaggedAnswer, 'encoded'>): Promise<FastifyReply> {
  const { bytes, encoding } = await answer.encoded(reply.request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(bytes);
}
