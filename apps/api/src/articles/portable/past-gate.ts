// What the reason of an import covers. Versions that come as published are asked what a publication is asked: what they lack needs a written reason,
// which each of them keeps. Of what went the way of a user the change logs say it.
import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import { isWrittenReason } from '@redakcja/domain/articles/check/publication-check';
import { codeOf, labelsOf } from '@redakcja/domain/articles/check/publication-error';
import { despiteErrorsIn, despitePrefix } from '@redakcja/domain/articles/history/change-log';
import { gateErrors, pastGateMessage } from '@redakcja/domain/articles/portable/past-gate';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { sql } from 'drizzle-orm';
import type { OutsideCall } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { checksOf } from '../review/added-errors.ts';
import type { ReadVersion } from './import-input.ts';

export interface GateAnswer {
  /** What the reason covers. */
  pastGate: string[];
  /** Why the version is refused. */
  errors: string[];
  code?: ProblemCode | undefined;
}

/** Nothing stands in the way. */
export const passed: GateAnswer = { pastGate: [], errors: [] };

/** @param input its cleaned fields */
export async function askGate(
  { db, body }: Pick<OutsideCall<'importArticles'>, 'db' | 'body'>,
  { version, attachments = [] }: ReadVersion,
  { content }: ArticleInput,
  type: ArticleType,
): Promise<GateAnswer> {
  if (version.history === undefined) return passed;
  const known = attachments.length === 0 ? [] : await checksOf(db, attachments);
  // a plan cannot tell what is sent later, or was not looked at yet
  const files = body.dryRun ? known.filter(({ isChecked }) => isChecked) : known;
  const found = gateErrors({ ...version, content }, files, type);
  if (found.length === 0) return passed;
  const code = codeOf(found);
  // what it has, nobody has seen, so that no reason covers it
  if (code === ProblemCode.WaitingForCheck) return { pastGate: [], errors: [waitingMessage], code };
  const pastGate = labelsOf(found);
  return isWrittenReason(body.pastGateReason)
    ? { pastGate, errors: [] }
    : { pastGate, errors: [pastGateMessage(found)], code };
}

const newest = rowShape({ id: integer('coalesce(max(id), 0)::int') });

/** The last entry before the import. */
export async function newestEntry(db: Database): Promise<number> {
  const [row] = await db.rows(newest, sql`${newest.select} from change_log`);
  return row?.id ?? 0;
}

const covered = rowShape({ key: text('b.key'), detail: text('d.value') });

/** By the key of the article, of what this person has done since; the history of another server has no number of a person. */
export async function coveredSince(db: Database, since: number, callerId: number): Promise<Map<string, string[]>> {
  const rows = await db.rows(
    covered,
    sql`${covered.select} from change_log c join articles a on a.id = c.article_id join base_articles b on b.id = a.base_article_id
      cross join jsonb_array_elements_text(c.details) d (value)
      where c.id > ${since} and c.created_by_id = ${callerId} and starts_with(d.value, ${despitePrefix})`,
  );
  const found = new Map<string, string[]>();
  for (const { key, detail } of rows) found.set(key, [...(found.get(key) ?? []), ...despiteErrorsIn(detail)]);
  return found;
}
