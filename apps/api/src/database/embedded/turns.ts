// Whose turn it is at the one connection of the embedded database. A statement that runs there cannot be stopped (PGlite knows no statement_timeout), so
// that the order is all there is: readers of the bulletin, whom anybody can send by the hundred, stand behind everybody else.
import { unavailable } from '../../http/problem.ts';

export class Turns {
  #others = 0;
  #isReading = false;
  readonly #readers = new Set<() => void>();

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

  /** One after another, while nobody else waits; who would wait longer than `patience` (milliseconds) has none. */
  async ofReaders<Result>(work: () => Promise<Result>, patience: number): Promise<Result> {
    await this.#turn(patience);
    try {
      return await work();
    } finally {
      this.#isReading = false;
      this.#next();
    }
  }

  #turn(patience: number): Promise<void> {
    return new Promise((start, refuse) => {
      const leave = setTimeout(() => {
        this.#readers.delete(begin);
        refuse(unavailable());
      }, patience);
      const begin = () => {
        clearTimeout(leave);
        start();
      };
      this.#readers.add(begin);
      this.#next();
    });
  }

  #next(): void {
    if (this.#others > 0 || this.#isReading) return;
    const [begin] = this.#readers;
    if (begin === undefined) return;
    this.#readers.delete(begin);
    this.#isReading = true;
    begin();
  }
}
