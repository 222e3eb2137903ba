// `--out`: data in a file that gets its name only when all of it is there.
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { CommandError, exitCodes } from '../failures/exit-codes.ts';
import { toWriteError } from '../failures/failures.ts';
import type { Output } from './process-output.ts';

export class OutputFile implements Output {
  readonly #file: string;
  readonly #draft: string;
  readonly #descriptor: number;
  #isEmpty = true;

  constructor(file: string) {
    const before = statSync(file, { throwIfNoEntry: false });
    if (before !== undefined && !before.isFile())
      throw new CommandError(`${file} nie jest zwykłym plikiem`, exitCodes.usage);
    this.#file = before === undefined ? file : realpathSync(file);
    this.#draft = `${this.#file}.${process.pid}`;
    this.#descriptor = this.#tried(() => openSync(this.#draft, 'w'));
    if (before !== undefined) this.#tried(() => fchmodSync(this.#descriptor, before.mode));
  }

  write(text: string | Uint8Array): boolean {
    this.#isEmpty &&= text.length === 0;
    this.#tried(() => writeFileSync(this.#descriptor, text));
    return true;
  }

  control(): void {}

  finish(): void {
    this.#tried(() => {
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      renameSync(this.#draft, this.#file);
    });
  }

  /** Keeps what there is under another name and returns it; null when there is nothing. */
  abandon(): string | null {
    closeSync(this.#descriptor);
    const part = `${this.#file}.part`;
    if (this.#isEmpty) rmSync(this.#draft, { force: true });
    else renameSync(this.#draft, part);
    return this.#isEmpty ? null : part;
  }

  #tried<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw toWriteError(this.#file, error);
    }
  }
}
