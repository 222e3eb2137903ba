import type { MenuRow } from '@redakcja/domain/menus/menu-rows';

/**
 * The effect of a key on a row of a tree (ARIA Authoring Practices, Tree View): the index of the row to focus, or whether its branch
 * opens or closes.
 */
export function treeKeys<Node extends { children: readonly unknown[] }>(
  key: string,
  rows: readonly MenuRow<Node>[],
  index: number,
): number | 'open' | 'close' | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const isParent = row.element.children.length > 0;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight' && isParent) return row.isExpanded ? index + 1 : 'open';
  if (key === 'ArrowLeft') {
    if (row.isExpanded) return 'close';
    const above = rows.slice(0, index).findLastIndex((one) => one.level < row.level);
    return above < 0 ? undefined : above;
  }
  return undefined;
}
