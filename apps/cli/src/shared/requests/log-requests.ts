import { randomUUID } from 'node:crypto';
import { http } from '@redakcja/generated/http';
import { type AxiosResponse, isAxiosError } from 'axios';
import { type Context, info } from '../context.ts';

/** `--verbose`: writes each request with the id under which the server logs it. */
export function logRequests(context: Context): void {
  const report = ({ status, headers, config }: AxiosResponse) => {
    const id = headers['x-request-id'] ?? config.headers['x-request-id'];
    info(context, `${config.method?.toUpperCase()} ${config.url} ${status}${id === undefined ? '' : ` (${id})`}`);
  };
  http.interceptors.request.use((config) => {
    config.headers.set('x-request-id', `bip-${randomUUID()}`);
    return config;
  });
  http.interceptors.response.use(
    (response) => {
      report(response);
      return response;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response !== undefined) report(error.response);
      throw error;
    },
  );
}
