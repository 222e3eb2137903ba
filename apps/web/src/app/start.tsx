import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from '../routes.ts';
import { parametersQuery } from '../shared/session/session.ts';
import type { Auth } from './auth/auth.ts';
import { createMockAuth } from './auth/mock-auth.ts';
import { createOidcAuth } from './auth/oidc-auth.ts';
import { wasJustSignedIn } from './auth/recent-sign-in.ts';
import { connectHttp } from './http-connection.ts';
import { leaveWithoutAsking, silenceQuestionsWhenLeaving } from './leaving.ts';
import { PrimeProvider } from './prime.tsx';
import { createQueryClient } from './query-client.ts';
import { createSessionTimer } from './session/session-timer.ts';

const isMocks = import.meta.env.MODE === 'mocks';

/** Puts the parts together; what happens when the server refuses is decided here. */
export async function startApp(element: HTMLElement): Promise<void> {
  silenceQuestionsWhenLeaving();
  const timer = createSessionTimer();
  const here = () => router.state.location.href;
  const queryClient = createQueryClient({
    onUnauthorized: () => {
      if (!auth.isSignedIn()) return; // several calls were refused at once
      const returnTo = here();
      leaveWithoutAsking();
      void auth.forget();
      const search = { powod: wasJustSignedIn() ? 'tozsamosc' : 'sesja', powrot: returnTo };
      void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true });
    },
    onForbiddenScreen: () => void router.navigate({ to: '/brak-dostepu', replace: true, ignoreBlocker: true }),
  });
  const auth: Auth = isMocks
    ? createMockAuth()
    : await createOidcAuth({
        loadIdentity: async () => (await queryClient.fetchQuery(parametersQuery())).serverIdentity,
        onLost: (reason) => {
          leaveWithoutAsking();
          void auth.signOut(reason, here());
        },
      });
  connectHttp(auth);
  if (isMocks) {
    await (await import('./mocks.ts')).startMocks();
    timer.extend();
  }
  const router = createAppRouter({ auth, queryClient, timer });
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PrimeProvider>
          <RouterProvider router={router} />
        </PrimeProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
