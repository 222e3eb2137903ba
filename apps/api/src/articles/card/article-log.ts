import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import type { SQL } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { insertFrom } from '../../database/rows/insert-from.ts';
import { changeLog } from '../../database/schema.ts';

/** Who writes, and when. */
export interface Author {
  caller: Pick<Caller, 'id' | 'displayName'>;
  now: Date;
}

/** Columns that name the author of a row. */
export function authorship({ caller, now }: Author) {
  return { createdDate: now, createdBy: caller.displayName, createdById: caller.id };
}

export interface LogEntry {
  description: string;
  changeText?: string | null | undefined;
  details?: readonly string[];
  /** Its person wrote the version (second-person.ts). */
  isWriting?: boolean;
}

/** Adds an entry to the change log. `article` is an expression for its id, so that it can follow an insert of a new one. */
export function insertLogEntry(
  article: SQL,
  { description, changeText = null, details = [], isWriting = false }: LogEntry,
  by: Author,
): SQL {
  return insertFrom(changeLog, {
    articleId: article,
    ...authorship(by),
    ...coveredLog({ description, changeText, details: [...details] }),
    isWriting,
  });
}
