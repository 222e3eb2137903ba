// Checks that changed rows of both kinds go through.
import { changedMeanwhile, invalid } from '../../shared/problem.ts';

/** A row that is sent twice would make the last one win by chance. */
export function requireUnique(ids: readonly number[], path: (index: number) => string): void {
  const seen = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) throw invalid([{ path: path(index), message: 'Tłumaczenie tego elementu powtarza się' }]);
    seen.add(id);
  }
}

interface SeenRow {
  /** Revision that the change was made of; undefined when its author does not care. */
  seen: number | undefined;
  now: number;
  name: string;
}

const maxNamed = 20;

/** Throws a 412 that names the rows that somebody has changed meanwhile. */
export function requireSeenRows(rows: readonly SeenRow[]): void {
  const stale = rows.filter(({ seen, now }) => seen !== undefined && seen !== now);
  if (stale.length === 0) return;
  const errors = stale.slice(0, maxNamed).map(({ name }) => `Ktoś zmienił już tłumaczenie „${name}”`);
  throw changedMeanwhile(errors, []);
}
