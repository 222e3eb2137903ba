import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { TileRow } from '@redakcja/generated/model/tileRow';
import { useId } from 'react';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { Select } from '../../shared/ui/inputs/select.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';

interface ChosenTilesProps {
  choices: readonly TileRow[];
  /** Ids in their order. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  describedBy: string;
}

/** Tiles of the home page, ordered by dragging or with the keyboard, and the available ones. */
export function ChosenTiles({ choices, chosen, onChange, describedBy }: ChosenTilesProps) {
  const id = useId();
  const tileOf = (tileId: number) => choices.find((one) => one.id === tileId);
  const nameOf = (tileId: number) => tileOf(tileId)?.displayText ?? `Kafel nr ${tileId}`;
  const left = choices.filter((one) => !chosen.includes(one.id));
  return (
    <>
      {chosen.length === 0 && <p className="m-0 muted">Nie wybrano jeszcze kafli w tym języku.</p>}
      {choices.length === 0 && (
        <p className="m-0 muted">Nie ma aktywnych kafli. Dodaje się je przyciskiem „Dodaj kafel” nad listą kafli.</p>
      )}
      <SortableList
        label="Kafle na stronie głównej"
        items={chosen}
        keyOf={(tileId) => tileId}
        nameOf={nameOf}
        pressDelay={100}
        onChange={onChange}
      >
        {(tileId) => (
          <>
            <RowText name={nameOf(tileId)} detail={tileOf(tileId)?.title}>
              {endOf(tileOf(tileId))}
            </RowText>
            <IconButton
              icon="times"
              label={`Usuń: ${nameOf(tileId)}`}
              onClick={() => onChange(chosen.filter((one) => one !== tileId))}
            />
          </>
        )}
      </SortableList>
      <div className="field">
        <label htmlFor={id} className="field-label">
          Dodaj kafel
        </label>
        <Select
          id={id}
          value={null}
          emptyLabel={left.length === 0 ? 'Nie ma więcej aktywnych kafli' : 'Wybierz aktywny kafel'}
          options={left.map((tile) => ({ value: tile.id, label: tile.displayText }))}
          aria-describedby={describedBy}
          onChange={(tileId) => tileId !== null && onChange([...chosen, tileId])}
        />
      </div>
    </>
  );
}

/** The place of a tile that has ended is taken by the next active one. */
function endOf(tile: TileRow | undefined) {
  if (!tile?.showTo) return null;
  return (
    <span className="small amber">
      Widoczny do {formatDateTime(tile.showTo)}, potem jego miejsce zajmie następny aktywny kafel
    </span>
  );
}
