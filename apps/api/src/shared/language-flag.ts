import { fileAddressSql } from './file-address.ts';

/** The flag of an ISO code as a file reference, null where the office has uploaded none. `code` is an SQL expression. */
export function flagOf(code: string): string {
  return `(select json_build_object('path', ${fileAddressSql('flag')}, 'fileName', flag.file_name)
    from iso_codes iso join files flag on flag.id = iso.file_id where iso.code = ${code} and not iso.is_default)`;
}
