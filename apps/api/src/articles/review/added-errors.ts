// What is added to a published article, or changed in it, is public at once: errors in it need a written reason, whichever way it comes.

import { errorsOfSave, isCovered, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import { codeOf, labelsOf } from '@redakcja/domain/articles/check/publication-error';
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { json, rowShape } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { conflictIn } from '../../http/problem.ts';
import { attachmentCheck, withTexts } from '../../shared/attachment-check.ts';

/** @returns what the change log says of it @throws ProblemError without a written reason, or while a file waits for its check */
export async function despiteErrors(
  db: Database,
  article: Article,
  input: ArticleInput,
  fields: readonly SavedField[],
): Promise<string[]> {
  if (article.status !== ArticleStatus.Published) return [];
  const { addedExtraContent, addedAttachments = [], changeText } = input;
  const { links = article.links } = input;
  const texts = { ...article, links };
  const addedFiles = fields.includes('addedAttachments') ? await checksOf(db, addedAttachments) : [];
  const found = errorsOfSave(fields, { texts, addedExtraContent, addedFiles });
  if (found.size === 0) return [];
  const errors = [...found.values()].flat();
  if (isCovered(errors, changeText)) return [changeLogDescriptions.despiteErrors(labelsOf(errors))];
  const refused = [...found].map(
    ([path, own]): FieldError => ({ path, message: textErrorsMessage(own), code: codeOf(own) }),
  );
  throw conflictIn(refused, { code: codeOf(errors) });
}

const checkRow = rowShape({ check: json(attachmentCheck('d.file_name')) });

/** Under the names that they are added with. */
export async function checksOf(
  db: Database,
  added: readonly Pick<AttachmentInput, 'documentRepositoryId' | 'displayName'>[],
): Promise<AttachmentCheck[]> {
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
