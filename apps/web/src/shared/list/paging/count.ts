const format = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

/** 1284 → "1 284". Polish groups four digits only on request. */
export function formatCount(count: number): string {
  return format.format(count);
}
