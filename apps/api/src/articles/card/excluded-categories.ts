// Excluded categories (specification, section 6): their articles, and those of what is below them, are closed to a user in every write. They do not
// bind administrators (design, decision 12).
import { excludedMessage } from '@redakcja/domain/articles/locks/excluded-categories';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { forbidden } from '../../http/problem.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';

const closedRow = rowShape({ id: integer() });

/** Refuses a write to an article in a category that the user may not manage. */
export async function requireOwnCategories(
  db: Database,
  caller: Caller,
  categories: readonly { id: number; displayText: string }[],
): Promise<void> {
  if (caller.isAdmin || caller.excludedCategories.size === 0) return;
  const rows = await db.rows(closedRow, sql`select unnest(${closedCategories(caller)}) as id`);
  const closed = new Set(rows.map(({ id }) => id));
  const names = categories.filter(({ id }) => closed.has(id)).map(({ displayText }) => displayText);
  if (names.length > 0) throw forbidden(excludedMessage(names));
}
