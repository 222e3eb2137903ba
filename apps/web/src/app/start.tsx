import { endSignIn } from '@redakcja/generated/access/access';
import { getApplicationParameters } from '@redakcja/generated/application/application';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { storedLanguage } from '../shared/session/language.ts';
import { loadSession } from '../shared/session/session-queries.ts';
import { type App, AppRoot, createApp } from './app.tsx';
import type { Auth } from './auth/auth.ts';
import { createMockAuth } from './auth/mock-auth.ts';
import { createOidcAuth } from './auth/oidc-auth.ts';
import { leaveWithoutAsking, silenceQuestionsWhenLeaving } from './leaving.ts';
import { shellRoute } from './root-routes.ts';
import { ignoreStrayDrops } from './stray-drops.ts';

async function openAuth(started: () => App | undefined): Promise<Auth> {
  if (import.meta.env.MODE === 'mocks') {
    await (await import('./mocks.ts')).startMocks();
    return createMockAuth();
  }
  const auth: Auth = await createOidcAuth({
    loadIdentity: async () => (await getApplicationParameters(storedLanguage())).serverIdentity,
    // a token that is known here: the interceptor has none any more
    endOnServer: (token) => endSignIn({ headers: { Authorization: `Bearer ${token}` }, timeout: 3000 }),
    onLost: (reason) => {
      leaveWithoutAsking();
      void auth.signOut(reason, started()?.router.state.location.href ?? '/');
    },
  });
  return auth;
}

/** Code and data of the first screen come while the server is asked who this is, not afterwards. */
function preloadScreen({ router, queryClient }: App, auth: Auth): void {
  const { pathname, search } = router.latestLocation;
  const [routes, params] = router.getMatchedRoutes(pathname);
  // a failure shows when the screen is rendered
  for (const route of routes) void router.loadRouteChunk(route)?.catch(() => {});
  if (!auth.isSignedIn()) auth.prepareSignIn();
  if (!auth.isSignedIn() || !routes.some(({ id }) => id === shellRoute.id)) return;
  loadSession(queryClient).catch(() => {});
  routes
    .at(-1)
    ?.options.staticData?.preload?.(queryClient, search, params)
    .catch(() => {});
}

export async function startApp(element: HTMLElement): Promise<void> {
  silenceQuestionsWhenLeaving();
  ignoreStrayDrops();
  let app: App | undefined;
  const auth = await openAuth(() => app);
  app = createApp(auth);
  // the mocks have no sign-in, so the session starts when they are opened
  if (import.meta.env.MODE === 'mocks') app.timer.extend();
  preloadScreen(app, auth);
  createRoot(element).render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
}
