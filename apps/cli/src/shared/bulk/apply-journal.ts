// Carries out what a journal still holds: batches, a few at a time, each noted before it is sent and after it is answered.
import { type Context, say } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { isTransient, withRetries } from '../retry.ts';
import type { BulkJob } from './bulk-job.ts';
import type { BulkOptions } from './bulk-options.ts';
import { bulkPrinter } from './bulk-printer.ts';
import { again, stopped } from './hints.ts';
import type { Journal } from './journal.ts';
import type { BulkRow, ItemOutcome, PlanItem } from './plan.ts';
import { progress } from './progress.ts';

interface Batch {
  items: PlanItem[];
  isUncertain: boolean;
}

/** What was sent before without an answer goes apart from what was not. */
async function* batches(journal: Journal, size: number): AsyncGenerator<Batch> {
  let batch: Batch = { items: [], isUncertain: false };
  for await (const { item, isUncertain } of journal.left()) {
    const isFull = batch.items.length === size || (batch.items.length > 0 && batch.isUncertain !== isUncertain);
    if (isFull) yield batch;
    if (isFull || batch.items.length === 0) batch = { items: [], isUncertain };
    batch.items.push(item);
  }
  if (batch.items.length > 0) yield batch;
}

function rowsOf(items: readonly PlanItem[], outcomes: readonly ItemOutcome[]): BulkRow[] {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  return items.map(({ id, name, from, to }) => {
    const outcome = byId.get(id);
    if (outcome === undefined) throw new Error(`Serwer nie odpowiedział o pozycji ${id}`);
    return { id, name, from, to: outcome.to ?? to, outcome: outcome.outcome, errors: outcome.errors };
  });
}

export async function applyJournal(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  journal: Journal,
): Promise<ExitCode> {
  const printer = bulkPrinter(context, options.output, job);
  const bar = progress(context, journal.total, journal.settled);
  const stop = new AbortController();
  let failure: unknown = null;
  // A second Ctrl-C ends the process at once: the journal knows what was sent.
  const forget = context.onInterrupt(() => {
    forget();
    bar.clear();
    say(context, 'Kończę żądania w toku…');
    stop.abort();
  });

  const source = batches(journal, job.batchSize);
  // Generators answer one caller at a time; several workers may ask it all the same.
  const worker = async () => {
    for (;;) {
      if (stop.signal.aborted || failure !== null) return;
      const { value: batch, done } = await source.next();
      if (done || batch === undefined) return;
      if (stop.signal.aborted || failure !== null) return;
      try {
        await journal.sent(batch.items.map(({ id }) => id));
        const retry = { retries: options.retries, signal: stop.signal };
        const outcomes = await withRetries(context, retry, (isAgain) =>
          job.send(batch.items, isAgain || batch.isUncertain),
        );
        await journal.settle(outcomes);
        for (const row of rowsOf(batch.items, outcomes)) printer.print(row);
        bar.advance(batch.items.length);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  forget();
  bar.clear();
  printer.end();

  const { done, skipped, refused } = printer.counts;
  const settled = journal.settled + done + skipped + refused;
  const isFinished = settled === journal.total;
  await journal.close(isFinished);
  const tally = printer.tally();
  const parts = [`Wykonano ${done} z ${journal.total - journal.settled}`];
  if (skipped > 0) parts.push(`pominięto ${skipped}`);
  if (refused > 0) parts.push(`odmowy ${refused}`);
  say(context, `${parts.join(', ')}${tally === '' ? '' : ` (${tally})`}`);
  // Whoever presses Ctrl-C while a request is tried again knows that it failed.
  if (!isFinished && (failure === null || (stop.signal.aborted && isTransient(failure)))) {
    context.stderr.write(`Przerwano po ${settled} z ${journal.total}. Aby dokończyć: ${again(context, '--resume')}\n`);
    return exitCodes.interrupted;
  }
  if (!isFinished) throw stopped(context, failure);
  if (refused > 0) return exitCodes.someFailed;
  if (job.epilogue !== undefined) say(context, job.epilogue);
  return exitCodes.ok;
}
