const pageBits = 12;

/** A bitmap of whole numbers from 0 to 2^32, in pages: a file may name millions of them. */
export class NumberSet {
  readonly #pages = new Map<number, Uint32Array>();
  size = 0;

  has(value: number): boolean {
    const page = this.#pages.get(value >>> pageBits);
    return page !== undefined && ((page[(value >>> 5) & 127] ?? 0) & (1 << (value & 31))) !== 0;
  }

  add(value: number): void {
    if (this.has(value)) return;
    const number = value >>> pageBits;
    const page = this.#pages.get(number) ?? new Uint32Array(128);
    this.#pages.set(number, page);
    page[(value >>> 5) & 127] = (page[(value >>> 5) & 127] ?? 0) | (1 << (value & 31));
    this.size += 1;
  }
}
