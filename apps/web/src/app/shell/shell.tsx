import './shell.css';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { ConfirmHost } from '../../shared/ui/dialogs/confirm-host.tsx';
import { preloadDialogs } from '../../shared/ui/dialogs/dialog.tsx';
import { preloadToasts } from '../../shared/ui/messages/toast-host.tsx';
import { useApp } from '../app-context.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import { useRunningSession } from '../session/use-running-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { NoRightsNotice } from './no-rights-notice.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

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
