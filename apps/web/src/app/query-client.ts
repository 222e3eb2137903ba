import { hashKey, type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from '../shared/problem.ts';
import type { MutationCallMeta, QueryCallMeta } from '../shared/query-meta.ts';
import { isServerAway, onServerWatch } from '../shared/session/server-watch.ts';
import { toast } from '../shared/ui/messages/toast-store.ts';
import { failureText, isAccessCheck } from './failure-text.ts';

export interface FailureEvents {
  /** 401: the server rejects the session. */
  onUnauthorized: () => void;
  /** 403 on loading a screen (decision 5). */
  onForbiddenScreen: () => void;
}

function mayTryAgain(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 2 && (status === undefined || status >= 500) && status !== 501;
}

/** Identifies the same action on the same record: its error toast is withdrawn when it succeeds. */
function actionOf({ options, state: { variables } }: Mutation<unknown, unknown, unknown>): string {
  const id = typeof variables === 'object' && variables !== null && 'id' in variables ? variables.id : undefined;
  return hashKey([...(options.mutationKey ?? []), id]);
}

/** One rule refreshes data, one handler reports failures, for all screens. */
export function createQueryClient(events: FailureEvents): QueryClient {
  const tell = (error: unknown, meta: QueryCallMeta | MutationCallMeta | undefined) => {
    if (statusOf(error) === 401) events.onUnauthorized();
    const text = failureText(error, meta);
    if (text !== undefined) toast.error(text);
    return text;
  };
  /** Error message of each action's last failure. */
  const failed = new Map<string, string>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        tell(error, query.meta);
        const screen = query.state.data === undefined && !query.meta?.optional && !query.meta?.silent;
        if (statusOf(error) === 403 && screen && !isAccessCheck(error)) events.onForbiddenScreen();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const text = tell(error, mutation.meta);
        if (text !== undefined && mutation.options.mutationKey) failed.set(actionOf(mutation), text);
      },
      onSuccess: (_data, _variables, _context, mutation) => {
        const text = failed.get(actionOf(mutation));
        if (text !== undefined) toast.withdraw(text);
        failed.delete(actionOf(mutation));
        if (mutation.meta?.successMessage) toast.success(mutation.meta.successMessage);
        // visible data are loaded again in the background, other data when they are shown
        void client.invalidateQueries({ refetchType: mutation.meta?.updatesData ? 'none' : 'active' });
      },
    }),
    defaultOptions: {
      queries: {
        // etagOf() is keyed by the very object the server answered with
        structuralSharing: false,
        retry: mayTryAgain,
        // a refetch under an open form would look like a change by another user; what could not be loaded recovers by itself
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.data === undefined,
      },
      mutations: { retry: false },
    },
  });
  // what could not be loaded is loaded when the server is back; what was not saved is not repeated: nobody knows whether it arrived
  onServerWatch(() => {
    if (isServerAway()) return;
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.data === undefined,
    });
  });
  return client;
}
