// Waiting jobs. Owners take turns, so that one owner's jobs do not delay the others.

export type Owner = number | string;

interface Limits {
  perOwner: number;
  waiting: number;
  waitingPerOwner: number;
}

export class FairQueue<Item> {
  readonly #limits: Limits;
  /** In the order of their turns. */
  readonly #waiting = new Map<Owner, Item[]>();
  readonly #running = new Map<Owner, number>();
  #length = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** False when the queue is full, as a whole or for this owner. */
  add(owner: Owner, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (this.#length >= this.#limits.waiting || own.length >= this.#limits.waitingPerOwner) return false;
    own.push(item);
    this.#waiting.set(owner, own);
    this.#length += 1;
    return true;
  }

  /** The next item, which counts as running until `finish`. Undefined when nothing may run. */
  take(): { owner: Owner; item: Item } | undefined {
    for (const [owner, items] of this.#waiting) {
      const running = this.#running.get(owner) ?? 0;
      if (running >= this.#limits.perOwner) continue;
      const item = items.shift();
      this.#waiting.delete(owner);
      if (item === undefined) continue;
      // the owner's next turn is after all others
      if (items.length > 0) this.#waiting.set(owner, items);
      this.#length -= 1;
      this.#running.set(owner, running + 1);
      return { owner, item };
    }
    return undefined;
  }

  finish(owner: Owner): void {
    const running = (this.#running.get(owner) ?? 1) - 1;
    if (running === 0) this.#running.delete(owner);
    else this.#running.set(owner, running);
  }

  /** Removes and returns all waiting items. */
  clear(): Item[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#length = 0;
    return items;
  }
}
