// Applies the pending items of a journal: several batches at a time, each recorded before it is sent and after its response.
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { type Context, info } from '../context.ts';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { isTransient, withRetries } from '../requests/retry.ts';
import type { BulkJob } from './bulk-job.ts';
import type { BulkOptions } from './bulk-options.ts';
import { bulkPrinter } from './bulk-printer.ts';
import type { Journal } from './journal.ts';
import { type BulkRow, type ItemOutcome, type PlanItem, settledRow } from './plan.ts';
import { progress } from './progress.ts';
import { commandLine, withResumeHint } from './resume-hint.ts';

interface Batch {
  items: PlanItem[];
  isUncertain: boolean;
  /** It is sent when nothing else is under way. */
  waits: boolean;
}

/** Items that were sent before without a response are not mixed with new ones. */
async function* batches(
  journal: Journal,
  { batchSize: size, restsOnEarlier, joins }: Pick<BulkJob, 'batchSize' | 'restsOnEarlier' | 'joins'>,
): AsyncGenerator<Batch> {
  let batch: Batch = { items: [], isUncertain: false, waits: false };
  for await (const { item, isUncertain } of journal.pendingItems()) {
    const waits = restsOnEarlier?.(item) === true;
    const before = batch.items.at(-1);
    const isOther =
      batch.isUncertain !== isUncertain ||
      batch.waits !== waits ||
      (before !== undefined && joins?.(before, item) === false);
    const isFull = batch.items.length === size || (before !== undefined && isOther);
    if (isFull) yield batch;
    if (isFull || batch.items.length === 0) batch = { items: [], isUncertain, waits };
    batch.items.push(item);
  }
  if (batch.items.length > 0) yield batch;
}

function rowsOf(items: readonly PlanItem[], outcomes: readonly ItemOutcome[]): BulkRow[] {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  return items.map((item) => {
    const outcome = byId.get(item.id);
    if (outcome === undefined) throw new Error(`Serwer nie odpowiedział o pozycji ${item.id}`);
    return settledRow(item, outcome);
  });
}

export async function applyJournal(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  journal: Journal,
): Promise<ExitCode> {
  const printer = bulkPrinter(context, options.output, job);
  for await (const row of journal.settledRows()) printer.settled(row);
  const bar = progress(context, journal.total, journal.settled);
  const stop = new AbortController();
  let failure: unknown = null;
  // A second Ctrl-C ends the process at once: the journal has recorded what was sent.
  const unsubscribe = context.onInterrupt(() => {
    unsubscribe();
    bar.clear();
    info(context, 'Kończę żądania w toku…');
    stop.abort();
  });

  const source = batches(journal, job);
  const underWay = new Set<Promise<void>>();
  // Several workers may read from one generator: it queues their calls.
  const worker = async () => {
    for (;;) {
      if (stop.signal.aborted || failure !== null) return;
      const { value: batch, done } = await source.next();
      if (done || batch === undefined) return;
      if (batch.waits) await Promise.all(underWay);
      if (stop.signal.aborted || failure !== null) return;
      const sending = send(batch);
      underWay.add(sending);
      await sending;
      underWay.delete(sending);
    }
  };
  const send = async (batch: Batch) => {
    try {
      await journal.recordSent(batch.items.map(({ id }) => id));
      const retry = { retries: options.retries, signal: stop.signal };
      const outcomes = coveredLog(
        await withRetries(context, retry, (isRetry) => job.send(batch.items, isRetry || batch.isUncertain)),
      );
      await journal.recordOutcomes(outcomes);
      for (const row of rowsOf(batch.items, outcomes)) printer.print(row);
      bar.advance(batch.items.length);
    } catch (error) {
      failure ??= error;
    }
  };
  await Promise.all(Array.from({ length: job.isSequential ? 1 : options.concurrency }, worker));
  unsubscribe();
  bar.clear();
  printer.end();

  const { done, skipped, refused } = printer.counts;
  const settled = done + skipped + refused;
  const isFinished = settled === journal.total;
  const tally = printer.tally();
  const parts = [`Wykonano ${done} z ${journal.total}`];
  if (skipped > 0) parts.push(`pominięto ${skipped}`);
  if (refused > 0) parts.push(`odmowy ${refused}`);
  const covered = printer.covered();
  if (covered > 0) parts.push(`mimo błędów ${covered}`);
  info(context, `${parts.join(', ')}${tally === '' ? '' : ` (${tally})`}`);
  // last: until it is gone, what was refused can be asked for again
  await journal.close(isFinished);
  // After Ctrl-C during a retry the transient failure itself is not reported.
  if (!isFinished && (failure === null || (stop.signal.aborted && isTransient(failure)))) {
    context.stderr.write(
      `Przerwano po ${settled} z ${journal.total}. Aby dokończyć: ${commandLine(context, '--resume')}\n`,
    );
    return exitCodes.interrupted;
  }
  if (!isFinished) throw withResumeHint(context, failure);
  if (refused > 0) return exitCodes.someFailed;
  if (job.doneMessage !== undefined) info(context, job.doneMessage);
  return exitCodes.ok;
}
