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

type Wrap = (send: AxiosAdapter) => AxiosAdapter;

const wrapsOf = new WeakMap<AxiosAdapter, readonly Wrap[]>();

/** Puts something between the network and everything else, once: it gets each answer as it was received. */
export function wrapAdapter(wrap: Wrap): void {
  const adapter = axios.getAdapter(http.defaults.adapter);
  const wraps = wrapsOf.get(adapter) ?? [];
  if (wraps.includes(wrap)) return;
  const wrapped = wrap(adapter);
  wrapsOf.set(wrapped, [...wraps, wrap]);
  http.defaults.adapter = wrapped;
}

/** A page of a list: the rows, and the total of the `total-count` header. */
export interface ListPage<Rows> {
  items: Rows;
  total: number;
}

const tagOfData = new WeakMap<object, string>();

/** Entity tag of this response body, to be sent back in If-Match; undefined when there was none. */
export function etagOf(data: object): string | undefined {
  return tagOfData.get(data);
}

function storeTag({ headers: { etag }, data }: AxiosResponse): void {
  if (typeof etag === 'string' && typeof data === 'object' && data !== null) tagOfData.set(data, etag);
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
  const response = await http.request<T>(merged);
  refuseOther(response);
  storeTag(response);
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
