// Reads the texts of attachments that were not read yet, in worker processes.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';
import { integer, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { documentPages, documentsToRead, documentTexts } from '../../database/schema.ts';
import { type CheckedDocument, unreadableFile, unreadFile } from '../../files/documents/document-text.ts';
import { readDocument } from '../../files/work/file-jobs.ts';
import { ProblemError } from '../../http/problem.ts';
import { discard, receive } from '../../storage/received-content.ts';
import { JobKilledError } from '../../workers/worker-pool.ts';

/** What is known of the text of a file (document_texts). */
export const textStates = { text: 10, scan: 20, empty: 30, unreadable: 30 } as const;

const due = rowShape({
  fileId: integer('q.file_id'),
  sha256: text('f.sha256'),
  size: integer('f.size'),
  extension: text('d.extension'),
});
const batch = 200;

type Needed = Pick<SystemServices, 'db' | 'transaction' | 'config' | 'storage' | 'workers' | 'log'>;

/** A file that takes longer waits until no other one does. */
const firstTurn = 2000;

/** What a process knows of the files that are due. */
export interface Turns {
  /** Not read this time, as when the storage gives an error: the others do not wait for them. */
  failed: Set<number>;
  /** Not read within their first turn. */
  long: Set<number>;
}

/** First come, first served, but what somebody may be waiting for now before what an upgrade or an import left to read. */
const order = (long: Set<number>) =>
  sql`q.file_id = any(${idList([...long])}), d.created_date < now() - interval '1 day', q.file_id`;

/** Reads the next file; 'none' when none is left. Several processes may read at once: the same file is read twice at worst. */
export async function readNextDocument(services: Needed, { failed, long }: Turns): Promise<'read' | 'later' | 'none'> {
  const [next] = await services.db.rows(
    due,
    sql`${due.select} from documents_to_read q join files f on f.id = q.file_id join document_repository d on d.file_id = f.id
      where q.file_id <> all(${idList([...failed])}) order by ${order(long)} limit 1`,
  );
  if (next === undefined) return 'none';
  const found =
    unreadFile(next.extension) ??
    (await textOf(services, next, long).catch((error: unknown) => unlessBusy(services, next, error)));
  if (found === 'later') return found;
  if (found === null) {
    failed.add(next.fileId);
    return 'later';
  }
  long.delete(next.fileId);
  const count = found.hasPages ? found.pages.length : null;
  await services.transaction(async (tx) => {
    const { fileId } = next;
    const taken = await tx.delete(documentsToRead).where(sql`${documentsToRead.fileId} = ${fileId}`).returning();
    if (taken.length === 0) return;
    const { findings, hasPages } = found;
    const read = { state: textStates[found.state], hasPages, findings, pages: count };
    await tx
      .insert(documentTexts)
      .values({ fileId, ...read })
      .onConflictDoUpdate({ target: documentTexts.fileId, set: read });
    await tx.delete(documentPages).where(sql`${documentPages.fileId} = ${fileId}`);
    const pages = found.pages
      .map((page, index) => ({ fileId, page: index + 1, text: page }))
      .filter((one) => one.text !== '');
    for (let from = 0; from < pages.length; from += batch)
      await tx.insert(documentPages).values(pages.slice(from, from + batch));
    await tx.execute(sql`insert into articles_to_index (article_id)
      select distinct a.id from articles a join article_attachments x on x.article_id = a.id
        join document_repository d on d.id = x.document_repository_id where d.file_id = ${fileId} and a.status = ${ArticleStatus.Published}
      on conflict (article_id) do update set change = excluded.change`);
  });
  return 'read';
}

async function textOf(
  { config, storage, workers, log }: Needed,
  { fileId, extension, ...content }: RowOf<typeof due>,
  long: Set<number>,
): Promise<CheckedDocument | 'later'> {
  const stream = await storage.open(content);
  if (stream === null) {
    log.error({ file: fileId }, 'the content of a file is missing');
    return unreadableFile;
  }
  const received = await receive(config, stream);
  try {
    const time = long.has(fileId) ? undefined : firstTurn;
    return await workers.documents.run(readDocument, { path: received.path, extension }, 'search', time);
  } catch (error) {
    if (!(error instanceof JobKilledError)) throw error;
    if (error.reason === 'time' && !long.has(fileId)) {
      long.add(fileId);
      return 'later';
    }
    log.warn({ file: fileId, reason: error.reason }, 'the text of a file was not read');
    return unreadableFile;
  } finally {
    await discard(received);
  }
}

/** No worker is free, or the server stops: no other file would be read either. */
function unlessBusy({ log }: Needed, { fileId }: RowOf<typeof due>, error: unknown): null {
  if (error instanceof ProblemError) throw error;
  log.error({ err: error, file: fileId }, 'a file was not read and will be later');
  return null;
}
