import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Turns } from './turns.ts';

/** PGlite flushes the log before it answers a statement, but not after the COMMIT of `transaction()`; and it knows no order but that of the calls. */
export class DurablePGlite extends PGlite {
  readonly #turns = new Turns();

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turns.ofOthers(() => super._runExclusiveTransaction(work));
  }

  /** Behind everybody else. */
  readExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turns.ofReaders(() => super._runExclusiveTransaction(work));
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await super.transaction(work);
    await this.fs?.syncToFs();
    return result;
  }
}
