// Keys of a tree (ARIA Authoring Practices, Tree View).

interface KeyRow {
  level: number;
  name: string;
  branch?: unknown;
  isExpanded?: boolean;
}

/** The index of the row that gets the focus, or whether the branch of this one opens or closes. */
export function treeKey(key: string, rows: readonly KeyRow[], index: number): number | 'open' | 'close' | undefined {
  const row = rows[index];
  if (!row) return undefined;
  if (key === 'ArrowDown') return Math.min(index + 1, rows.length - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight' && row.branch !== undefined) return row.isExpanded ? index + 1 : 'open';
  if (key === 'ArrowLeft') {
    if (row.isExpanded) return 'close';
    const parent = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    return parent < 0 ? undefined : parent;
  }
  return undefined;
}

/** The next row whose name begins with the typed letters; the same letter again goes on to the next one. */
export function rowOfTyped(typed: string, rows: readonly KeyRow[], index: number): number | undefined {
  const letters = [...typed.toLocaleLowerCase('pl')];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const start = isRepeated ? (letters[0] ?? '') : letters.join('');
  const from = isRepeated ? index + 1 : index;
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length;
    if (rows[at]?.name.toLocaleLowerCase('pl').startsWith(start)) return at;
  }
  return undefined;
}
