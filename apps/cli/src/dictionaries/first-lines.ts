import { createHash } from 'node:crypto';

/** Remembers the first line of every text in about 20 bytes each: a hash table with open addressing. */
export class FirstLines {
  #keys = new BigUint64Array(1 << 12);
  #lines = new Uint32Array(1 << 12);
  #count = 0;

  /** The earlier line with this text; null when this line is the first. */
  earlierLine(text: string, line: number): number | null {
    if (this.#count * 2 > this.#keys.length) this.#grow();
    // 64 bits of SHA-256: the chance of a collision among a million rows is about 1 : 10^7.
    const key = createHash('sha256').update(text).digest().readBigUInt64LE() || 1n;
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === key) return this.#lines[slot] ?? null;
    this.#keys[slot] = key;
    this.#lines[slot] = line;
    this.#count += 1;
    return null;
  }

  /** The slot of the key, or the free slot for it; a free slot is zero. */
  #slotOf(key: bigint): number {
    const mask = this.#keys.length - 1;
    let slot = Number(key & BigInt(mask));
    while (this.#keys[slot] !== 0n && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, lines] = [this.#keys, this.#lines];
    this.#keys = new BigUint64Array(keys.length * 2);
    this.#lines = new Uint32Array(keys.length * 2);
    for (const [i, key] of keys.entries()) {
      if (key === 0n) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#lines[slot] = lines[i] ?? 0;
    }
  }
}
