// A plan with the outcomes appended to it, so that an interrupted run can be resumed.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../failures/exit-codes.ts';
import { toWriteError } from '../failures/failures.ts';
import { lockFile } from '../files/file-lock.ts';
import {
  checkPlan,
  type ItemOutcome,
  type JournalLine,
  type PlanHead,
  type PlanItem,
  readHead,
  readLines,
} from './plan.ts';

/** On one line for every reader: two characters of texts are ends of lines to some. */
const lineOf = (line: JournalLine) =>
  `${JSON.stringify(line).replace(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`)}\n`;

/** Writes a plan atomically, also when `signal` aborts it. */
export async function writePlan(
  file: string,
  head: PlanHead,
  items: AsyncIterable<PlanItem>,
  signal: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  const hashed = (line: string) => {
    hash.update(line);
    return line;
  };
  async function* lines() {
    yield hashed(lineOf(head));
    for await (const item of items) {
      count += 1;
      yield hashed(lineOf({ item }));
    }
    yield lineOf({ end: { items: count, sha256: hash.digest('hex') } });
  }
  const draft = `${file}.${process.pid}`;
  try {
    // Readable by its owner only: titles of drafts are confidential.
    await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600, flush: true }), { signal });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw toWriteError(file, error);
  }
}

export class Journal {
  readonly file: string;
  readonly head: PlanHead;
  readonly total: number;
  /** Items sent by earlier runs. */
  readonly #sent: ReadonlySet<number>;
  /** Items with an outcome from earlier runs. */
  readonly #settled: ReadonlySet<number>;
  readonly #handle: FileHandle;

  private constructor(
    file: string,
    head: PlanHead,
    before: { total: number; sent: ReadonlySet<number>; settled: ReadonlySet<number> },
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
    await checkPlan(file);
    let total = 0;
    const sent = new Set<number>();
    const settled = new Set<number>();
    for await (const line of readLines(file)) {
      if ('item' in line) total += 1;
      if ('sent' in line) for (const id of line.sent) sent.add(id);
      if ('outcomes' in line) for (const { id } of line.outcomes) settled.add(id);
    }
    const handle = await open(file, 'a');
    const journal = new Journal(file, head, { total, sent, settled }, handle);
    // The last line may have been cut short, so this one begins on a new line.
    await journal.#write(`\n${lineOf({ resumed: now.toISOString() })}`);
    return journal;
  }

  /** Number of items with an outcome from earlier runs. */
  get settled(): number {
    return this.#settled.size;
  }

  /** Items without an outcome, in the order of the plan. */
  async *pendingItems(): AsyncGenerator<{ item: PlanItem; isUncertain: boolean }> {
    for await (const line of readLines(this.file)) {
      if (!('item' in line)) {
        if ('bip' in line) continue;
        return;
      }
      const { item } = line;
      if (!this.#settled.has(item.id)) yield { item, isUncertain: this.#sent.has(item.id) };
    }
  }

  recordSent(ids: readonly number[]): Promise<void> {
    return this.#write(lineOf({ sent: ids }));
  }

  recordOutcomes(outcomes: readonly ItemOutcome[]): Promise<void> {
    return this.#write(lineOf({ outcomes }));
  }

  async #write(text: string): Promise<void> {
    try {
      await this.#handle.appendFile(text);
      // On disk before anything is sent, so that it survives a power failure.
      await this.#handle.datasync();
    } catch (error) {
      throw toWriteError(this.file, error);
    }
  }

  async close(isFinished: boolean): Promise<void> {
    await this.#handle.close();
    if (isFinished) await rm(this.file, { force: true });
  }
}

/** Locks a journal for one run. @throws CommandError when another process has locked it */
export async function lockJournal(file: string): Promise<() => Promise<void>> {
  const lock = await lockFile(file).catch((error: unknown) => {
    throw toWriteError(file, error);
  });
  if ('owner' in lock) throw new CommandError(`To samo polecenie jest już wykonywane (proces ${lock.owner})`);
  return lock.release;
}
