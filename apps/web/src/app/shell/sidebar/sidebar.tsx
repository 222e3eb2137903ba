import './sidebar.css';
import { sectionsShownLocked } from '@redakcja/domain/shared/session/permissions';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import { Brand } from '../header.tsx';
import { currentLink, navigation } from './navigation.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import { useArticleCounts } from './use-article-counts.ts';
import type { SidebarState } from './use-sidebar.ts';

export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const { canEnter, parameters } = useSession();
  const countOf = useArticleCounts();
  const panel = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const { isOpen, isOverlay } = sidebar;
  const current = useRouterState({
    select: ({ location: { pathname, search } }) =>
      currentLink(pathname, typeof search.status === 'string' ? search.status : undefined),
  });
  const entries = navigation.filter(({ section }) => canEnter(section) || sectionsShownLocked.includes(section));

  const closeSidebar = sidebar.close;
  const close = useCallback(() => {
    // asked before it is hidden: by then the focus within it is lost
    holdsFocus.current = panel.current?.contains(document.activeElement) === true;
    closeSidebar();
  }, [closeSidebar]);

  useEffect(() => {
    if (!isOverlay || !isOpen) return;
    const opener = document.activeElement;
    holdsFocus.current = false;
    panel.current?.focus();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      // unless the focus has moved on to the screen that was chosen
      if (opener instanceof HTMLElement && holdsFocus.current) opener.focus();
    };
  }, [isOverlay, isOpen, close]);

  return (
    <>
      {isOverlay && isOpen && <div className="sidebar-shade" onClick={close} aria-hidden="true" />}
      <div
        id="menu-boczne"
        ref={panel}
        tabIndex={-1}
        className={`sidebar ${isOverlay ? 'sidebar-overlay' : ''}`}
        hidden={!isOpen}
      >
        {isOverlay && (
          <div className="sidebar-top sticky top-0 flex align-items-center gap-2">
            <Brand officeName={parameters.officeName} />
            <IconButton icon="times" label="Zamknij menu" onClick={close} />
          </div>
        )}
        <nav aria-label="Menu główne">
          <ul className="m-0 p-0 list-none">
            {entries.map((entry) => (
              <SidebarEntry
                key={entry.label}
                entry={entry}
                current={current}
                isLocked={!canEnter(entry.section)}
                countOf={countOf}
              />
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
