import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { ownPath, pages } from './addresses.tsx';

interface BreadcrumbsProps {
  isoCode: string;
  trail?: readonly Pick<PublicCategory, 'id' | 'displayText' | 'address'>[];
}

export function Breadcrumbs({ isoCode, trail = [] }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Ścieżka">
      <ol>
        <li>
          <a href={ownPath(isoCode, pages.home)}>Strona główna</a>
        </li>
        {trail.map(({ id, displayText, address }) => (
          <li key={id}>
            <a href={address}>{displayText}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
