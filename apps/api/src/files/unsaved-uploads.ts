// Uploads that nobody saved: a form that was closed, a picture that was exchanged for another. They go when no form can still hold them.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import type { Services } from '../shared/services.ts';
import { removeContents } from './file-rows.ts';

/** Work that is not saved is kept in the browser and may be saved weeks later. */
const daysToSave = 30;
const day = 24 * 60 * 60 * 1000;

/** Gives the number of files that went. Several processes may do it at once. */
export async function removeUnsavedUploads(services: Pick<Services, 'db' | 'storage' | 'now'>): Promise<number> {
  const { db, now } = services;
  const before = sql`${new Date(now().getTime() - daysToSave * day).toISOString()}::timestamptz`;
  const removed = [...(await removeDocuments(db, before)), ...(await removePictures(db, before))];
  await removeContents(services, new Set(removed.map(({ sha256 }) => sha256)));
  return removed.length;
}

interface Removed {
  sha256: string;
}

/** Documents that were attached once stay in the repository, also when nothing refers to them any more. */
function removeDocuments(db: Database, before: SQL): Promise<Removed[]> {
  return rowsOf<Removed>(
    db,
    sql`with gone as (
        delete from document_repository d where unsaved_since < ${before}
          and not exists (select from article_attachments a where a.document_repository_id = d.id)
        returning file_id
      )
      delete from files f using gone where f.id = gone.file_id returning f.sha256`,
  );
}

/** Pictures that no foreign key and no text refers to. An original goes after the pictures that were cut out of it. */
async function removePictures(db: Database, before: SQL): Promise<Removed[]> {
  const { unreferred, mentioned } = await references(db);
  const unsaved = sql`f.is_public and f.content_type like 'image/%' and f.created_date < ${before} and ${unreferred}`;
  const [any] = await rowsOf(db, sql`select from files f where ${unsaved} limit 1`);
  // texts are read only where there is something to ask for
  if (any === undefined) return [];
  return rowsOf<Removed>(
    db,
    sql`delete from files f where ${unsaved} and f.id::text not in (${mentioned}) returning f.sha256`,
  );
}

/**
 * Every foreign key and every row of the database counts, so that an area that begins to keep pictures has nothing to add here: `unreferred`
 * is a condition on a file, `mentioned` gives the numbers of files whose addresses stand in texts and settings.
 */
async function references(db: Database): Promise<{ unreferred: SQL; mentioned: SQL }> {
  const keys = await rowsOf<{ owner: string; name: string }>(
    db,
    sql`select c.conrelid::regclass::text as owner, quote_ident(a.attname) as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'files'::regclass`,
  );
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const conditions = keys.map(({ owner, name }) => `not exists (select from ${owner} x where x.${name} = f.id)`);
  const texts = tables.map(({ name }) => `select x::text as t from ${name} x where x::text like '%/api/files/%'`);
  return {
    unreferred: sql.raw(conditions.join(' and ')),
    mentioned: sql.raw(
      `select m[1] from (${texts.join(' union all ')}) x cross join regexp_matches(x.t, '/api/files/(\\d+)', 'g') m`,
    ),
  };
}
