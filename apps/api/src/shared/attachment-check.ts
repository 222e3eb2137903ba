// What is known of the content of an attachment, as JSON of the contract. `d` is its row in the document repository, `t` what was read of it.
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { type JsonSql, jsonSql, objectOf } from '../database/rows/json-sql.ts';

/** @param displayName SQL expression of its name */
export function attachmentCheck(displayName: string): JsonSql<AttachmentCheck> {
  return objectOf<AttachmentCheck>({
    documentRepositoryId: 'd.id',
    displayName,
    filename: 'd.file_name',
    isChecked: 'not exists (select from documents_to_read q where q.file_id = d.file_id)',
    findings: jsonSql(`coalesce(t.findings, '[]')`),
  });
}

/** Follows `document_repository d`. */
export const withTexts = 'left join document_texts t on t.file_id = d.file_id';
