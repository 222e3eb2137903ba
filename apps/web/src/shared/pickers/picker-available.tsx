import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, useId } from 'react';
import { maxSearchLength } from '../ui/inputs/max-search-length.ts';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { RowText } from '../ui/page/row-text.tsx';
import { AddButton } from './add-button.tsx';
import type { PickerItem } from './picker-props.ts';
import { PickerTree } from './tree/picker-tree.tsx';
import type { PickerTreeState } from './tree/use-picker-tree.ts';
import type { PickerSearch } from './use-picker-search.ts';

/** The call that searches: it is made while the search is asked. */
export interface PickerQuery<Thing> {
  /** What was found, and how many there are in all. */
  data: { items: readonly Thing[]; total: number } | undefined;
  isFetching: boolean;
  isError: boolean;
}

interface PickerAvailableProps<Thing> {
  search: PickerSearch;
  filters: ReactNode;
  query: PickerQuery<Thing>;
  /** Browsed while nothing is searched for. */
  tree: PickerTreeState<Thing> | undefined;
  isSingle: boolean;
  itemOf: (thing: Thing) => PickerItem;
  keyOf: (id: PickerItem['id']) => string;
  isSelected: (thing: Thing) => boolean;
  addDisabledReason: string | undefined;
  /** Where such things are made, said when none was found. */
  madeIn: string | undefined;
  onAdd: (thing: Thing) => void;
}

export function PickerAvailable<Thing>(props: PickerAvailableProps<Thing>) {
  const { search, filters, query, tree, isSingle, madeIn, ...rows } = props;
  const { itemOf, keyOf, isSelected, addDisabledReason, onAdd } = rows;
  const id = useId();
  return (
    <section className="flex flex-column flex-1 gap-2 min-w-0" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="picker-head flex align-items-center">
        Dostępne
      </h3>
      <div className="picker-search flex flex-wrap gap-2">
        <TextInput
          type="search"
          className="flex-1 min-w-0"
          value={search.text}
          onChange={search.setText}
          aria-label="Szukaj"
          placeholder="Szukaj"
          aria-describedby={`${id}-state`}
          maxLength={maxSearchLength}
          autoComplete="off"
          autoFocus
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {filters}
      </div>
      <p id={`${id}-state`} className="m-0 small muted" aria-live="polite">
        {!search.isAsked && tree ? `${search.hint} albo wybierz z drzewa` : stateOf(search, query, madeIn)}
      </p>
      {!search.isAsked && tree ? (
        <PickerTree {...rows} label="Dostępne" tree={tree} isSingle={isSingle} />
      ) : (
        <ul className="framed picker-list m-0 px-2 overflow-auto list-none">
          {(search.isAsked ? query.data?.items : undefined)?.map((thing) => {
            const item = itemOf(thing);
            return (
              <Available
                key={item.id}
                dragKey={keyOf(item.id)}
                item={item}
                isSelected={isSelected(thing)}
                addDisabledReason={addDisabledReason}
                onAdd={() => onAdd(thing)}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

function stateOf<Thing>(
  search: PickerSearch,
  { data, isFetching, isError }: PickerQuery<Thing>,
  madeIn: string | undefined,
): string {
  if (!search.isAsked) return search.hint;
  if (isFetching) return 'Wyszukiwanie…';
  if (isError) return 'Nie udało się wyszukać. Spróbuj ponownie';
  if (!data || data.items.length === 0) return ['Nic nie znaleziono', madeIn].filter(Boolean).join('. ');
  const { items, total } = data;
  return total > items.length
    ? `${search.lead === '' ? 'Pokazano' : `${search.lead}:`} ${items.length} z ${total}. Doprecyzuj wyszukiwanie`
    : `${search.lead === '' ? 'Znaleziono' : search.lead}: ${items.length}`;
}

interface AvailableProps {
  dragKey: string;
  item: PickerItem;
  isSelected: boolean;
  addDisabledReason: string | undefined;
  onAdd: () => void;
}

function Available({ dragKey, item, isSelected, addDisabledReason, onAdd }: AvailableProps) {
  const { id, name, detail, disabledReason } = item;
  const isClosed = isSelected || disabledReason !== undefined || addDisabledReason !== undefined;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: dragKey, disabled: isClosed });
  return (
    <li
      ref={setNodeRef}
      className={`picker-item ${isClosed ? 'picker-item-closed muted' : ''} ${isDragging ? 'picker-item-dragged' : ''} flex align-items-center gap-2`}
      data-id={id}
      // Only the press of a pointer: keys belong to the button inside.
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onDoubleClick={isClosed ? undefined : onAdd}
    >
      <RowText name={name} detail={detail}>
        {disabledReason !== undefined && (
          <span className="small muted">
            <i className="pi pi-lock" aria-hidden="true" /> {disabledReason}
          </span>
        )}
      </RowText>
      <AddButton name={name} isSelected={isSelected} closed={disabledReason ?? addDisabledReason} onAdd={onAdd} />
    </li>
  );
}
