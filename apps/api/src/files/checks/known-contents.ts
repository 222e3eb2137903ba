import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { textList } from '../../database/rows/sql-values.ts';

const content = rowShape({ sha256: text() });

export async function knownContents(db: Database, contents: readonly string[]): Promise<Set<string>> {
  if (contents.length === 0) return new Set();
  const rows = await db.rows(content, sql`select distinct sha256 from files where sha256 = any(${textList(contents)})`);
  return new Set(rows.map(({ sha256 }) => sha256));
}
