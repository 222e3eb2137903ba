// The one HTTP client under every generated function, in the browser, the terminal and the tests.
// An app sets the address and adds its interceptors (token, session, toasts) to `http`; nothing here knows the app.
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';

export const http = axios.create({
  // filters=a&filters=b, as the contract says
  paramsSerializer: { indexes: null },
});

// Nothing is of no type: in Node axios would call a POST without a body a form, which the contract does not know there.
http.interceptors.request.use((config) => {
  if (config.data === undefined) config.headers.setContentType(false);
  return config;
});

/** A page of a list: the rows, and the total of the `total-count` header. */
export interface ListPage<Rows> {
  items: Rows;
  total: number;
}

const tagOfData = new WeakMap<object, string>();
const tagOfResource = new Map<string, string>();

/** Entity tag that came with this very answer, to be sent back in If-Match; undefined when there was none. */
export function etagOf(data: object): string | undefined {
  return tagOfData.get(data);
}

/** /api/articles/12/status/20 and /api/articles/12 are one resource. */
function resourceOf(url: string): string {
  return /^(.*?\/\d+)(?:\/|$)/.exec(url)?.[1] ?? url;
}

function remember(url: string, response: AxiosResponse): void {
  const tag = response.headers.etag;
  if (typeof tag !== 'string') return;
  tagOfResource.set(resourceOf(url), tag);
  if (typeof response.data === 'object' && response.data !== null) tagOfData.set(response.data, tag);
}

/** Sends the tag that was read last, unless the caller names one: `headers: { 'If-Match': etagOf(loaded) }`. */
function withTag(config: AxiosRequestConfig): AxiosRequestConfig {
  if (config.method !== 'PUT' || config.headers?.['If-Match'] !== undefined) return config;
  const tag = tagOfResource.get(resourceOf(config.url ?? ''));
  return tag === undefined ? config : { ...config, headers: { ...config.headers, 'If-Match': tag } };
}

async function send<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const merged = { ...config, ...options, headers: { ...config.headers, ...options?.headers } };
  const response = await http.request<T>(withTag(merged));
  remember(merged.url ?? '', response);
  return response;
}

export async function request<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  return (await send<T>(config, options)).data;
}

export async function listRequest<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<ListPage<T>> {
  const response = await send<T>(config, options);
  const total = response.headers['total-count'] ?? response.headers['x-total-count'];
  return { items: response.data, total: Number(total) };
}
