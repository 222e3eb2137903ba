import { shownSafely, withEachText, withoutUnsafe } from '@redakcja/domain/shared/text/safe-text';
import { http } from '@redakcja/generated/http';
import { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { apiAddress } from '../shared/session/api-address.ts';
import { reportFailure } from '../shared/session/server-watch.ts';
import type { Auth } from './auth/auth.ts';
import { reportActivity } from './session/activity.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call is the repetition after a renewal of the token; it is not repeated again. */
    isRepeated?: boolean;
    /** Nobody has asked for it: it does not keep the session. */
    isBackground?: boolean;
  }
}

/** Section 4: a successful call resets the session clock, unless it is a change of filters. */
function isFilterChange(config: InternalAxiosRequestConfig): boolean {
  const filters: unknown = config.params?.filters;
  return config.method === 'get' && Array.isArray(filters) && filters.length > 0;
}

/** Texts from before the rule of readable texts are shown with a mark; HTML never was. */
function shown(data: unknown): unknown {
  return withEachText(data, (text) => (text.includes('<') ? withoutUnsafe(text) : shownSafely(text)));
}

/** Gives every generated call the address of the API and the token; a refused token is renewed once and the call repeated. */
export function connectHttp(auth: Auth, client: AxiosInstance = http): () => void {
  client.defaults.baseURL = apiAddress();
  const outgoing = client.interceptors.request.use(async (config) => {
    const token = await auth.accessToken();
    if (token !== undefined) config.headers.Authorization = `Bearer ${token}`;
    return config;
  });
  const incoming = client.interceptors.response.use(
    (response) => {
      if (response.config.responseType !== 'blob') response.data = shown(response.data);
      if (!isFilterChange(response.config) && !response.config.isBackground) reportActivity();
      return response;
    },
    async (error: unknown) => {
      if (isAxiosError(error) && !isCancel(error)) reportFailure(error.response?.status);
      const config = isAxiosError(error) && error.response?.status === 401 ? error.config : undefined;
      const refused = /^Bearer (.+)$/.exec(String(config?.headers.Authorization))?.[1];
      if (config === undefined || refused === undefined || config.isRepeated) throw error;
      if (!(await auth.renew(refused).catch(() => false))) throw error;
      return client.request({ ...config, isRepeated: true });
    },
  );
  return () => {
    client.interceptors.request.eject(outgoing);
    client.interceptors.response.eject(incoming);
  };
}
