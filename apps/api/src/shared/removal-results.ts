import type { RowResult } from '@redakcja/generated/model/rowResult';

/** What became of each row that was to be removed: `names` has those that were there, `missing` says that one was not. */
export function removalResults(
  ids: readonly number[],
  names: ReadonlyMap<number, string>,
  missing: (id: number) => string,
): RowResult[] {
  return ids.map((id) => {
    const name = names.get(id);
    return name === undefined ? { id, done: false, errors: [missing(id)] } : { id, name, done: true, errors: [] };
  });
}
