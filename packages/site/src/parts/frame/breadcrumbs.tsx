import type { PublicBreadcrumb } from '@redakcja/generated/model/publicBreadcrumb';
import { useLanguage, useText } from '../../texts.tsx';
import { ownPath, pages } from '../addresses.tsx';

interface BreadcrumbsProps {
  isoCode: string;
  trail?: readonly PublicBreadcrumb[];
}

const list = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };

export function Breadcrumbs({ isoCode, trail = [] }: BreadcrumbsProps) {
  const t = useText();
  return (
    <nav className="crumbs" lang={useLanguage()} aria-label={t('Ścieżka')}>
      <ol {...(trail.length > 0 && list)}>
        <li>
          <a href={ownPath(isoCode, pages.home)}>{t('Strona główna')}</a>
        </li>
        {trail.map(({ id, displayText, address }, index) => (
          <li key={id} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <a href={address} itemProp="item">
              <span itemProp="name">{displayText}</span>
            </a>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
