// Pictures that records keep: how they are read, and that they are there.
import type { CropData } from '@redakcja/generated/model/cropData';
import type { Picture } from '@redakcja/generated/model/picture';
import { sql } from 'drizzle-orm';
import { type Database, hasRows } from '../database/database.ts';
import { type JsonSql, jsonSql, objectOf } from '../database/rows/json-sql.ts';
import { invalid } from '../http/problem.ts';
import { fileAddressSql } from '../storage/file-address.ts';

/** A picture of the contract; `file` is a row of files that may be missing, `original` the picture it was cropped from. */
export function pictureSql(file: string, original: string): JsonSql<Picture | null> {
  const picture = objectOf<Picture>({
    id: `${file}.id`,
    path: fileAddressSql(file),
    originalId: `coalesce(${original}.id, ${file}.id)`,
    originalPath: `coalesce(${fileAddressSql(original)}, ${fileAddressSql(file)})`,
    fileName: `${file}.file_name`,
    cropData: jsonSql<CropData | null>(`${file}.crop_data`),
  });
  return jsonSql<Picture | null>(`case when ${file}.id is not null then ${picture} end`);
}

/** The joins that `pictureSql` needs, for a row with a column `file_id`. */
export function pictureJoins(row: string, file: string, original: string): string {
  return `left join files ${file} on ${file}.id = ${row}.file_id left join files ${original} on ${original}.id = ${file}.original_id`;
}

/** Throws a 400 at the field when no picture has this number. */
export async function requirePicture(db: Database, id: number | null | undefined, field: string): Promise<void> {
  if (id === null || id === undefined) return;
  const isThere = await hasRows(
    db,
    sql`select from files where id = ${id} and is_public and content_type like 'image/%'`,
  );
  if (!isThere) throw invalid([{ path: field, message: `Nie ma obrazu o numerze ${id}. Wgraj go ponownie` }]);
}

/** A picture as the journal has it: its addresses keep the files (unsaved-uploads.ts), so that it can be put back. */
export function pictureFact<Stored extends Picture>(picture: Stored | null): (Stored & { name: string }) | null {
  return picture && { ...picture, name: picture.fileName };
}
