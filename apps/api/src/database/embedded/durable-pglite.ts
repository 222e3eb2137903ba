import { PGlite, protocol, type Transaction } from '@electric-sql/pglite';
import type { KeptSpace } from './kept-space.ts';
import { Turns } from './turns.ts';

/** PGlite flushes the log before it answers a statement, but not after the COMMIT of `transaction()`; and it knows no order but that of the calls. */
export class DurablePGlite extends PGlite {
  readonly #turns = new Turns();
  /** Space for the log of its disk; without it nothing is refused. */
  space: KeptSpace | null = null;
  #isReadOnly = false;

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const perform = async () => {
      await this.#followSpace();
      return work();
    };
    return this.#turns.ofOthers(() => super._runExclusiveTransaction(perform));
  }

  /** PostgreSQL itself tells reads from writes (25006), below every way in. */
  async #followSpace(): Promise<void> {
    const isReadOnly = this.space?.isEnough() === false;
    if (isReadOnly === this.#isReadOnly) return;
    const set = protocol.serialize.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await this._runExclusiveQuery(() => this.execProtocolStream(set, { syncToFs: false }));
    this.#isReadOnly = isReadOnly;
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
