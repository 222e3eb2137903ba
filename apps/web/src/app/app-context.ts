import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Auth } from './auth/auth.ts';
import type { SessionTimer } from './session/session-timer.ts';

/** What the application was started with; tests start it with their own. */
export interface AppContext {
  auth: Auth;
  queryClient: QueryClient;
  timer: SessionTimer;
}

export function useApp(): AppContext {
  return useRouter().options.context;
}
