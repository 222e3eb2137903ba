// Checks of changed rows, for fixed elements and categories.
import { changedMeanwhile, invalid } from '../../http/problem.ts';

/** Of a row that is sent twice only the last one would be stored. */
export function requireUnique(ids: readonly number[], path: (index: number) => string): void {
  const seen = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) throw invalid([{ path: path(index), message: 'Tłumaczenie tego elementu powtarza się' }]);
    seen.add(id);
  }
}

interface SeenRow {
  /** Revision that the client has read; undefined is not compared. */
  seen: number | undefined;
  now: number;
  name: string;
}

const maxNamed = 20;

/** Throws a 412 with the rows that have been changed meanwhile. */
export function requireSeenRows(rows: readonly SeenRow[]): void {
  const stale = rows.filter(({ seen, now }) => seen !== undefined && seen !== now);
  if (stale.length === 0) return;
  const errors = stale.slice(0, maxNamed).map(({ name }) => `Ktoś zmienił już tłumaczenie „${name}”`);
  throw changedMeanwhile(errors, []);
}
