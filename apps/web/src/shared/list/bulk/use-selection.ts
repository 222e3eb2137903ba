import { useMemo, useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has(row: Row): boolean;
  /** Whether somebody has changed it since it was ticked. It keeps the entity tag that it had then, so that it is refused. */
  isChanged(row: Row): boolean;
  set(rows: Row[], selected: boolean): void;
  clear(): void;
}

interface SelectionOptions<Row> {
  /** Rows on screen; what is shown of the ticked ones is their current data. */
  shown?: readonly Row[] | undefined;
  /** Why a row cannot be selected; a row that becomes locked is deselected. */
  disabledReason?: (row: Row) => string | undefined;
}

interface Chosen<Row> {
  scope: string;
  rows: ReadonlyMap<number, Row>;
}

/**
 * Selected rows. The selection stays across pages and sorting, and cleared when `scope` (filters and language) changes: a row that a filter hides
 * must not be deleted.
 */
export function useSelection<Row extends { id: number; etag?: string }>(
  scope: string,
  { shown, disabledReason }: SelectionOptions<Row> = {},
): Selection<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>({ scope, rows: new Map() });
  return useMemo(() => {
    const rows = new Map(chosen.scope === scope ? chosen.rows : []);
    for (const row of shown ?? []) {
      const ticked = rows.get(row.id);
      if (ticked) rows.set(row.id, ticked.etag === undefined ? row : { ...row, etag: ticked.etag });
    }
    for (const row of rows.values()) if (disabledReason?.(row) !== undefined) rows.delete(row.id);
    return {
      rows: [...rows.values()],
      has: (row) => rows.has(row.id),
      isChanged: (row) => rows.has(row.id) && rows.get(row.id)?.etag !== row.etag,
      set(changed, selected) {
        const next = new Map(rows);
        for (const row of changed) {
          if (selected) next.set(row.id, row);
          else next.delete(row.id);
        }
        setChosen({ scope, rows: next });
      },
      clear: () => setChosen({ scope, rows: new Map() }),
    };
  }, [chosen, scope, shown, disabledReason]);
}
