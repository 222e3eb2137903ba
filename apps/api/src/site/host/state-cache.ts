import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { siteState } from '../../shared/site-state.ts';

interface Cached {
  state: string;
  value: Promise<unknown>;
}

export interface StateCacheOptions {
  /** Milliseconds for which the state is not asked for again. */
  stateAge: number;
  /** Values cached; the least recently used one goes first. */
  maxValues: number;
}

export class StateCache {
  readonly #db: Database;
  readonly #stateAge: number;
  readonly #values: LRUCache<string, Cached>;
  #state: { at: number; value: Promise<string> } | undefined;
  #last = '';

  constructor(db: Database, { stateAge, maxValues }: StateCacheOptions) {
    this.#db = db;
    this.#stateAge = stateAge;
    this.#values = new LRUCache({ max: maxValues });
  }

  /** `key` names what `make` makes. While the database is away, what is cached stays. */
  async read<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const state = await this.#present();
    const cached = this.#values.get(key);
    if (cached?.state === state) return cached.value as Promise<Value>;
    const value = make();
    this.#values.set(key, { state, value });
    // what failed is not cached
    value.catch(() => this.#values.set(key, { state: 'failed', value }));
    return value;
  }

  async #present(): Promise<string> {
    const now = performance.now();
    if (this.#state === undefined || now - this.#state.at >= this.#stateAge)
      this.#state = { at: now, value: this.#ask() };
    return this.#state.value;
  }

  async #ask(): Promise<string> {
    try {
      this.#last = await siteState(this.#db);
    } catch {
      // the database is away: what was made last holds, with the date on it
    }
    return this.#last;
  }
}
