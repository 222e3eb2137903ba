// Plan → show → apply: all bulk commands run this way.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { type Context, info } from '../context.ts';
import { CommandError, type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { isYes, requireConsent } from '../options/consent.ts';
import { tablePrinter } from '../output/table.ts';
import { preferLowMemory } from '../requests/low-memory.ts';
import { applyJournal } from './apply-journal.ts';
import type { BulkJob, BulkSource } from './bulk-job.ts';
import type { BulkOptions } from './bulk-options.ts';
import { bulkColumns, bulkPrinter } from './bulk-printer.ts';
import { Journal, lockJournal, removeHalfPlans, writePlan } from './journal.ts';
import { type BulkRow, type PlanHead, type PlanItem, plannedRow, shownItem, withRemarks } from './plan.ts';

const journalName = (host: string, kind: string, selection: unknown) =>
  `${kind}-${createHash('sha256')
    .update(JSON.stringify([host, kind, selection]))
    .digest('hex')
    .slice(0, 16)}.ndjson`;

/** The journal of this command line. */
export function journalFile(context: Context, { head, selection }: BulkSource): string {
  return path.join(context.stateFolder, 'journals', journalName(head.host, head.kind, [selection, head.settings]));
}

export async function runBulk(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  given: BulkSource,
): Promise<ExitCode> {
  preferLowMemory();
  const source: BulkSource = { ...given, items: () => shownItems(given) };
  const head: PlanHead = { bip: 'plan', version: 2, made: context.now().toISOString(), ...source.head };
  if (options.plan !== undefined) return savePlan(context, options, job, { ...source, head });
  if (options.dryRun) return showPlan(context, options, job, source.items());
  if (job.isDestructive && !options.resume) requireConsent(context, options.yes);
  const file = journalFile(context, source);
  const unlock = await lockJournal(file);
  try {
    const isResumed = options.resume === true && (await canResume(context, file));
    if (!isResumed) {
      // nobody has agreed to a plan that was not ready
      if (job.isDestructive) requireConsent(context, options.yes);
      await interruptible(context, (signal) => writePlan(file, head, source.items(), signal));
    }
    return await confirmedRun(context, options, job, await Journal.open(file, context.now()), isResumed);
  } finally {
    await unlock();
  }
}

async function* shownItems(source: BulkSource): AsyncGenerator<PlanItem> {
  for await (const item of source.items()) yield shownItem(item);
}

/** False when the run ended before its plan was ready. @throws CommandError when there was no run */
async function canResume(context: Context, file: string): Promise<boolean> {
  if (existsSync(file)) return true;
  if (!(await removeHalfPlans(file)))
    throw new CommandError('Nie ma przerwanego wykonania tego polecenia', exitCodes.usage);
  info(context, 'Plan nie był gotowy, zaczynam od nowa');
  return false;
}

/** Ctrl-C while the plan is made: nothing was changed, and there is nothing to resume. */
async function interruptible(context: Context, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  // A second Ctrl-C ends the process at once.
  const unsubscribe = context.onInterrupt(() => {
    unsubscribe();
    info(context, 'Kończę żądania w toku…');
    stop.abort();
  });
  try {
    await work(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) throw new CommandError('Nic nie zmieniono', exitCodes.interrupted);
    throw error;
  } finally {
    unsubscribe();
  }
}

async function confirmedRun(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  journal: Journal,
  isResumed: boolean,
): Promise<ExitCode> {
  const answer = isResumed ? 'yes' : await confirmation(context, options, job, journal);
  if (answer !== 'yes') {
    await journal.close(true);
    info(context, `${answer === 'interrupted' ? '\n' : ''}Nic nie zmieniono`);
    return answer === 'interrupted' ? exitCodes.interrupted : exitCodes.failed;
  }
  return applyJournal(context, options, job, journal);
}

/** Rows of a plan before the question, beside those of which there is more to say. */
const maxShown = 20;

/** Asks on a terminal after showing the plan; without a terminal only reversible changes continue without a question. */
async function confirmation(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  journal: Journal,
): Promise<'yes' | 'no' | 'interrupted'> {
  if (options.yes || !context.stdin.isTTY || journal.total === 0) return 'yes';
  let shown = 0;
  const printer = tablePrinter<BulkRow>(
    (text) => context.stderr.write(text),
    { columns: bulkColumns(job) },
    context.stderr.columns || null,
  );
  for await (const { item } of journal.pendingItems()) {
    // what the reason covers, and what is lost, is shown whole: it is accepted with the answer
    if (shown >= maxShown && Object.keys(withRemarks(item)).length === 0) continue;
    printer.print(plannedRow(item));
    shown += 1;
  }
  printer.end();
  if (journal.total > shown) context.stderr.write(`… i jeszcze ${journal.total - shown}\n`);
  const answer = await context.ask(`${job.question(journal.total)} ${job.confirmText === undefined ? '[t/N] ' : ''}`);
  if (answer === null) return 'interrupted';
  const isConfirmed = job.confirmText === undefined ? isYes(answer) : answer.trim() === job.confirmText;
  return isConfirmed ? 'yes' : 'no';
}

async function showPlan(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  items: AsyncIterable<PlanItem>,
): Promise<ExitCode> {
  const printer = bulkPrinter(context, options.output, job);
  for await (const item of items) printer.print(plannedRow(item));
  printer.end();
  const { planned, refused } = printer.counts;
  const tally = printer.tally();
  const covered = printer.covered();
  const despite = covered > 0 ? `, mimo błędów ${covered}` : '';
  info(
    context,
    `Próba: do wykonania ${planned}, odmowy ${refused}${despite}${tally === '' ? '' : ` (${tally})`}. Niczego nie zmieniono`,
  );
  return refused > 0 ? exitCodes.someFailed : exitCodes.ok;
}

async function savePlan(
  context: Context,
  options: BulkOptions,
  job: BulkJob,
  { head, items }: { head: PlanHead; items: BulkSource['items'] },
): Promise<ExitCode> {
  const file = options.plan ?? '';
  const printer = bulkPrinter(context, options.output, job);
  async function* shown() {
    for await (const item of items()) {
      printer.print(plannedRow(item));
      yield item;
    }
  }
  await interruptible(context, (signal) => writePlan(file, head, shown(), signal));
  printer.end();
  if (printer.covered() > 0)
    info(context, `Powód obejmie błędy w ${countOf(printer.covered(), ['pozycji', 'pozycjach', 'pozycjach'])}`);
  info(context, `Plan zapisano. Wykonanie: bip apply ${file}`);
  return exitCodes.ok;
}
