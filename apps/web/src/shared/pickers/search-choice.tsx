import './search-choice.css';
import { useId } from 'react';
import { TextInput } from '../ui/text-input.tsx';

interface Choice {
  id: number;
  name: string;
}

interface SearchChoiceProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  hint: string;
  /** What was found; undefined while nothing is searched for. */
  results: readonly Choice[] | undefined;
  chosen: readonly Choice[];
  onChange: (ids: number[]) => void;
}

/** Several things out of too many for a list: typed for, ticked, and taken away again one by one. */
export function SearchChoice({ label, text, onText, hint, results, chosen, onChange }: SearchChoiceProps) {
  const id = useId();
  const ids = chosen.map((choice) => choice.id);
  const toggle = (changed: number) =>
    onChange(ids.includes(changed) ? ids.filter((one) => one !== changed) : [...ids, changed]);
  return (
    <div className="filter-field search-choice">
      <label htmlFor={id}>{label}</label>
      {chosen.length > 0 && (
        <ul className="search-choice-chosen" aria-label={`${label}: wybrane`}>
          {chosen.map((choice) => (
            <li key={choice.id}>
              {choice.name}
              <button type="button" aria-label={`Usuń: ${choice.name}`} onClick={() => toggle(choice.id)}>
                <i className="pi pi-times" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        id={id}
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-more`}
        onChange={onText}
        // Enter would apply the filters before anything is chosen.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p id={`${id}-more`} className="field-hint" aria-live="polite">
        {results?.length === 0 ? 'Nic nie znaleziono' : hint}
      </p>
      {results !== undefined && results.length > 0 && (
        <ul className="search-choice-results" aria-label={`${label}: znalezione`}>
          {results.map((choice) => (
            <li key={choice.id}>
              <label>
                <input type="checkbox" checked={ids.includes(choice.id)} onChange={() => toggle(choice.id)} />
                {choice.name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
