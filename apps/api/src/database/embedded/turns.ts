// Whose turn it is at the one connection of the embedded database. A statement that runs there cannot be stopped (PGlite knows no statement_timeout), so
// that the order is all there is: readers of the bulletin, whom anybody can send by the hundred, stand behind everybody else.

export class Turns {
  #others = 0;
  #isReading = false;
  readonly #readers: (() => void)[] = [];

  /** At once: PGlite has a queue of its own for these. */
  async ofOthers<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#others += 1;
    try {
      return await work();
    } finally {
      this.#others -= 1;
      this.#next();
    }
  }

  /** One after another, while nobody else waits. */
  async ofReaders<Result>(work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.#readers.push(start);
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#isReading = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#others > 0 || this.#isReading) return;
    const start = this.#readers.shift();
    if (start === undefined) return;
    this.#isReading = true;
    start();
  }
}
