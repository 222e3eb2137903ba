import type { PublicLink } from '@redakcja/generated/model/publicLink';
import type { PublicMedium } from '@redakcja/generated/model/publicMedium';
import { useText } from '../../texts.tsx';
import { OutwardLink } from '../outward-link.tsx';

export function Links({ items }: { items: readonly PublicLink[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="lacza">
      <h2 id="lacza">{t('Łącza')}</h2>
      <ul>
        {items.map(({ address, displayText, title, target }) => (
          <li key={address + displayText}>
            <OutwardLink address={address} text={displayText} title={title} target={target} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Films and recordings are links: nothing of another site is loaded before its reader asks for it. */
export function Multimedia({ items }: { items: readonly PublicMedium[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="multimedia">
      <h2 id="multimedia">{t('Multimedia')}</h2>
      <ul className="media">
        {items.map(({ address, displayText, title, thumbnail }) => (
          <li key={address + displayText}>
            {thumbnail !== null && <img src={thumbnail} alt="" width={231} height={130} loading="lazy" />}
            <OutwardLink address={address} text={displayText} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
