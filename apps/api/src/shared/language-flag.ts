import type { FileReference } from '@redakcja/generated/model/fileReference';
import { type JsonSql, jsonSql, objectOf } from '../database/rows/json-sql.ts';
import { fileAddressSql } from '../storage/file-address.ts';

/** A default flag as JSON (downloadRegionFlag of the contract); `region` is an SQL expression. */
export function regionFlag(region: string): JsonSql<FileReference> {
  return objectOf<FileReference>({ path: `'/api/files/flags/' || ${region}`, fileName: `${region} || '.svg'` });
}

/** An uploaded flag as JSON; `file` is the alias of a row of `files`. */
export function uploadedFlag(file: string): JsonSql<FileReference> {
  return objectOf<FileReference>({ path: fileAddressSql(file), fileName: `${file}.file_name` });
}

/**
 * The flag of an ISO code as a file reference: an uploaded one, else the default one, else null.
 * `code` is an SQL expression.
 */
export function flagOf(code: string): JsonSql<FileReference | null> {
  return jsonSql(`(select case when flag.id is not null then ${uploadedFlag('flag')} else ${regionFlag('iso.region')} end
    from iso_codes iso left join files flag on flag.id = iso.file_id
    where iso.code = ${code} and (flag.id is not null or iso.region is not null) order by iso.is_default limit 1)`);
}
