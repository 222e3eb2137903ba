// Removes uploads that were never saved: the form was closed, or the picture was replaced.
import { type SQL, sql } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { removeContents } from '../stored/file-rows.ts';

/** Drafts are saved in the browser and may be saved weeks later. */
const retentionDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Returns the number of removed files. Several processes may run it at once. */
export async function removeUnsavedUploads(
  services: Pick<SystemServices, 'db' | 'transaction' | 'storage' | 'now'>,
): Promise<number> {
  const removed = await deleteUnsavedRows(services.db, services.now());
  await removeContents(services, new Set(removed.map(({ sha256 }) => sha256)));
  return removed.length;
}

/** Their contents stay in the storage. */
export async function deleteUnsavedRows(db: Database, now: Date): Promise<RemovedFile[]> {
  const before = sql`${new Date(now.getTime() - retentionDays * day).toISOString()}::timestamptz`;
  return [...(await removeDocuments(db, before)), ...(await removePictures(db, before))];
}

const removedFile = rowShape({ sha256: text(), name: text() });

export type RemovedFile = RowOf<typeof removedFile>;

/** Documents that were attached once stay in the repository, even when no article refers to them. */
function removeDocuments(db: Database, before: SQL): Promise<RemovedFile[]> {
  return db.rows(
    removedFile,
    sql`with deleted as (
        delete from document_repository d where unsaved_since < ${before}
          and not exists (select from article_attachments a where a.document_repository_id = d.id)
        returning file_id
      )
      delete from files f using deleted where f.id = deleted.file_id returning f.sha256, f.file_name as name`,
  );
}

/** Pictures that no foreign key and no text refers to. An original is referenced by its crops. */
async function removePictures(db: Database, before: SQL): Promise<RemovedFile[]> {
  const { unreferenced, mentioned } = await references(db);
  const unsaved = sql`f.is_public and f.content_type like 'image/%' and f.created_date < ${before} and ${unreferenced}`;
  // all texts are searched only when there is a candidate
  if (!(await hasRows(db, sql`select from files f where ${unsaved}`))) return [];
  return db.rows(
    removedFile,
    sql`delete from files f where ${unsaved} and f.id::text not in (${mentioned}) returning f.sha256, f.file_name as name`,
  );
}

const foreignKey = rowShape({ owner: text(), name: text() });
const tableName = rowShape({ name: text() });

/**
 * Includes every foreign key and every row of the database, so that a new area with pictures needs no change here: `unreferenced` is a condition on a
 * file, `mentioned` selects ids of files whose URLs occur in texts and settings.
 */
async function references(db: Database): Promise<{ unreferenced: SQL; mentioned: SQL }> {
  const keys = await db.rows(
    foreignKey,
    sql`select c.conrelid::regclass::text as owner, quote_ident(a.attname) as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'files'::regclass`,
  );
  const tables = await db.rows(
    tableName,
    sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const conditions = keys.map(({ owner, name }) => `not exists (select from ${owner} x where x.${name} = f.id)`);
  const texts = tables.map(({ name }) => `select x::text as t from ${name} x where x::text like '%/api/files/%'`);
  return {
    unreferenced: sql.raw(conditions.join(' and ')),
    mentioned: sql.raw(
      `select m[1] from (${texts.join(' union all ')}) x cross join regexp_matches(x.t, '/api/files/(\\d+)', 'g') m`,
    ),
  };
}
