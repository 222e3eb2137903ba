import './shell.css';
import { useMutationState } from '@tanstack/react-query';
import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsServerAway } from '../../shared/session/server-watch.ts';
import { useSession } from '../../shared/session/session.ts';
import { ConfirmHost } from '../../shared/ui/dialogs/confirm-host.tsx';
import { preloadDialogs } from '../../shared/ui/dialogs/dialog.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { preloadToasts } from '../../shared/ui/messages/toast-host.tsx';
import { useIsOnline } from '../../shared/ui/messages/use-is-online.ts';
import { useApp } from '../app-context.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import { useRunningSession } from '../session/use-running-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';

/** Sections 1 and 2.1: the frame of every screen with a session. */
export function Shell() {
  const { timer } = useApp();
  const { parameters, user, rights } = useSession();
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  const hasRights = user.isActive && (rights.isAdmin || rights.permissions.size > 0);
  // one's own profile and password need no permission
  const isOwn = useRouterState({
    select: ({ location }) => /^\/(zmiana-hasla|dostep\/uzytkownicy\/edytuj)\//.test(location.pathname),
  });
  useRunningSession(timer, parameters.sessionTimeout);
  useFocusOnNavigation(main);
  // what is behind the overlay cannot be reached while it is open
  const isCovered = sidebar.isOverlay && sidebar.isOpen;

  // questions, messages and the end of the session must be able to come without the network too
  useEffect(() => {
    const timeout = setTimeout(() => {
      preloadDialogs();
      preloadToasts();
    }, 3000);
    return () => clearTimeout(timeout);
  }, []);

  // before the first picture: the height of its bar moves everything else
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('is-demo', parameters.isDemoVersion);
  }, [parameters.isDemoVersion]);

  return (
    <div className={`shell ${sidebar.isOpen && !sidebar.isOverlay ? 'shell-with-sidebar' : ''}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only its mark stays out of the address, which holds filters */}
      <a
        className="skip-link"
        href="#tresc"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Przejdź do treści
      </a>
      {parameters.isDemoVersion && <p className="demo-banner">STRONA DEMONSTRACYJNA</p>}
      <Header sidebar={sidebar} isCovered={isCovered} />
      <Sidebar sidebar={sidebar} />
      <div className="shell-content flex flex-column min-w-0" inert={isCovered}>
        <main id="tresc" className="screen flex-1 w-full" ref={main} tabIndex={-1}>
          <NetworkNotice />
          {hasRights || (user.isActive && isOwn) ? <Outlet /> : <NoRightsNotice />}
        </main>
        <Footer timer={timer} version={parameters.version} />
      </div>
      <SessionWarning timer={timer} />
      <ConfirmHost />
    </div>
  );
}

/** Without a network: what waits for it, and that nothing has to be done again. The region is there before, so that it is read out. */
function NetworkNotice() {
  const isOnline = useIsOnline();
  const isAway = useIsServerAway();
  const waiting = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.isPaused });
  return (
    <div className="network-notice" aria-live="polite">
      {!isOnline && (
        <p className="notice m-0 mb-3">
          <i className="pi pi-exclamation-triangle mr-2" aria-hidden="true" />
          Brak połączenia z siecią.{' '}
          {waiting.includes(true)
            ? 'Zapis czeka i zostanie wysłany sam, gdy połączenie wróci. Nie zamykaj tej karty.'
            : 'Gdy połączenie wróci, ekrany wczytają się same.'}
        </p>
      )}
      {isOnline && isAway && (
        <p className="notice m-0 mb-3">
          <i className="pi pi-exclamation-triangle mr-2" aria-hidden="true" />
          Serwer nie odpowiada. Łączymy się ponownie co kilka sekund: ekrany wczytają się same, a niezapisane zmiany
          zostają w formularzach.
        </p>
      )}
    </div>
  );
}

/** Section 2.1: for a user without any permission. */
function NoRightsNotice() {
  return (
    <>
      <h1 className="visually-hidden">Brak uprawnień</h1>
      <EmptyState
        icon="lock"
        title="Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!"
        hint="W sprawie uprawnień zwróć się do administratora."
        action={<Link to="/logout">Wyloguj się</Link>}
      />
    </>
  );
}

/**
 * After going to another screen the focus is at its beginning, as after loading a page; a change of the query (paging, filters)
 * leaves it where it is. A screen that has put the focus somewhere itself keeps it.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const content = main.current;
        if (!pathChanged || fromLocation === undefined || content === null) return;
        if (document.activeElement !== content && content.contains(document.activeElement)) return;
        content.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
