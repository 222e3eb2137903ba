// Events that can be repeated without limit: refused calls, wrong secrets. The first of a minute is recorded in the audit log immediately; later ones
// are counted and recorded as one entry at the end of the minute. Each process has its own counters.
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type AuditRecord, recordAudit } from './audit.ts';

export interface RepeatedEvents {
  /** Events with the same key are one event that repeats itself. Never throws: what is refused stays refused without its entry. */
  add: (key: string, record: AuditRecord) => Promise<void>;
  /** Writes what has been counted so far. */
  close: () => Promise<void>;
}

/** Milliseconds. */
const period = 60_000;
/** Keys that are counted at the same time: about a megabyte. */
const maxKeys = 5000;

interface Counted {
  record: AuditRecord;
  since: number;
  repetitions: number;
}

export function countRepeatedEvents(db: Database, now: () => Date, log: FastifyBaseLogger): RepeatedEvents {
  // in the order of their beginning
  const counted = new Map<string, Counted>();

  async function write(record: AuditRecord): Promise<void> {
    try {
      await recordAudit(db, now(), record);
    } catch (error) {
      log.error({ err: error, event: record.event }, 'an event is not in the audit log');
    }
  }

  async function end(isOver: (one: Counted) => boolean): Promise<void> {
    for (const [key, one] of [...counted]) {
      // another call may have ended it already, and begun it anew
      if (!isOver(one) || counted.get(key) !== one) continue;
      counted.delete(key);
      if (one.repetitions === 0) continue;
      const times = countOf(one.repetitions, ['raz', 'razy', 'razy']);
      await write({ ...one.record, details: [`W ciągu minuty powtórzono jeszcze ${times}`] });
    }
  }

  const endOld = () => end(({ since }) => now().getTime() - since >= period);
  const timer = setInterval(() => void endOld(), period).unref();

  return {
    async add(key, record) {
      await endOld();
      const known = counted.get(key);
      if (known !== undefined) {
        known.repetitions += 1;
        return;
      }
      counted.set(key, { record, since: now().getTime(), repetitions: 0 });
      const [oldest] = counted.values();
      if (counted.size > maxKeys) await end((one) => one === oldest);
      await write(record);
    },
    async close() {
      clearInterval(timer);
      await end(() => true);
    },
  };
}
