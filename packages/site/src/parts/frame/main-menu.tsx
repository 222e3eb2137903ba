import { categoryAddress } from '@redakcja/domain/shared/addresses/public-address';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { useText } from '../../texts.tsx';
import { ownPath } from '../addresses.tsx';
import { OutwardLink } from '../outward-link.tsx';
import { shortcutsOf } from './shortcuts.ts';

/** A band under the header; a phone folds it and puts into it what has no room above. */
export function MainMenu({ frame, path }: { frame: PublicFrame; path: string }) {
  const t = useText();
  const { horizontalMenu, language } = frame.site;
  return (
    <nav className={horizontalMenu.length === 0 ? 'horizontal empty' : 'horizontal'} aria-label={t('Menu')}>
      <details>
        <summary>{t('Menu')}</summary>
        <ul>
          {horizontalMenu.map(({ id, slug, url, displayText, title, target }) => {
            const address = ownPath(language.isoCode, categoryAddress({ id, slug }));
            return (
              <li key={id}>
                <OutwardLink
                  address={url || address}
                  target={target}
                  title={title}
                  isCurrent={path === address}
                  text={displayText}
                />
              </li>
            );
          })}
          {shortcutsOf(frame).map((one) => (
            <li key={one.name} className="shortcut">
              <a href={one.path}>{t(one.name)}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
