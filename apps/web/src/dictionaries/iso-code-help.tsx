import { isoCodeHelp } from '@redakcja/domain/dictionaries/iso-code-form';
import { InfoPopover } from '../shared/ui/info-popover.tsx';

export function IsoCodeHelp() {
  return (
    <InfoPopover label="Pomoc: kod ISO">
      <p>{isoCodeHelp.rule}</p>
      <ul>
        {isoCodeHelp.exceptions.map(({ code, name }) => (
          <li key={code}>
            {code} – {name}
          </li>
        ))}
      </ul>
      <p>Flaga: plik BMP, PNG, JPG lub GIF, zalecany rozmiar 32x32.</p>
    </InfoPopover>
  );
}
