// A plan with the outcomes appended to it, so that an interrupted run can be resumed.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../failures/exit-codes.ts';
import { toWriteError } from '../failures/failures.ts';
import { isAlive, lockFile } from '../files/file-lock.ts';
import {
  type BulkRow,
  checkPlan,
  type ItemOutcome,
  type JournalLine,
  type PlanHead,
  type PlanItem,
  readHead,
  readItems,
  readLines,
  settledRow,
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
  const draft = draftOf(file, process.pid);
  await removeHalfPlans(file);
  try {
    // Readable by its owner only: titles of drafts are confidential.
    await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600, flush: true }), { signal });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw toWriteError(file, error);
  }
}

const draftOf = (file: string, pid: number | string) => `${file}.niegotowy-${pid}`;

/** Removes what processes that were killed have written of a plan. @returns whether there was any */
export async function removeHalfPlans(file: string): Promise<boolean> {
  const start = path.basename(draftOf(file, ''));
  const names = await readdir(path.dirname(file)).catch(() => []);
  const left = names.filter((name) => name.startsWith(start) && !isAlive(Number(name.slice(start.length))));
  for (const name of left) await rm(path.join(path.dirname(file), name), { force: true });
  return left.length > 0;
}

/** Outcomes as a journal is opened; most items have one of two, which are kept once. */
const plainOutcomes = {
  done: { id: 0, outcome: 'done', errors: [] },
  skipped: { id: 0, outcome: 'skipped', errors: [] },
} as const;

function kept(outcome: ItemOutcome): ItemOutcome {
  const { errors, despite = [], to } = outcome;
  if (errors.length > 0 || despite.length > 0 || to !== undefined) return outcome;
  return outcome.outcome === 'done' || outcome.outcome === 'skipped' ? plainOutcomes[outcome.outcome] : outcome;
}

export class Journal {
  readonly file: string;
  readonly head: PlanHead;
  readonly total: number;
  /** Items sent by earlier runs. */
  readonly #sent: ReadonlySet<number>;
  /** Outcomes of earlier runs. */
  readonly #settled: ReadonlyMap<number, ItemOutcome>;
  readonly #handle: FileHandle;

  private constructor(
    file: string,
    head: PlanHead,
    before: { total: number; sent: ReadonlySet<number>; settled: ReadonlyMap<number, ItemOutcome> },
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
    const settled = new Map<number, ItemOutcome>();
    for await (const line of readLines(file)) {
      if ('item' in line) total += 1;
      if ('sent' in line) for (const id of line.sent) sent.add(id);
      if ('outcomes' in line) for (const one of line.outcomes) settled.set(one.id, kept(one));
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

  /** Items with an outcome from earlier runs, in the order of the plan. */
  async *settledRows(): AsyncGenerator<BulkRow> {
    if (this.#settled.size === 0) return;
    for await (const item of readItems(this.file)) {
      const outcome = this.#settled.get(item.id);
      if (outcome !== undefined) yield settledRow(item, outcome);
    }
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
