import { defaultPageSize } from '@redakcja/domain/shared/lists/paging';
import type { ColumnOf } from './column.ts';
import { cellClass } from './header-cell.tsx';

interface SkeletonRowsProps<Row, S extends string> {
  columns: readonly ColumnOf<Row, S>[];
  /** Rows that are asked for; 0 for all of them. */
  expected: number;
  hasCheckbox: boolean;
  hasMenu: boolean;
}

/** Placeholders with the widths and the height of the rows that come, so that nothing moves when they do. */
export function SkeletonRows<Row, S extends string>({
  columns,
  expected,
  hasCheckbox,
  hasMenu,
}: SkeletonRowsProps<Row, S>) {
  const shown = expected === 0 ? defaultPageSize : Math.min(expected, defaultPageSize);
  return Array.from({ length: shown }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders differ only in their position
    <tr key={row} className="list-skeleton">
      {hasCheckbox && <SkeletonCell className="list-check-cell pr-0" />}
      {columns.map((column, at) => (
        <SkeletonCell key={column.name} className={cellClass(column, at === 0)} />
      ))}
      {hasMenu && <SkeletonCell className="list-menu-cell px-2" />}
    </tr>
  ));
}

function SkeletonCell({ className }: { className: string | undefined }) {
  return (
    <td className={className}>
      <span className="block" />
    </td>
  );
}
