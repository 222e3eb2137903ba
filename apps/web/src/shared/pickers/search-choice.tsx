import '../ui/page/chip.css';
import { LiveRegion } from '../ui/messages/live-region.tsx';
import './search-choice.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { useRowFocus } from '../ui/focus/use-row-focus.ts';
import { maxSearchLength } from '../ui/inputs/max-search-length.ts';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { CutText } from '../ui/page/cut-text.tsx';

export interface Choice {
  id: number;
  name: string;
}

/** What was searched for and what came of it. */
export interface ChoiceSearch {
  text: string;
  onText: (text: string) => void;
  /** What was found for this very text; undefined until it has come. */
  results: readonly Choice[] | undefined;
  /** In words: how many were found, or what to do. */
  state: string;
  /** Called when the list is opened. */
  onOpen?: () => void;
  /** Makes what was typed and is not there yet; undefined when it was refused, which has been told. */
  create?: (name: string) => Promise<Choice | undefined>;
}

/** Stands for what would be created; real ones begin at 1. */
const createdId = 0;

interface SearchChoiceProps {
  /** Id of the input, whose label is rendered by the caller. */
  id: string;
  label: string;
  search: ChoiceSearch;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
  invalid?: boolean;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

/**
 * Several things out of too many for a list: typed for, chosen from what was found, taken away one by one. A combobox of the
 * ARIA Authoring Practices: the focus stays in the box, the arrow keys go through the list, Enter takes, Escape closes.
 */
export function SearchChoice({ id, label, search, chosen, onChange, invalid, onBlur, ...rest }: SearchChoiceProps) {
  const { text, onText, results, state } = search;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const rowFocused = useRowFocus(rows, chosen.length);
  const listId = useId();
  const has = ({ id: one }: Choice) => chosen.some((choice) => choice.id === one);
  const offered = search.create && results && isNew(text, results) ? [{ id: createdId, name: text.trim() }] : [];
  const shown = isOpen ? [...(results ?? []), ...offered] : [];
  const at = Math.min(active, shown.length - 1);

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);

  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(0);
    search.onOpen?.();
  }

  function remove(choice: Choice) {
    onChange(chosen.filter((one) => one.id !== choice.id));
    setSaid(`Usunięto: ${choice.name}`);
  }

  async function take(choice: Choice) {
    onText('');
    setOpen(false);
    const taken = choice.id === createdId ? await search.create?.(choice.name) : choice;
    if (taken === undefined) return onText(choice.name);
    if (has(taken)) return remove(taken);
    onChange([...chosen, { id: taken.id, name: taken.name }]);
    setSaid(`Dodano: ${taken.name}`);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen && shown.length > 0) setActive((at + step + shown.length) % shown.length);
      else open();
    } else if (event.key === 'Enter') {
      // Enter belongs to the list: the form around it must not be sent by it.
      event.preventDefault();
      const choice = shown[at];
      if (choice) void take(choice);
    } else if (event.key === 'Escape' && isOpen) {
      // The list alone, not the drawer around it, which listens at the document.
      event.stopPropagation();
      setOpen(false);
    }
  }

  function removeByButton(choice: Choice) {
    // The list disappears with its last item.
    if (chosen.length === 1) document.getElementById(id)?.focus();
    remove(choice);
  }

  return (
    <div className="flex flex-column gap-2 min-w-0">
      {chosen.length > 0 && (
        <ul
          ref={rows}
          className="flex flex-wrap gap-2 m-0 p-0 list-none"
          aria-label={`${label}: wybrane`}
          onFocus={rowFocused}
        >
          {chosen.map((choice) => (
            <li key={choice.id} className="chip text-14 font-medium inline-flex align-items-center gap-1 max-w-full">
              <CutText text={choice.name} />
              <IconButton icon="times" label={`Usuń: ${choice.name}`} onClick={() => removeByButton(choice)} />
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <TextInput
          {...rest}
          className="w-full"
          id={id}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] && `${listId}-${shown[at].id}`}
          aria-describedby={[rest['aria-describedby'], `${listId}-state`].filter(Boolean).join(' ')}
          value={text}
          invalid={invalid}
          maxLength={maxSearchLength}
          autoComplete="off"
          placeholder="Szukaj"
          onChange={(typed) => {
            onText(typed);
            setActive(0);
            open();
          }}
          onClick={open}
          onKeyDown={press}
          onBlur={() => {
            setOpen(false);
            onBlur?.();
          }}
        />
        {shown.length > 0 && (
          <div
            ref={list}
            id={listId}
            role="listbox"
            className="search-choice-results absolute left-0 right-0 overflow-auto"
            aria-label={`${label}: znalezione`}
            aria-multiselectable
          >
            {shown.map((choice, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
              <div
                key={choice.id}
                id={`${listId}-${choice.id}`}
                role="option"
                aria-selected={has(choice)}
                className={`${index === at ? 'search-choice-active' : ''} flex align-items-baseline gap-2`}
                // The press would take the focus out of the box.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void take(choice)}
              >
                <i className={`pi ${iconOf(choice, has(choice))}`} aria-hidden="true" />
                {choice.id === createdId ? `Utwórz „${choice.name}”` : choice.name}
              </div>
            ))}
          </div>
        )}
      </div>
      <p id={`${listId}-state`} className="search-choice-state m-0 small muted" aria-live="polite">
        {isOpen ? state : ''}
      </p>
      <LiveRegion text={said} />
    </div>
  );
}

/** Nothing of this name was found; Polish letters in either case are one. */
function isNew(text: string, results: readonly Choice[]): boolean {
  const typed = text.trim().toLocaleLowerCase('pl');
  return typed !== '' && results.every(({ name }) => name.toLocaleLowerCase('pl') !== typed);
}

function iconOf({ id }: Choice, isChosen: boolean): string {
  if (id === createdId) return 'pi-plus';
  return isChosen ? 'pi-check' : '';
}

/** What was found, in words. */
export function choiceState(
  results: readonly Choice[] | undefined,
  { data, isError }: { data: { total: number } | undefined; isError: boolean },
): string {
  if (isError) return 'Nie udało się wyszukać. Spróbuj ponownie';
  if (results === undefined) return 'Wyszukiwanie…';
  const total = data?.total;
  if (results.length === 0) return 'Nic nie znaleziono';
  return total !== undefined && total > results.length
    ? `Pokazano ${results.length} z ${total}. Doprecyzuj wyszukiwanie`
    : `Znaleziono: ${results.length}`;
}
