/** Whether a file is known to have pictures of pages without text; `file` is a row of files. A file that was not read yet is none. */
export const isScanSql = (file: string) =>
  `exists (select from document_texts t where t.file_id = ${file}.id and t.state = 20)`;
