const shown = Array.from({ length: 10 }, (_, at) => at);

/** Grey lines where rows will be, so that nothing jumps when they come. */
export function SkeletonRows({ columns }: { columns: number }) {
  return shown.map((row) => (
    <tr key={row} className="list-skeleton">
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one grey line from another
        <td key={cell}>
          <span className="block" />
        </td>
      ))}
    </tr>
  ));
}
