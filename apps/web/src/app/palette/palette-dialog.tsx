import './palette.css';
import { nameRank } from '@redakcja/domain/settings/search/settings-search';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { keyOf, type PaletteEntry, paletteGroups } from './palette-entries.ts';
import { optionIdOf, PaletteList, type ShownGroup } from './palette-list.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

/** Before anything is typed: the usual actions, of all that there are, and the screens. */
const atFirst: Readonly<Partial<Record<PaletteEntry['group'], number>>> = { Działania: 4, Pomoc: 0 };

interface PaletteDialogProps {
  /** What was typed before the dialog was there. */
  typed: string;
  onClose: () => void;
}

/** One field for screens, settings, records and actions: a combobox of the ARIA Authoring Practices whose list is always open. */
export function PaletteDialog({ typed: typedBefore, onClose }: PaletteDialogProps) {
  const [text, setText] = useState(typedBefore);
  const [pointed, setPointed] = useState<string>();
  const navigate = useNavigate();
  const listId = useId();
  const typed = text.trim();
  const { entries, isLoading, isMore } = usePaletteEntries(typed);
  const groups = typed === '' ? groupsAtFirst(entries) : groupsByMatch(entries, typed);
  const options = groups.flatMap(({ shown }) => shown);
  const at = Math.max(
    0,
    options.findIndex((entry) => keyOf(entry) === pointed),
  );
  const active = options[at];
  const state = stateOf(typed, options.filter(({ isRest }) => !isRest).length, { isLoading, isMore });

  function open({ to, search, isPage }: PaletteEntry) {
    onClose();
    if (isPage) {
      window.open(apiUrl(to), '_blank', 'noopener');
      return;
    }
    void navigate({ to, search: search ?? {} });
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const next = options[(at + (step ?? 0) + options.length) % options.length];
    if (next === undefined) return;
    if (step === undefined) open(next);
    else setPointed(keyOf(next));
  }

  return (
    <Dialog open title="Szukaj i przejdź" width={640} className="palette" onClose={onClose}>
      <TextInput
        autoFocus
        className="w-full"
        role="combobox"
        aria-label="Ekran, ustawienie, artykuł, kategoria, osoba albo działanie"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionIdOf(listId, active)}
        placeholder="Ekran, ustawienie, tytuł lub numer artykułu, osoba, „dodaj artykuł”"
        autoComplete="off"
        maxLength={maxSearchLength}
        value={text}
        onChange={(next) => {
          setText(next);
          setPointed(undefined);
        }}
        onKeyDown={press}
      />
      <p className="palette-state small muted mt-2 mb-0" aria-hidden="true">
        {state}
      </p>
      <PaletteList
        id={listId}
        groups={groups}
        active={active}
        onOpen={open}
        onPoint={(entry) => setPointed(keyOf(entry))}
      />
      <p className="small muted mt-2 mb-0">↑ ↓ wybór · Enter przejście · Esc zamknięcie</p>
      <LiveRegion text={state} />
    </Dialog>
  );
}

function groupsAtFirst(entries: readonly PaletteEntry[]): ShownGroup[] {
  return paletteGroups
    .map((group) => ({ group, all: entries.filter((entry) => entry.group === group) }))
    .map(({ group, all }) => ({ group, shown: all.slice(0, atFirst[group]) }))
    .filter(({ shown }) => shown.length > 0);
}

/** The group with what was typed comes first, and so does the entry in its group; alike ones stay in their order. */
function groupsByMatch(entries: readonly PaletteEntry[], typed: string): ShownGroup[] {
  const ranked = entries
    .map((entry) => ({ entry, rank: entry.isRest ? Number.POSITIVE_INFINITY : nameRank(entry.name, typed) }))
    .toSorted((a, b) => a.rank - b.rank);
  return paletteGroups
    .map((group) => ({ group, found: ranked.filter(({ entry }) => entry.group === group) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ group, found }) => ({ group, shown: found.map(({ entry }) => entry) }));
}

/** What the search has come to, in words. */
function stateOf(typed: string, count: number, { isLoading, isMore }: { isLoading: boolean; isMore: boolean }): string {
  if (typed === '') return '';
  if (isLoading) return 'Wyszukiwanie…';
  if (count === 0) return 'Nic nie znaleziono. Wpisz inne słowo albo jego początek.';
  return isMore ? `Pokazano ${count}, jest więcej` : `Znaleziono: ${count}`;
}
