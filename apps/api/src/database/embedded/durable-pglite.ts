import { PGlite, protocol, type Transaction } from '@electric-sql/pglite';
import { errorCodes } from '../../http/problem.ts';
import type { KeptSpace } from './kept-space.ts';
import { Turns } from './turns.ts';

/** What PostgreSQL answers to a write in a read-only session. Of a server it says nothing about the disk: a standby answers so. */
const readOnly = '25006';

const withoutSpace = (cause: unknown) =>
  Object.assign(new Error('no space is left for the log', { cause }), { code: 'ENOSPC' });

/** PGlite flushes the log before it answers a statement, but not after the COMMIT of `transaction()`; and it knows no order but that of the calls. */
export class DurablePGlite extends PGlite {
  readonly #turns = new Turns();
  /** Space for the log of its disk; without it nothing is refused. */
  space: KeptSpace | null = null;
  #isReadOnly = false;

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const perform = async () => {
      await this.#followSpace();
      return work().catch((error: unknown) => {
        throw this.#isReadOnly && errorCodes(error).includes(readOnly) ? withoutSpace(error) : error;
      });
    };
    return this.#turns.ofOthers(() => super._runExclusiveTransaction(perform));
  }

  /** PostgreSQL itself tells reads from writes, below every way in. */
  async #followSpace(): Promise<void> {
    const isReadOnly = this.space?.isEnough() === false;
    if (isReadOnly === this.#isReadOnly) return;
    const set = protocol.serialize.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await this._runExclusiveQuery(() => this.execProtocolStream(set, { syncToFs: false }));
    this.#isReadOnly = isReadOnly;
  }

  /** Behind everybody else. */
  readExclusively<Result>(work: () => Promise<Result>, patience: number): Promise<Result> {
    return this.#turns.ofReaders(() => super._runExclusiveTransaction(work), patience);
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await super.transaction(work);
    await this.fs?.syncToFs();
    return result;
  }
}
