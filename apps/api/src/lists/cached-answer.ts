// A large answer that many callers get alike: compressed once.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { textTag } from '../call/etag.ts';

declare const shape: unique symbol;

/** The best first: of a tree of 5,000 categories, zstd needs a fifth of the time of the others for the same size. */
const encoders = {
  zstd: (text: Buffer) => promisify(zstdCompress)(text),
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 7 }),
};
type Encoding = keyof typeof encoders;
const encodings: readonly Encoding[] = ['zstd', 'br', 'gzip'];

/** JSON of this shape as sent to the client. */
export class CachedAnswer<Shape> {
  declare readonly [shape]: Shape;
  readonly #json: () => Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  #tag: string | undefined;

  /** `json` is called once for each encoding, so that the text need not be stored. */
  constructor(json: () => Buffer) {
    this.#json = json;
  }

  /** Entity tag of the text. */
  get etag(): string {
    this.#tag ??= textTag(this.#json());
    return this.#tag;
  }

  /** In the best encoding that the caller accepts (the header Accept-Encoding); `encoding` is null for plain text. */
  async encoded(accepted: string | string[] | undefined): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const wanted = String(accepted ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.replace(/;.*/, '').trim());
    const encoding = encodings.find((one) => wanted.includes(one)) ?? null;
    if (encoding === null) return { bytes: this.#json(), encoding };
    const bytes = this.#encoded.get(encoding) ?? encoders[encoding](this.#json());
    this.#encoded.set(encoding, bytes);
    return { bytes: await bytes, encoding };
  }
}
