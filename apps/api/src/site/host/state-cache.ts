// Pages and what they are made of, kept with the state of the bulletin in which they were read. All of a page is read at one moment of the database.
import { LRUCache } from 'lru-cache';
import type { SystemServices } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { toProblem } from '../../http/error-handler.ts';
import { unavailable } from '../../http/problem.ts';
import { siteState } from '../../shared/site-state.ts';

/** `key` names what `make` makes, which is made once for a state. `patience`: milliseconds, where more than usual. */
export type Read = <Value>(key: string, make: (moment: Moment) => Promise<Value>, patience?: number) => Promise<Value>;

/** One moment of the database, of which other parts may be known already. */
export interface Moment {
  db: Database;
  read: Read;
}

interface Made {
  state: string;
  value: unknown;
}

export interface StateCacheOptions {
  /** Milliseconds for which the state is not asked for again. */
  stateAge: number;
  /** Values cached; the least recently used one goes first. */
  maxValues: number;
  /** Milliseconds after which what is not made is given up. */
  patience: number;
}

/** What the database has said last; with `away` it has said nothing since. */
interface Known {
  asked: number;
  state: string;
  away?: unknown;
}

type Host = Pick<SystemServices, 'readers' | 'log'>;

export class StateCache {
  readonly #host: Host;
  readonly #options: StateCacheOptions;
  readonly #made: LRUCache<string, Made>;
  readonly #making = new Map<string, Promise<unknown>>();
  #known: Known = { asked: -1, state: '' };
  #asking = { at: -Infinity, end: Promise.resolve() };

  constructor(host: Host, options: StateCacheOptions) {
    this.#host = host;
    this.#options = options;
    this.#made = new LRUCache({ max: options.maxValues });
  }

  /** What cannot be made again, as while the database is away, is answered as it was. */
  readonly read: Read = async <Value>(key: string, make: (moment: Moment) => Promise<Value>, patience?: number) => {
    const { state, away } = await this.#present();
    const made = this.#made.get(key);
    if (made !== undefined && (made.state === state || away !== undefined)) return made.value as Value;
    if (away !== undefined) throw away;
    try {
      return await this.#once(`${state} ${key}`, () => this.#make(key, make, patience));
    } catch (error) {
      if (made !== undefined && toProblem(error).status >= 500) {
        this.#host.log.warn({ err: error }, 'what could not be made again is answered as it was');
        return made.value as Value;
      }
      // such as what is public no more
      this.#made.delete(key);
      throw error;
    }
  };

  /** Asks nothing: for what has to be answered at once. */
  readonly kept: Read = async <Value>(key: string) => {
    const made = this.#made.get(key);
    if (made === undefined) throw unavailable();
    return made.value as Value;
  };

  async #once<Value>(name: string, begin: () => Promise<Value>): Promise<Value> {
    const making = (this.#making.get(name) as Promise<Value> | undefined) ?? begin();
    this.#making.set(name, making);
    return making.finally(() => this.#making.delete(name));
  }

  async #make<Value>(key: string, make: (moment: Moment) => Promise<Value>, patience?: number): Promise<Value> {
    const asked = performance.now();
    const end = { isOver: false };
    const read = async (db: Database, state: string) => {
      this.#learn({ asked, state });
      const { moment, parts } = momentOf(until(end, db), (part) => {
        const made = this.#made.get(part);
        return made?.state === state ? made : undefined;
      });
      return { value: await moment.read(key, make), state, parts };
    };
    const reading = this.#host.readers.snapshot(siteState, read, patience);
    try {
      const { value, state, parts } = await within(patience ?? this.#options.patience, reading);
      for (const [part, made] of parts) this.#made.set(part, { state, value: made });
      return value;
    } finally {
      // of what is read at once one part may fail, or take too long, and others go on
      end.isOver = true;
    }
  }

  /** Nobody waits for a database that is known to be away. */
  async #present(): Promise<Known> {
    const at = performance.now();
    if (at - this.#asking.at >= this.#options.stateAge) this.#asking = { at, end: this.#ask(at) };
    if (this.#known.away === undefined) await this.#asking.end;
    return this.#known;
  }

  async #ask(asked: number): Promise<void> {
    try {
      this.#learn({ asked, state: await within(this.#options.patience, siteState(this.#host.readers.db)) });
    } catch (away) {
      this.#learn({ asked, state: this.#known.state, away });
    }
  }

  /** An answer may come after that of a later question. */
  #learn(known: Known): void {
    if (known.asked >= this.#known.asked) this.#known = known;
  }
}

function momentOf(db: Database, known: (key: string) => Made | undefined) {
  const begun = new Map<string, Promise<unknown>>();
  const parts = new Map<string, unknown>();
  const moment: Moment = {
    db,
    read: async <Value>(key: string, make: (moment: Moment) => Promise<Value>) => {
      const made = known(key);
      if (made !== undefined) return made.value as Value;
      const part = (begun.get(key) as Promise<Value> | undefined) ?? make(moment);
      begun.set(key, part);
      const value = await part;
      parts.set(key, value);
      return value;
    },
  };
  return { moment, parts };
}

function until(end: { readonly isOver: boolean }, db: Database): Database {
  const rows: Database['rows'] = (...query) =>
    end.isOver ? Promise.reject(new Error('The page has been answered')) : db.rows(...query);
  return Object.assign(Object.create(db), { rows });
}

async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), patience);
  });
  try {
    return await Promise.race([work, givenUp]);
  } finally {
    clearTimeout(timer);
  }
}
