// The HTTP client of all generated functions, in the browser, the command line and the tests.
// An app sets the base URL and adds its interceptors (token, session, toasts) to `http`.
import axios, { type AxiosAdapter, AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';

export const http = axios.create({
  // filters=a&filters=b, as in the contract
  paramsSerializer: { indexes: null },
});

// Without a body there is no content type; in Node axios would send that of a form, which the contract does not allow.
http.interceptors.request.use((config) => {
  if (config.data === undefined) config.headers.setContentType(false);
  return config;
});

/** Puts something between the network and everything else: it gets each answer as it was received. */
export function wrapAdapter(wrap: (send: AxiosAdapter) => AxiosAdapter): void {
  http.defaults.adapter = wrap(axios.getAdapter(http.defaults.adapter));
}

/** A page of a list: the rows, and the total of the `total-count` header. */
export interface ListPage<Rows> {
  items: Rows;
  total: number;
}

const tagOfData = new WeakMap<object, string>();
const tagOfResource = new Map<string, string>();

/** Entity tag of this response body, to be sent back in If-Match; undefined when there was none. */
export function etagOf(data: object): string | undefined {
  return tagOfData.get(data);
}

/** /api/articles/12/status/20 and /api/articles/12 are the same resource. */
function resourceOf(url: string): string {
  return /^(.*?\/\d+)(?:\/|$)/.exec(url)?.[1] ?? url;
}

function storeTag(url: string, response: AxiosResponse): void {
  const tag = response.headers.etag;
  if (typeof tag !== 'string') return;
  tagOfResource.set(resourceOf(url), tag);
  if (typeof response.data === 'object' && response.data !== null) tagOfData.set(response.data, tag);
}

/** Sends the entity tag that was read last, unless the caller sets one: `headers: { 'If-Match': etagOf(loaded) }`. */
function withTag(config: AxiosRequestConfig): AxiosRequestConfig {
  if (config.method !== 'PUT' || config.headers?.['If-Match'] !== undefined) return config;
  const tag = tagOfResource.get(resourceOf(config.url ?? ''));
  return tag === undefined ? config : { ...config, headers: { ...config.headers, 'If-Match': tag } };
}

/** A page of a proxy or of its sign-in, and JSON that is cut, count as no connection. */
function refuseOther({ data, headers, config, request }: AxiosResponse): void {
  const type = String(headers['content-type']);
  const isPage = type.startsWith('text/html') && headers['content-disposition'] === undefined;
  // axios leaves what it cannot parse
  const isCut = type.startsWith('application/json') && typeof data === 'string';
  if (isPage || isCut) throw new AxiosError('The answer is none', AxiosError.ERR_NETWORK, config, request);
}

async function send<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const merged = { ...config, ...options, headers: { ...config.headers, ...options?.headers } };
  const response = await http.request<T>(withTag(merged));
  refuseOther(response);
  storeTag(merged.url ?? '', response);
  return response;
}

export async function request<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  return (await send<T>(config, options)).data;
}

export async function listRequest<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<ListPage<T>> {
  const response = await send<T>(config, options);
  const total = Number(response.headers['total-count'] ?? response.headers['x-total-count'] ?? Number.NaN);
  if (!Array.isArray(response.data) || !Number.isInteger(total))
    throw new AxiosError('The answer is no list', AxiosError.ERR_NETWORK, response.config, response.request);
  return { items: response.data, total };
}
