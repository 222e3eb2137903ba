const dots = [3, 8, 13].flatMap((y) => [
  { x: 5.5, y },
  { x: 10.5, y },
]);

/** Six dots: the sign of what can be dragged; PrimeIcons have none. */
export function GripIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
      ))}
    </svg>
  );
}
