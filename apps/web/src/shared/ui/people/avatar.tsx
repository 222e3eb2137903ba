import './avatar.css';

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** The initials of a person whose name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return <span className="avatar font-semibold" data-initials={initials(name)} aria-hidden="true" />;
}
