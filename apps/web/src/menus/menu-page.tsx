import '../shared/ui/card.css';
import '../shared/list/data-list.css';
import { minCategorySearch } from '@redakcja/domain/menus/menu-limits';
import { searchMenu, visibleRows } from '@redakcja/domain/menus/menu-rows';
import { additionRefusal, treeDragHint } from '@redakcja/domain/menus/menu-rules';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LanguageSwitch } from '../shared/list/language-switch.tsx';
import { setActiveLanguage } from '../shared/session/language.ts';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { Loader } from '../shared/ui/loader.tsx';
import { maxSearchLength } from '../shared/ui/max-search-length.ts';
import { TextInput } from '../shared/ui/text-input.tsx';
import type { CategoryCommands } from './category-commands.ts';
import { MenuDialog, type MenuDialogState } from './menu-dialog.tsx';
import { horizontalMenu, type MenuScreen, verticalMenu } from './resources.ts';
import { MenuTree } from './tree/menu-tree.tsx';
import { useExpanded } from './use-expanded.ts';
import { type MenuState, seenOf, useMenu } from './use-menu.ts';
import type { Relocation } from './use-relocation.ts';

export const HorizontalMenuPage = () => <MenuPage screen={horizontalMenu} />;
export const VerticalMenuPage = () => <MenuPage screen={verticalMenu} />;

/** A navigation menu (specification, section 2.5). */
function MenuPage({ screen }: { screen: MenuScreen }) {
  const { language } = useSession();
  const state = useMenu(screen.type, language);
  if (state.menu) return <LoadedMenu key={language} screen={screen} state={state} menu={state.menu} lang={language} />;
  return state.isError ? <LoadFailure isPage onRetry={state.refetch} /> : <Loader />;
}

interface LoadedMenuProps {
  screen: MenuScreen;
  state: MenuState;
  menu: Menu;
  lang: string;
}

function LoadedMenu({ screen, state, menu, lang }: LoadedMenuProps) {
  const { user, parameters } = useSession();
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<MenuDialogState>();
  const [revealed, setRevealed] = useState<{ id: number }>();
  const expanded = useExpanded(screen.path);
  const isDefaultLanguage = parameters.languages.some((one) => one.isDefault && one.isoCode === lang);
  const excludedCategories = useMemo(() => new Set(user.isAdmin ? [] : user.excludeCategories), [user]);
  // Memoised, so that typing in the filter does not render all rows of the tree again.
  const situation = useMemo(
    () => ({ ...menu, isDefaultLanguage, excludedCategories }),
    [menu, isDefaultLanguage, excludedCategories],
  );
  const searched = useDeferredValue(text);
  const isFiltered = searched.trim().length >= minCategorySearch;
  const search = useMemo(
    () => (isFiltered ? searchMenu(menu.elements, searched) : undefined),
    [menu, searched, isFiltered],
  );
  const rows = useMemo(
    () => visibleRows(menu.elements, { isExpanded: (id) => expanded.ids.has(id), search }),
    [menu, expanded.ids, search],
  );
  const branches = useMemo(() => branchIds(menu.elements), [menu]);
  const addRefusal = additionRefusal(situation, null);
  useUndoKey(state.undo);

  const commands = useMemo((): CategoryCommands => {
    const open = (kind: keyof CategoryCommands) => (element: MenuElement) => setDialog({ kind, element });
    return {
      add: open('add'),
      edit: open('edit'),
      sort: open('sort'),
      move: open('move'),
      history: open('history'),
      remove: open('remove'),
    };
  }, []);

  function move({ element, place: { parentElementId, previousElementId }, words }: Relocation) {
    const seen = seenOf(menu, { element: element.elementId, parent: parentElementId, previous: previousElementId });
    if (parentElementId !== null) expanded.toggle(parentElementId, true);
    void state.change(
      { event: 'move', elementId: element.elementId, parentElementId, previousElementId, seen },
      `Przeniesiono „${element.displayText}”: ${words}`,
    );
  }

  const addButton = (
    <Button
      variant="primary"
      icon="plus"
      label="Dodaj kategorię"
      disabledReason={addRefusal ?? undefined}
      onClick={() => setDialog({ kind: 'add', element: null })}
    />
  );
  return (
    <div className="flex flex-column gap-3">
      <header className="list-heading flex flex-wrap align-items-center">
        <h1>{screen.title}</h1>
        <span className="muted tabular">{countOf(countAll(menu.elements), nouns.category)}</span>
        <div className="flex flex-wrap align-items-center gap-2 md:ml-auto">
          <LanguageSwitch value={lang} onChange={setActiveLanguage} />
          <Button icon="history" label="Historia" onClick={() => setDialog({ kind: 'history', element: null })} />
          <Button icon="calendar" label="Menu z dnia…" onClick={() => setDialog({ kind: 'past' })} />
          {addButton}
        </div>
      </header>
      <section className="card" aria-label={screen.title}>
        <div className="list-bar flex flex-wrap align-items-center gap-2">
          <TextInput
            type="search"
            className="w-full md:w-20rem"
            value={text}
            onChange={setText}
            aria-label="Szukaj kategorii (od 3 znaków)"
            placeholder="Szukaj kategorii (od 3 znaków)"
            maxLength={maxSearchLength}
          />
          {branches.length > 0 && !isFiltered && (
            <Button
              label={expanded.ids.size === 0 ? 'Rozwiń wszystko' : 'Zwiń wszystko'}
              onClick={() => expanded.set(expanded.ids.size === 0 ? new Set(branches) : new Set())}
            />
          )}
          <p className="m-0 small muted md:ml-auto" role="status">
            {search
              ? `Znaleziono: ${countOf(search.hits.size, nouns.category)}`
              : (treeDragHint({ isDefaultLanguage, isFiltered }) ??
                'Przeciągnij uchwyt albo naciśnij na nim Enter, aby przenieść kategorię strzałkami')}
          </p>
        </div>
        {rows.length === 0 ? (
          <EmptyState
            title="brak danych"
            hint={isFiltered ? 'Żadna kategoria nie ma w nazwie tego tekstu.' : 'Dodaj pierwszą kategorię tego menu.'}
            action={isFiltered ? <Button label="Wyczyść filtr" onClick={() => setText('')} /> : addButton}
          />
        ) : (
          <MenuTree
            label={screen.title}
            menu={situation}
            rows={rows}
            hits={search?.hits}
            commands={commands}
            onToggle={expanded.toggle}
            onMove={move}
            revealed={revealed}
          />
        )}
      </section>
      {dialog && (
        <MenuDialog
          state={dialog}
          type={screen.type}
          menu={situation}
          lang={lang}
          changes={state}
          onAdded={(id, parentId) => {
            setText('');
            if (parentId !== null) expanded.toggle(parentId, true);
            setRevealed({ id });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

const countAll = (elements: readonly MenuElement[]): number =>
  elements.reduce((sum, one) => sum + 1 + countAll(one.children), 0);

const branchIds = (elements: readonly MenuElement[]): number[] =>
  elements.flatMap((one) => (one.children.length > 0 ? [one.elementId, ...branchIds(one.children)] : []));

/** Ctrl+Z undoes the last change; in a field it undoes typing. */
function useUndoKey(undo: () => boolean) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, [contenteditable], [role="dialog"]');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
    if (undo()) event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
