// What waits for the server: for its metrics and for `bip server status`.
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { integer, rowShape } from '../database/rows/row-shape.ts';
import { nextDue } from '../schedule/due-articles.ts';

export interface WorkFacts {
  /** Articles that the search does not know as they are. */
  articlesToIndex: number;
  /** Attachments whose texts were not read. */
  documentsToRead: number;
  /** Mails that wait to be sent. */
  mailsToSend: number;
  /** Mails of the last days that were given up. */
  mailsGivenUp: number;
  /** Milliseconds that the oldest publication, or end of one, is overdue. */
  overdue: number;
  /** Published articles. */
  published: number;
}

const counts = rowShape({
  articlesToIndex: integer('(select count(*)::int from articles_to_index)'),
  documentsToRead: integer('(select count(*)::int from documents_to_read)'),
  mailsToSend: integer('(select count(*)::int from mails where done_at is null)'),
  mailsGivenUp: integer('(select count(*)::int from mails where done_at is not null and failure is not null)'),
  published: integer('(select count(*)::int from public_articles)'),
});

export async function readWork(db: Database, now: Date): Promise<WorkFacts> {
  const [found] = await db.rows(counts, sql`${counts.select}`);
  if (found === undefined) throw new Error('No row of counts');
  const due = await nextDue(db);
  return { ...found, overdue: due === null ? 0 : Math.max(0, now.getTime() - due.getTime()) };
}
