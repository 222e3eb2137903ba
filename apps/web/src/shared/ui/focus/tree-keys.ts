/** What the keys of a tree need to know of a visible row. */
interface KeyRow {
  /** 1 for a root. */
  level: number;
  isExpanded?: boolean | undefined;
}

/**
 * The effect of a key on a row of a tree (ARIA Authoring Practices, Tree View): the index of the row to focus, or whether its branch
 * opens or closes.
 */
export function treeKeys<Row extends KeyRow>(
  key: string,
  rows: readonly Row[],
  index: number,
  isParent: (row: Row) => boolean,
): number | 'open' | 'close' | undefined {
  const row = rows[index];
  if (!row) return undefined;
  if (key === 'ArrowDown') return Math.min(index + 1, rows.length - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight' && isParent(row)) return row.isExpanded ? index + 1 : 'open';
  if (key === 'ArrowLeft') {
    if (row.isExpanded) return 'close';
    const parent = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    return parent < 0 ? undefined : parent;
  }
  return undefined;
}
