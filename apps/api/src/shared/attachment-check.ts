// What is known of the content of an attachment, as JSON of the contract. `d` is its row in the document repository, `t` what was read of it.
import { ownNumberPattern } from '@redakcja/domain/shared/numbers/own-numbers';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { type JsonSql, jsonSql, objectOf } from '../database/rows/json-sql.ts';

/** What the data of the office and its contacts have; they are read once, whatever the number of articles. */
export const ownNumbers = jsonSql<string[]>(`(select coalesce(json_agg(distinct found[1]), '[]') from (
    select unnest(array[bank_account_number, phone, fax, email, own_numbers]) as written from offices
    union all select raw_description from office_contacts) known,
  regexp_matches(known.written, '${ownNumberPattern}', 'g') as found)`);

/** Findings as they are read: an account of the office is none. */
const findings = `(select coalesce(json_agg(f.one - 'hash' order by f.place), '[]')
  from jsonb_array_elements(t.findings) with ordinality f(one, place)
  where not f.one ? 'hash' or f.one ->> 'hash' <> all (array(
    select encode(sha256(convert_to(regexp_replace(own, '\\D', '', 'g'), 'UTF8')), 'hex') from json_array_elements_text(${ownNumbers}) own)))`;

/** @param displayName SQL expression of its name */
export function attachmentCheck(displayName: string): JsonSql<AttachmentCheck> {
  return objectOf<AttachmentCheck>({
    documentRepositoryId: 'd.id',
    displayName,
    filename: 'd.file_name',
    isChecked: 'not exists (select from documents_to_read q where q.file_id = d.file_id)',
    findings: jsonSql(findings),
  });
}

/** Follows `document_repository d`. */
export const withTexts = 'left join document_texts t on t.file_id = d.file_id';
