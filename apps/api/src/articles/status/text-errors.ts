// The check of texts before a publication, for many articles at once.
import { setImmediate } from 'node:timers/promises';
import { checkArticle } from '@redakcja/domain/articles/check/check-text';
import { errorSummary } from '@redakcja/domain/articles/check/publication-check';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';

const checkedTexts = rowShape({
  id: integer(),
  title: text(),
  shortDescription: text('short_description'),
  content: text(),
});

/** Texts in memory at a time; one may have two million characters. */
const partSize = 20;

/** Errors in the texts of these articles, in a few words each; articles without any are left out. */
export async function readTextErrors(db: Database, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (let from = 0; from < ids.length; from += partSize) {
    const part = idList(ids.slice(from, from + partSize));
    const rows = await db.rows(checkedTexts, sql`${checkedTexts.select} from articles where id = any(${part})`);
    for (const { id, ...texts } of rows) {
      const errors = errorSummary(checkArticle(texts));
      if (errors.length > 0) found.set(id, errors);
      // other requests run between long texts
      if (texts.content.length > 100_000) await setImmediate();
    }
  }
  return found;
}
