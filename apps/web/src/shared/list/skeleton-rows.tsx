const shown = Array.from({ length: 10 }, (_, at) => at);

/** Placeholders of rows, which prevent a layout shift. */
export function SkeletonRows({ columns }: { columns: number }) {
  return shown.map((row) => (
    <tr key={row} className="list-skeleton">
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders differ only in their position
        <td key={cell}>
          <span className="block" />
        </td>
      ))}
    </tr>
  ));
}
