import { endSignIn } from '@redakcja/generated/access/access';
import { getApplicationParameters } from '@redakcja/generated/application/application';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { FirstCalls } from '../first/first-calls.ts';
import { loadSession } from '../shared/session/session-queries.ts';
import { storedLanguage } from '../shared/session/stored-language.ts';
import { type App, AppRoot, createApp } from './app.tsx';
import type { Auth } from './auth/auth.ts';
import { createMockAuth } from './auth/mock-auth.ts';
import { createOidcAuth } from './auth/oidc-auth.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { leaveWithoutAsking, silenceQuestionsWhenLeaving } from './leaving.ts';
import { shellRoute } from './root-routes.ts';
import { ignoreStrayDrops } from './stray-drops.ts';

/** What the first file has begun. */
export interface Begun {
  /** Whether this tab may use the tokens that are stored in it. */
  isOwner: Promise<boolean>;
  calls: FirstCalls;
}

async function openAuth(isOwner: Promise<boolean>, started: () => App | undefined): Promise<Auth> {
  if (import.meta.env.MODE === 'mocks') {
    await (await import('./mocks.ts')).startMocks();
    return createMockAuth();
  }
  const auth: Auth = await createOidcAuth({
    isOwner,
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

export async function startApp(element: HTMLElement, { isOwner, calls }: Begun): Promise<void> {
  silenceQuestionsWhenLeaving();
  ignoreStrayDrops();
  let app: App | undefined;
  const auth = await openAuth(isOwner, () => app);
  takeFirstAnswers(calls);
  app = createApp(auth);
  // the mocks have no sign-in, so the session starts when they are opened
  if (import.meta.env.MODE === 'mocks') app.timer.extend();
  preloadScreen(app, auth);
  const root = createRoot(element);
  const tree = (
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>
  );
  // rendered in slices, between which the browser can answer
  startTransition(() => root.render(tree));
}
