import { createHash } from 'node:crypto';

/** Remembers on which line a text stood first, in 20 bytes or so each: a file may have millions of rows. */
export class FirstLines {
  #keys = new BigUint64Array(1 << 12);
  #lines = new Uint32Array(1 << 12);
  #count = 0;

  /** The line on which the text stood before; null when this is the first. */
  seen(text: string, line: number): number | null {
    if (this.#count * 2 > this.#keys.length) this.#grow();
    // 64 bits of a good hash: two texts of a file of a million rows share one with a chance of 1 : 10^7.
    const key = createHash('sha256').update(text).digest().readBigUInt64LE() || 1n;
    const at = this.#placeOf(key);
    if (this.#keys[at] === key) return this.#lines[at] ?? null;
    this.#keys[at] = key;
    this.#lines[at] = line;
    this.#count += 1;
    return null;
  }

  /** Where the key is, or the free place for it; zero is a free one. */
  #placeOf(key: bigint): number {
    const mask = this.#keys.length - 1;
    let at = Number(key & BigInt(mask));
    while (this.#keys[at] !== 0n && this.#keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [keys, lines] = [this.#keys, this.#lines];
    this.#keys = new BigUint64Array(keys.length * 2);
    this.#lines = new Uint32Array(keys.length * 2);
    for (const [i, key] of keys.entries()) {
      if (key === 0n) continue;
      const at = this.#placeOf(key);
      this.#keys[at] = key;
      this.#lines[at] = lines[i] ?? 0;
    }
  }
}
