import { iconLabelOf } from '@redakcja/domain/settings/settings-labels';
import { iconClass } from '../shared/ui/buttons/icon.ts';

/** PrimeIcons by the icon names of the contract (application parameters, `icons`). */
const primeIcons: Readonly<Record<string, string>> = {
  urzad: 'building-columns',
  dokument: 'file',
  kontakt: 'phone',
  kalendarz: 'calendar',
};

/** The picture of an icon of tiles and repository groups, with its name; an unknown one has a neutral picture. */
export function NamedIcon({ name }: { name: string }) {
  return (
    <span className="inline-flex align-items-center gap-2">
      <i className={iconClass(primeIcons[name] ?? 'circle')} aria-hidden="true" />
      {iconLabelOf(name)}
    </span>
  );
}
