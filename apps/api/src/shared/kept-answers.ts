// Large answers that many callers get alike: made once for a state of the data, and compressed once.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

declare const shape: unique symbol;

const encoders = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
};
type Encoding = keyof typeof encoders;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** JSON of this shape as sent to the client. */
export class KeptAnswer<Shape> {
  declare readonly [shape]: Shape;
  readonly #text: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(value: Shape) {
    this.#text = Buffer.from(JSON.stringify(value));
  }

  /** In the best encoding that the caller accepts (the header Accept-Encoding); `encoding` is null for plain text. */
  async encoded(accepted: string | string[] | undefined): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const wanted = String(accepted ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.replace(/;.*/, '').trim());
    const encoding = encodings.find((one) => wanted.includes(one)) ?? null;
    if (encoding === null) return { bytes: this.#text, encoding };
    const bytes = this.#encoded.get(encoding) ?? encoders[encoding](this.#text);
    this.#encoded.set(encoding, bytes);
    return { bytes: await bytes, encoding };
  }
}

interface Kept {
  state: string;
  answer: KeptAnswer<unknown>;
}

/** The answers that were asked for last. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * `key` identifies the answer and its shape; `state` reads a text that differs after every change of its sources. An answer is kept when the state
   * was the same before and after it was built.
   */
  async get<Shape>(key: string, state: () => Promise<string>, make: () => Promise<Shape>): Promise<KeptAnswer<Shape>> {
    const now = await state();
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    if (found?.state === now) {
      this.#keep(key, found);
      // the key implies the shape, which the map cannot express
      return found.answer as KeptAnswer<Shape>;
    }
    const answer = new KeptAnswer(await make());
    if ((await state()) === now) this.#keep(key, { state: now, answer });
    return answer;
  }

  /** The one that was not asked for longest makes room. */
  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
