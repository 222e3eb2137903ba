import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../shared/search-params.ts';
import { canEnter, type Section, sections } from '../shared/session/sections.ts';
import { parametersQuery, permissionsQuery, userQuery } from '../shared/session/session.ts';
import type { Auth } from './auth/auth.ts';
import { Root } from './root.tsx';
import { Shell } from './shell/shell.tsx';

export interface AppContext {
  auth: Auth;
  queryClient: QueryClient;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab. */
    title?: string;
    /** Section of the sidebar the screen belongs to; who may enter is said in sections.ts. */
    section?: Section;
  }
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  component: Root,
});

/** Everything inside the shell: only for somebody signed in, and only where they may be. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ context: { auth, queryClient }, location, matches }) => {
    if (!auth.isSignedIn()) throw redirect({ to: '/login', search: { powrot: location.href }, replace: true });
    const [user, permissions] = await Promise.all([
      queryClient.ensureQueryData(userQuery()),
      queryClient.ensureQueryData(permissionsQuery()),
      queryClient.ensureQueryData(parametersQuery()),
    ]);
    const section = matches.at(-1)?.staticData.section;
    const access = { isAdmin: user.isAdmin, isActive: user.isActive, permissions };
    if (section !== undefined && user.isActive && !canEnter(access, section)) {
      throw redirect({ to: sections[section].otherwise, replace: true });
    }
  },
});
