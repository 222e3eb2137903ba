import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from '../routes.ts';
import type { Auth } from './auth/auth.ts';
import { wasJustSignedIn } from './auth/recent-sign-in.ts';
import { connectHttp } from './http-connection.ts';
import { leaveWithoutAsking } from './leaving.ts';
import { createQueryClient } from './query-client.ts';
import { createSessionTimer, type SessionTimer } from './session/session-timer.ts';

export interface App {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
  timer: SessionTimer;
  /** Takes the application off the HTTP client again. */
  disconnect: () => void;
}

/** Creates the application; decides what happens after a 401 or 403. */
export function createApp(auth: Auth, history?: RouterHistory): App {
  const timer = createSessionTimer();
  const queryClient = createQueryClient({
    onUnauthorized: () => {
      if (!auth.isSignedIn()) return; // several calls were refused at once
      const search = {
        powod: wasJustSignedIn() ? 'tozsamosc' : 'sesja',
        powrot: router.state.location.href,
      };
      leaveWithoutAsking();
      void auth.forget();
      void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true });
    },
    onForbiddenScreen: () => void router.navigate({ to: '/brak-dostepu', replace: true, ignoreBlocker: true }),
  });
  const router = createAppRouter({ auth, queryClient, timer }, history);
  return { router, queryClient, timer, disconnect: connectHttp(auth) };
}

export function AppRoot({ app }: { app: App }) {
  return (
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  );
}
