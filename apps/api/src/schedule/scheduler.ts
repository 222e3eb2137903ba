// Runs scheduled changes: at the next due time, when a process notifies that a due time has changed, and periodically.
import type { FastifyBaseLogger } from 'fastify';
import { removePastEditors } from '../articles/editing/announce-editing.ts';
import type { OpenDatabase, Transaction } from '../database/database.ts';
import {
  endDue,
  foldArticleCounts,
  nextDue,
  type Publications,
  publishDue,
  removeExpiredPreviews,
} from './due-articles.ts';
import { recordDueHomepage } from './due-homepage.ts';

export interface SchedulerOptions {
  database: Pick<OpenDatabase, 'db' | 'transaction' | 'listen'>;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Milliseconds between two runs when nothing is due; at most 30,000. */
  maxPause: number;
}

export interface Scheduler {
  /** Resolves when the current run is finished; no other begins. */
  stop: () => Promise<void>;
}

const maxPauseLimit = 30_000;
/** Avoids a busy loop on rows that another process has locked. */
const minPause = 100;
const retryPause = 2000;

/** Processes all due articles in batches, also those that became due while no process was running. */
export async function runDue(transaction: Transaction, now: Date): Promise<Publications & { ended: number }> {
  const counts = { published: 0, refused: 0, ended: 0 };
  for (let done = 1; done > 0; ) {
    const { published, refused } = await publishDue(transaction, now);
    counts.published += published;
    counts.refused += refused;
    done = published + refused;
  }
  for (let done = await endDue(transaction, now); done > 0; done = await endDue(transaction, now)) counts.ended += done;
  return counts;
}

/** Everything that is due at this moment, once. */
export async function runSchedule({ db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>, now: () => Date) {
  const articles = await runDue(transaction, now());
  const homepage = await recordDueHomepage(transaction, now());
  await foldArticleCounts(db);
  await removeExpiredPreviews(db, now());
  await removePastEditors(db, now());
  return { ...articles, homepage };
}

export function startScheduler({
  database: { db, transaction, listen },
  now,
  log,
  maxPause,
}: SchedulerOptions): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function tick(): Promise<number> {
    try {
      const { homepage: _homepage, ...counts } = await runSchedule({ db, transaction }, now);
      if (counts.published + counts.ended > 0) log.info(counts, 'articles changed by the schedule');
      if (counts.refused > 0) log.warn(counts, 'articles that lack what publication needs were given back');
      const due = await nextDue(db);
      const delay = due === null ? maxPause : due.getTime() - now().getTime();
      return Math.min(Math.max(delay, minPause), maxPause, maxPauseLimit);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the schedule failed and will try again');
      return retryPause;
    }
  }

  function wake(): void {
    if (isStopped) return;
    if (running !== null) {
      isWoken = true;
      return;
    }
    clearTimeout(timer);
    isWoken = false;
    running = tick().then((pause) => {
      running = null;
      if (isWoken) wake();
      else if (!isStopped) timer = setTimeout(wake, pause);
    });
  }

  const stopListening = listen('articles_due', { message: wake, connected: (isConnected) => isConnected && wake() });
  wake();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await stopListening();
      await running;
    },
  };
}
