// A new version, an older version restored, and a translation are copies of one row and its child rows, made by the database.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertCopies } from '../../database/rows/insert-from.ts';
import { idRow } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';
import { articles } from '../../database/schema.ts';
import { notFound } from '../../http/problem.ts';
import { type Author, authorship, insertLogEntry, type LogEntry } from '../card/article-log.ts';
import { missingArticle } from '../card/article-resource.ts';
import { type CopiedParts, copiesOfParts } from './copy-parts.ts';

export interface Copy extends CopiedParts {
  version: number;
  entry: LogEntry;
}

/**
 * Inserts the copy as a draft and returns its id. Only future publication dates are copied. The source must be locked against concurrent saves,
 * because its parts are read by separate statements.
 */
export async function insertCopy(tx: Database, copy: Copy, author: Author): Promise<number> {
  const [row] = await tx.rows(idRow, sql`${copyOfArticle(copy, author)} for share returning id`);
  // deleted since it was looked at
  if (row === undefined) throw notFound(missingArticle(copy.sourceId));
  for (const part of copiesOfParts(copy, row.id)) await tx.execute(part);
  await tx.execute(insertLogEntry(sql`${row.id}::int`, copy.entry, author));
  return row.id;
}

/** Columns of the state of one version, which are not copied. */
const fresh = [
  'isListed',
  'isHidden',
  'publishStart',
  'missedPublication',
  'confirmedDate',
  'publishedDate',
  'withdrawedDate',
  'archivedDate',
  'revision',
] as const;

function copyOfArticle({ sourceId, languageId, version }: Copy, author: Author): SQL {
  const isAhead = sql`x.publish_end > ${momentOf(author.now)}`;
  const changed = {
    languageId,
    version,
    status: ArticleStatus.Draft,
    publishEnd: sql`case when ${isAhead} then x.publish_end end`,
    archiveAfterPublishEnd: sql`x.archive_after_publish_end and ${isAhead}`,
    ...authorship(author),
  };
  return insertCopies(articles, changed, fresh, sql`from articles x where x.id = ${sourceId}::int`);
}

/** Alone with the article: two editors who press the same button at once do not both make a copy. */
export async function lockBase(tx: Database, baseArticleId: number): Promise<void> {
  await tx.execute(sql`select id from base_articles where id = ${baseArticleId}::int for no key update`);
}
