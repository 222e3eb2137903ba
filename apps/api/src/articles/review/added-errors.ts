// What is added to a published article is public at once: errors in it need a written reason, whichever way it comes.

import { attachmentErrors } from '@redakcja/domain/articles/check/attachment-findings';
import { checkHtml } from '@redakcja/domain/articles/check/check-text';
import { errorSummary, isWrittenReason, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { LanguageReference } from '@redakcja/generated/model/languageReference';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { json, rowShape } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { conflictIn } from '../../http/problem.ts';
import { attachmentCheck, withTexts } from '../../shared/attachment-check.ts';

/** @returns what the change log says of it @throws ProblemError without a written reason */
export async function despiteErrors(
  db: Database,
  { addedExtraContent, addedAttachments = [], changeText }: ArticleInput,
  fields: readonly SavedField[],
  { isoCode }: LanguageReference,
): Promise<string[]> {
  const inText = fields.includes('addedExtraContent') ? errorSummary(checkHtml(addedExtraContent ?? '', isoCode)) : [];
  const inFiles = fields.includes('addedAttachments') ? attachmentErrors(await checksOf(db, addedAttachments)) : [];
  const errors = [...inText, ...inFiles];
  if (errors.length === 0) return [];
  if (isWrittenReason(changeText)) return [changeLogDescriptions.despiteErrors(errors)];
  throw conflictIn([...refused('addedExtraContent', inText), ...refused('addedAttachments', inFiles)]);
}

function refused(path: SavedField, errors: readonly string[]): FieldError[] {
  return errors.length === 0 ? [] : [{ path, message: textErrorsMessage(errors) }];
}

const checkRow = rowShape({ check: json(attachmentCheck('d.file_name')) });

/** Under the names that they are added with. */
async function checksOf(db: Database, added: readonly AttachmentInput[]): Promise<AttachmentCheck[]> {
  const ids = idList(added.map((one) => one.documentRepositoryId));
  const rows = await db.rows(
    checkRow,
    sql`${checkRow.select} from document_repository d ${sql.raw(withTexts)} where d.id = any(${ids})`,
  );
  const known = new Map(rows.map(({ check }) => [check.documentRepositoryId, check]));
  return added.flatMap(({ documentRepositoryId, displayName }) => {
    const check = known.get(documentRepositoryId);
    return check === undefined ? [] : [{ ...check, displayName }];
  });
}
