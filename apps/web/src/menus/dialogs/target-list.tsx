import './dialogs.css';
import { foldLetters } from '@redakcja/domain/shared/text/fold-letters';
import { useId } from 'react';

interface Target {
  /** Null for the root of the menu. */
  id: number | null;
  name: string;
  level: number;
  /** Additional information. */
  note?: string;
}

interface TargetListProps {
  legend: string;
  targets: readonly Target[];
  /** Why a target cannot be chosen; asked only about those that are shown. */
  refusalOf?: (id: number | null) => string | null;
  text: string;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

/** Maximum number of shown options; more are found by searching. */
const maxShown = 200;

/** Categories as a list of options; disabled ones stay visible with the reason. */
export function TargetList({ legend, targets, refusalOf, text, chosen, onChoose }: TargetListProps) {
  const name = useId();
  const searched = foldLetters(text.trim());
  const found = targets.filter((one) => one.id === chosen || foldLetters(one.name).includes(searched));
  const shown = found.slice(0, maxShown).map((one) => ({ ...one, refusal: refusalOf?.(one.id) ?? null }));
  return (
    <fieldset className="menu-targets m-0 p-0 overflow-auto">
      <legend className="visually-hidden">{legend}</legend>
      {shown.map(({ id, name: label, level, refusal, note = '' }) => (
        <label
          key={id ?? 'root'}
          className="flex align-items-center gap-2 py-2 pr-3"
          style={{ paddingLeft: 12 + level * 20 }}
        >
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            aria-disabled={refusal !== null || undefined}
            aria-describedby={refusal === null && note === '' ? undefined : `${name}-${id}`}
            onChange={() => refusal === null && onChoose(id)}
          />
          <span className="flex flex-column min-w-0">
            <span className={refusal === null ? '' : 'muted'}>{label}</span>
            {(refusal ?? note) !== '' && (
              <span id={`${name}-${id}`} className="small muted">
                {refusal ?? note}
              </span>
            )}
          </span>
        </label>
      ))}
      {found.length > shown.length && (
        <p className="m-0 px-3 py-2 small muted">
          Pokazano {shown.length} z {found.length}. Doprecyzuj wyszukiwanie
        </p>
      )}
    </fieldset>
  );
}
