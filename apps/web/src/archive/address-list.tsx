import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';

/** Addresses listed at most; the rest is counted. */
const maxListed = 200;
/** Shorter lists are open at once. */
const maxOpen = 12;

export function AddressList({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  const hidden = addresses.length - maxListed;
  return (
    <details open={addresses.length <= maxOpen}>
      <summary className="font-medium">
        {title} ({addresses.length})
      </summary>
      <ul className="text-14 mt-1 mb-3 pl-4">
        {addresses.slice(0, maxListed).map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      {hidden > 0 && <p className="small muted">…i jeszcze {countOf(hidden, nouns.address)}</p>}
    </details>
  );
}
