const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

export function NavCount({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <span className="nav-count tabular text-center">{number.format(value)}</span>;
}
