// Wakes at the next due moment, when something with a set time was written (by any process), and every so often in any case.
import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from '../database/database.ts';
import { endDue, nextDue, publishDue, tidyArticles } from './due-articles.ts';

export interface SchedulerOptions {
  db: Database;
  listen: OpenDatabase['listen'];
  now: () => Date;
  log: FastifyBaseLogger;
  /** Milliseconds between two looks when nothing is due; never more than half a minute. */
  maxPause: number;
}

export interface Scheduler {
  /** Resolves when what is under way is done; nothing begins after that. */
  stop: () => Promise<void>;
}

const pauseLimit = 30_000;
/** Rows that another process holds are looked at again after this, not at once. */
const minPause = 100;
const pauseAfterFailure = 2000;

/** Everything that is due now, until nothing is. What was missed while no process ran is done with the first look. */
export async function runDue(db: Database, now: Date): Promise<{ published: number; ended: number }> {
  const counts = { published: 0, ended: 0 };
  for (let done = await publishDue(db, now); done > 0; done = await publishDue(db, now)) counts.published += done;
  for (let done = await endDue(db, now); done > 0; done = await endDue(db, now)) counts.ended += done;
  return counts;
}

export function startScheduler({ db, listen, now, log, maxPause }: SchedulerOptions): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function look(): Promise<number> {
    try {
      const counts = await runDue(db, now());
      if (counts.published + counts.ended > 0) log.info(counts, 'articles changed by the schedule');
      await tidyArticles(db, now());
      const due = await nextDue(db);
      const wait = due === null ? maxPause : due.getTime() - now().getTime();
      return Math.min(Math.max(wait, minPause), maxPause, pauseLimit);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the schedule failed and will try again');
      return pauseAfterFailure;
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
    running = look().then((pause) => {
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
