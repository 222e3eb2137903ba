// Coalesces concurrent identical reads. A read requested during a running one waits for the next run and shares it with all other waiting callers. No
// caller gets a result of a run that began before its request, so that every client reads its own writes.

interface Reads {
  current: Promise<unknown>;
  next: Promise<unknown> | null;
}

export class SharedReads {
  readonly #open = new Map<string, Reads>();

  /** `key` identifies the result of `read`. */
  get<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const open = this.#open.get(key);
    // the key implies the type of the result, which the map cannot express
    if (open === undefined) return this.#begin(key, read);
    open.next ??= open.current.then(
      () => this.#begin(key, read),
      () => this.#begin(key, read),
    );
    return open.next as Promise<Result>;
  }

  #begin<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const current = read();
    const reads: Reads = { current, next: null };
    this.#open.set(key, reads);
    const done = () => {
      if (reads.next === null && this.#open.get(key) === reads) this.#open.delete(key);
    };
    current.then(done, done);
    return current;
  }
}
