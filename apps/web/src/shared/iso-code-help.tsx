import { isoCodeHelp } from '@redakcja/domain/dictionaries/iso-code-form';
import type { ReactNode } from 'react';
import { InfoPopover } from './ui/dialogs/info-popover.tsx';

/** The rule of ISO codes with its exceptions, and a sentence of the screen. */
export function IsoCodeHelp({ children }: { children: ReactNode }) {
  return (
    <InfoPopover label="Pomoc: kod ISO">
      <p className="mt-0">{isoCodeHelp.rule}</p>
      <ul className="mb-0">
        {isoCodeHelp.exceptions.map(({ code, name }) => (
          <li key={code}>
            {code} – {name}
          </li>
        ))}
      </ul>
      <p className="m-0">{children}</p>
    </InfoPopover>
  );
}
