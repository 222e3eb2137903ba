import {
  getGetLoggedUserQueryOptions,
  getListLoggedUserPermissionsQueryOptions,
} from '@redakcja/generated/access/access';
import { getGetApplicationParametersQueryOptions } from '@redakcja/generated/application/application';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { storedLanguage } from './stored-language.ts';

// Section 8: no toast for these. They change only by users' actions, and every mutation refreshes them.
const once = {
  meta: { silent: true },
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
} as const;

/** Languages come and go by what others do: who comes back to the tab sees those there are. */
export const parametersQuery = (language = storedLanguage()) =>
  getGetApplicationParametersQueryOptions(language, { query: { ...once, refetchOnWindowFocus: 'always' } });
export const userQuery = () => getGetLoggedUserQueryOptions({ query: once });
export const permissionsQuery = () => getListLoggedUserPermissionsQueryOptions({ query: once });

/** Requests what every screen of the shell needs and is not loaded yet. */
export function loadSession(client: QueryClient) {
  return Promise.all([
    client.ensureQueryData(userQuery()),
    client.ensureQueryData(permissionsQuery()),
    client.ensureQueryData(parametersQuery()),
  ]);
}
