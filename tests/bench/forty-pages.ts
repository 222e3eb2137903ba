import autocannon from 'autocannon';
import type { Product } from '../support/product.ts';

const requests = Array.from({ length: 40 }, (_, at) => ({ path: `/api/articles?size=20&page=${at + 1}` }));

/** Requests per second of the list of articles: forty pages in turn, for five seconds. */
export async function loadFortyPages(
  { url, token }: Pick<Product, 'url' | 'token'>,
  connections: number,
): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, headers, connections, duration: 5, requests });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} calls were refused`);
  return result.requests.average;
}
