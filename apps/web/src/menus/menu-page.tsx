import '../shared/ui/page/card.css';
import '../shared/list/data-list.css';
import { additionRefusal } from '@redakcja/domain/menus/menu-rules';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useMemo, useState } from 'react';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { EmptyState } from '../shared/ui/messages/empty-state.tsx';
import { LoadFailure } from '../shared/ui/messages/load-failure.tsx';
import { Loader } from '../shared/ui/messages/loader.tsx';
import type { CategoryCommands } from './category-commands.ts';
import { wordsOfMove } from './menu/place-words.ts';
import { type EditedMenu, seenOf, useMenu } from './menu/use-menu.ts';
import { useMenuRows } from './menu/use-menu-rows.ts';
import { MenuDialog, type MenuDialogState } from './menu-dialog.tsx';
import { MenuFilter } from './menu-filter.tsx';
import { MenuHeading } from './menu-heading.tsx';
import { horizontalMenu, type MenuScreen, verticalMenu } from './resources.ts';
import { MenuTree } from './tree/menu-tree.tsx';
import { useIsDefaultLanguage } from './use-is-default-language.ts';
import type { Relocation } from './use-relocation.ts';
import { useSoughtCategory } from './use-sought-category.ts';
import { useUndoKey } from './use-undo-key.ts';

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
  state: EditedMenu;
  menu: Menu;
  lang: string;
}

function LoadedMenu({ screen, state, menu, lang }: LoadedMenuProps) {
  const situation = useSituation(menu, lang);
  const shown = useMenuRows(screen.path, menu.elements);
  const [dialog, setDialog] = useState<MenuDialogState>();
  const [revealed, setRevealed] = useState<{ id: number }>();
  const commands = useMemo(() => commandsThat(setDialog), []);
  const addRefusal = additionRefusal(situation, null);
  useUndoKey(state.undo);

  function move({ element, place }: Relocation) {
    const { parentElementId, previousElementId } = place;
    const seen = seenOf(menu, { element: element.elementId, parent: parentElementId, previous: previousElementId });
    if (parentElementId !== null) shown.expanded.toggle(parentElementId, true);
    void state.sendSaying(
      { event: 'move', elementId: element.elementId, parentElementId, previousElementId, seen },
      wordsOfMove(menu, element, place),
    );
  }

  function reveal(id: number, above: readonly number[]) {
    shown.setText('');
    for (const one of above) shown.expanded.toggle(one, true);
    setRevealed({ id });
  }
  useSoughtCategory(menu.elements, reveal);

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
      <MenuHeading title={screen.title} elements={menu.elements} lang={lang} onOpen={setDialog} addButton={addButton} />
      <section className="card" aria-label={screen.title}>
        <MenuFilter elements={menu.elements} isDefaultLanguage={situation.isDefaultLanguage} shown={shown} />
        {shown.rows.length > 0 && (
          <MenuTree
            label={screen.title}
            menu={situation}
            rows={shown.rows}
            hits={shown.hits}
            commands={commands}
            onToggle={shown.expanded.toggle}
            onMove={move}
            revealed={revealed}
          />
        )}
        {shown.rows.length === 0 && shown.isFiltered && (
          <EmptyState
            title="brak danych"
            hint="Żadna kategoria nie ma w nazwie tego tekstu."
            action={<Button label="Wyczyść filtr" onClick={() => shown.setText('')} />}
          />
        )}
        {shown.rows.length === 0 && !shown.isFiltered && (
          <EmptyState title="brak danych" hint="Dodaj pierwszą kategorię tego menu." action={addButton} />
        )}
      </section>
      {dialog && (
        <MenuDialog
          state={dialog}
          type={screen.type}
          menu={situation}
          lang={lang}
          changes={state}
          onAdded={(id, parentId) => reveal(id, parentId === null ? [] : [parentId])}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** The menu with what the rules need to know. Memoised, so that rows are rendered again only when something of it has changed. */
function useSituation(menu: Menu, lang: string) {
  const { user } = useSession();
  const isDefaultLanguage = useIsDefaultLanguage(lang);
  const excludedCategories = useMemo(() => new Set(user.isAdmin ? [] : user.excludeCategories), [user]);
  return useMemo(
    () => ({ ...menu, isDefaultLanguage, excludedCategories }),
    [menu, isDefaultLanguage, excludedCategories],
  );
}

/** Each command opens its dialog. */
function commandsThat(open: (dialog: MenuDialogState) => void): CategoryCommands {
  const command = (kind: keyof CategoryCommands) => (element: MenuElement) => open({ kind, element });
  return {
    add: command('add'),
    edit: command('edit'),
    sort: command('sort'),
    move: command('move'),
    history: command('history'),
    remove: command('remove'),
    why: command('why'),
  };
}
