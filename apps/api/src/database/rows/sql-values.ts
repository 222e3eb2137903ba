import { sql } from 'drizzle-orm';

/** A query with places for its values: $1, $2, … */
export interface SqlText {
  text: string;
  values: readonly unknown[];
  /** False where the values decide how the rows are found: it is planned anew each time. */
  isPrepared?: boolean;
}

/** Values of a statement that is put together from parts: each gets its place ($1, $2, …), so that no value is ever in the text. */
export class SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** A pattern of LIKE for texts that contain what a person typed, taken literally. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A number of an enumeration in the text of a statement, where the planner can match it with the condition of a partial index. Never a given value. */
export const constant = (value: number) => sql.raw(String(value));
export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;
export const textList = (texts: readonly (string | null)[]) => sql`${sql.param([...texts])}::text[]`;
export const momentOf = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;
