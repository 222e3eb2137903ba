// A plan that remembers how far it got: outcomes are added to it as they come, so that an interrupted run can go on.
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../exit-codes.ts';
import { cannotWrite } from '../failures.ts';
import { lockFile } from '../file-lock.ts';
import { NumberSet } from '../number-set.ts';
import { type ItemOutcome, type JournalLine, type PlanHead, type PlanItem, readHead, readLines } from './plan.ts';

const lineOf = (line: JournalLine) => `${JSON.stringify(line)}\n`;

/** Writes a plan in one step: it is there whole or not at all, also when `signal` ends it. */
export async function writePlan(
  file: string,
  head: PlanHead,
  items: AsyncIterable<PlanItem>,
  signal: AbortSignal,
): Promise<void> {
  async function* lines() {
    yield lineOf(head);
    for await (const item of items) yield lineOf({ item });
  }
  const draft = `${file}.${process.pid}`;
  try {
    // Titles of drafts are nobody else's business.
    await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600, flush: true }), { signal });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw cannotWrite(file, error);
  }
}

export class Journal {
  readonly file: string;
  readonly head: PlanHead;
  readonly total: number;
  /** Items that earlier runs have sent. */
  readonly #sent: NumberSet;
  /** Items with an outcome of theirs. */
  readonly #settled: NumberSet;
  readonly #handle: FileHandle;

  private constructor(
    file: string,
    head: PlanHead,
    before: { total: number; sent: NumberSet; settled: NumberSet },
    handle: FileHandle,
  ) {
    this.file = file;
    this.head = head;
    this.total = before.total;
    this.#sent = before.sent;
    this.#settled = before.settled;
    this.#handle = handle;
  }

  static async open(file: string, now: Date): Promise<Journal> {
    const head = await readHead(file);
    let total = 0;
    const sent = new NumberSet();
    const settled = new NumberSet();
    for await (const line of readLines(file)) {
      if ('item' in line) total += 1;
      if ('sent' in line) for (const id of line.sent) sent.add(id);
      if ('outcomes' in line) for (const { id } of line.outcomes) settled.add(id);
    }
    const handle = await open(file, 'a');
    const journal = new Journal(file, head, { total, sent, settled }, handle);
    // After a line that was cut short the next one needs a line of its own.
    await journal.#write(`\n${lineOf({ resumed: now.toISOString() })}`);
    return journal;
  }

  /** How many items earlier runs have settled. */
  get settled(): number {
    return this.#settled.size;
  }

  /** What is left, in its order. */
  async *left(): AsyncGenerator<{ item: PlanItem; isUncertain: boolean }> {
    for await (const line of readLines(this.file)) {
      if (!('item' in line)) {
        if ('bip' in line) continue;
        return;
      }
      const { item } = line;
      if (!this.#settled.has(item.id)) yield { item, isUncertain: this.#sent.has(item.id) };
    }
  }

  sent(ids: readonly number[]): Promise<void> {
    return this.#write(lineOf({ sent: ids }));
  }

  settle(outcomes: readonly ItemOutcome[]): Promise<void> {
    return this.#write(lineOf({ outcomes }));
  }

  async #write(text: string): Promise<void> {
    try {
      await this.#handle.appendFile(text);
      // On the disk before anything is sent: a power cut must not forget it.
      await this.#handle.datasync();
    } catch (error) {
      throw cannotWrite(this.file, error);
    }
  }

  async close(isFinished: boolean): Promise<void> {
    await this.#handle.close();
    if (isFinished) await rm(this.file, { force: true });
  }
}

/** One run at a time on a journal. @throws CommandError when another process is at it */
export async function lockJournal(file: string): Promise<() => Promise<void>> {
  const lock = await lockFile(file).catch((error: unknown) => {
    throw cannotWrite(file, error);
  });
  if ('owner' in lock) throw new CommandError(`To samo polecenie jest już wykonywane (proces ${lock.owner})`);
  return lock.release;
}
