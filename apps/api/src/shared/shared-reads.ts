// Many editors open the same list at once. A read that is asked for while the same one runs waits for the next run and shares it with all who
// wait. Nobody gets an answer that was begun before the question, so everybody still reads their own writes.

interface Reads {
  current: Promise<unknown>;
  next: Promise<unknown> | null;
}

export class SharedReads {
  readonly #open = new Map<string, Reads>();

  /** `key` stands for exactly what `read` gives. */
  get<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const open = this.#open.get(key);
    // the key names the kind of result, which a map of many kinds cannot say
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
