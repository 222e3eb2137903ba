import { useId } from 'react';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

/** `gg:mm` */
const hourLength = 5;

/** `cards`: each article with the dates of its card. */
export type When = 'cards' | 'now' | 'today' | 'date';

interface PublicationTimeProps {
  when: When;
  /** The typed time of today. */
  hour: string;
  /** The time of today has passed, or is none. */
  isPast: boolean;
  /** Several articles, each with a card of its own. */
  hasCards: boolean;
  onChoose: (when: When, hour?: string) => void;
}

/** "Jak na kartach", "Teraz", "Dziś o godzinie …" or a date. */
export function PublicationTime({ when, hour, isPast, hasCards, onChoose }: PublicationTimeProps) {
  const name = useId();
  const isWrong = when === 'today' && isPast;
  const choice = (value: When, label: string) => (
    <label className="flex align-items-center gap-2">
      <input type="radio" className="m-0" name={name} checked={when === value} onChange={() => onChoose(value)} />
      {label}
    </label>
  );
  return (
    <fieldset className="m-0 mb-3 p-0 flex flex-column gap-2">
      <legend className="field-label mb-2 p-0">Kiedy opublikować</legend>
      {hasCards && choice('cards', 'Jak na kartach')}
      {choice('now', 'Teraz')}
      <span className="flex flex-wrap align-items-center gap-2">
        {choice('today', 'Dziś o godzinie')}
        <TextInput
          className="publication-hour tabular"
          aria-label="Godzina publikacji"
          placeholder="gg:mm"
          maxLength={hourLength}
          value={hour}
          invalid={isWrong}
          onFocus={() => when !== 'today' && onChoose('today')}
          onChange={(typed) => onChoose('today', typed)}
        />
        {isWrong && (
          <span className="small danger" role="alert">
            Wpisz godzinę, która jeszcze dziś nastąpi
          </span>
        )}
      </span>
      {choice('date', 'W wybranym terminie')}
    </fieldset>
  );
}
