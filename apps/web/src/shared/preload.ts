import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds in which preloaded data are not requested again. */
export const preloadedFor = 5000;

/** Of the screen whose request it will be; a failure is reported by the screen itself. */
export const preloadMeta = { silent: true, optional: true } as const;

/** Requests what is not loaded yet. Resolves when it is there, or a request that is already under way has ended. */
export async function preload<Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<void> {
  const state = client.getQueryState(options.queryKey);
  if (state === undefined || state.fetchStatus === 'fetching') await client.prefetchQuery(options);
}
