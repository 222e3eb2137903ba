import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { json, rowShape } from '../../database/rows/row-shape.ts';
import { notFound } from '../../http/problem.ts';
import { attachmentCheck, withTexts } from '../../shared/attachment-check.ts';

const checkRow = rowShape({ check: json(attachmentCheck('d.file_name')) });

export const getAttachmentCheck: Handler<'getAttachmentCheck'> = async ({ db, params }) => {
  const id = params.documentRepositoryId;
  const [row] = await rowsOf(db, id);
  if (row === undefined) throw notFound(`Nie znaleziono załącznika o numerze ${id}`);
  return { body: row.check };
};

const rowsOf = (db: Database, id: number) =>
  db.rows(checkRow, sql`${checkRow.select} from document_repository d ${sql.raw(withTexts)} where d.id = ${id}`);
