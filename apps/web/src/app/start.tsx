import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/fonts.css';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import 'primeicons/primeicons.css';
import '../styles/app.css';
import { createAppRouter } from '../routes.ts';
import { createMockAuth } from './auth/mock-auth.ts';
import { PrimeProvider } from './prime.tsx';
import { createQueryClient } from './query-client.ts';

export async function startApp(element: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mocks') await (await import('./mocks.ts')).startMocks();
  const auth = createMockAuth();
  const queryClient = createQueryClient({ onUnauthorized: () => {}, onForbiddenScreen: () => {} });
  const router = createAppRouter({ auth, queryClient });
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
