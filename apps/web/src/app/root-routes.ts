import type { HelpPlace } from '@redakcja/domain/shared/addresses/help-pages';
import { canEnter, type Section } from '@redakcja/domain/shared/session/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../shared/search-params.ts';
import { refusalOf } from '../shared/session/sections.ts';
import { rightsOf } from '../shared/session/session.ts';
import { loadSession, userQuery } from '../shared/session/session-queries.ts';
import { toast } from '../shared/ui/messages/toast-store.ts';
import type { AppContext } from './app-context.ts';
import { StartErrorPage } from './pages/error-page.tsx';
import { Root } from './root.tsx';
import { Shell } from './shell/shell.tsx';

/** The parts of an address that its route names: `$id`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab. */
    title?: string;
    /** Section of the screen; the domain decides who may enter it. */
    section?: Section | undefined;
    /** Chapter of the knowledge base about the screen. */
    help?: HelpPlace | undefined;
    /** Starts the requests of the screen while its code and the rights are loaded; a failure is reported by the screen itself. */
    preload?: ((client: QueryClient, search: SearchParams, params: RouteParams) => Promise<unknown>) | undefined;
  }
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  component: Root,
});

/** Milliseconds in which the first rows may come before the shell is shown without them. */
const firstRowsTimeout = 100;

/** Everything inside the shell: only with a session and the rights to the section. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: Shell,
  errorComponent: StartErrorPage,
  beforeLoad: async ({ context: { auth, queryClient }, location, matches, preload }) => {
    if (!auth.isSignedIn()) throw redirect({ to: '/login', search: { powrot: location.href }, replace: true });
    const { staticData, search = {}, params = {} } = matches.at(-1) ?? {};
    const { section, title, preload: preloadScreen } = staticData ?? {};
    const isFirst = queryClient.getQueryData(userQuery().queryKey) === undefined;
    const screenData = preloadScreen?.(queryClient, search, params).catch(() => {});
    const loading = loadSession(queryClient);
    // Until a reset password is changed the server refuses everything but the user (contract, mustChangePassword).
    loading.catch(() => {});
    const { mustChangePassword } = await queryClient.ensureQueryData(userQuery());
    if (mustChangePassword) throw redirect({ to: '/wymuszona-zmiana-hasla', replace: true });
    const [user, permissions] = await loading;
    // an inactive user sees the notice of the shell instead of being sent around
    if (section === undefined || !user.isActive || canEnter(section, rightsOf(user, permissions))) {
      // rendered once with its rows instead of twice; nothing is on the screen yet that would have to wait
      if (isFirst) await Promise.race([screenData, new Promise((resolve) => setTimeout(resolve, firstRowsTimeout))]);
      return;
    }
    const refusal = refusalOf(section);
    // the page of the other refusals shows the reason itself
    if (refusal === '/' && !preload) toast.info(`Brak uprawnień do strony „${title}”. Otwarto stronę główną`);
    throw redirect({ to: refusal, replace: true });
  },
});
