// Concurrent readers and writers that run until stopped, with their response statuses.
import { type RunningProduct, requestToken } from './running-product.ts';

export interface Load {
  /** Number of responses per status; `broken` counts connections without a response. */
  counts: Map<number | 'broken', number>;
  /** Names whose creation was acknowledged. */
  acknowledged: Set<string>;
  /** Stops; resolves when all pending requests have ended. */
  end: () => Promise<void>;
}

/** Each load uses distinct tag names, since tags of an earlier one still exist. */
let loads = 0;

export function startLoad({ url, token }: RunningProduct, { writers = 6, readers = 4 } = {}): Load {
  const counts: Load['counts'] = new Map();
  const acknowledged = new Set<string>();
  const load = loads++;
  let isStopped = false;

  async function counted(request: Promise<Response>): Promise<Response | null> {
    const response = await request.catch(() => null);
    const key = response?.status ?? 'broken';
    counts.set(key, (counts.get(key) ?? 0) + 1);
    await response?.text().catch(() => undefined);
    return response;
  }

  function call(method: string, path: string, body?: unknown): Promise<Response | null> {
    const request = fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    return counted(request);
  }

  /** One statement, a transaction of several, and a refused one, in turn. */
  async function write(writer: number): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      const name = `tag ${load}-${writer}-${number}`;
      const created = await call('POST', '/api/dictionaries/tags', { name, languageId: 1 });
      if (created?.status === 201) acknowledged.add(name);
      const imported = `import ${load}-${writer}-${number}`;
      const rows = [{ name: imported, languageIsoCode: 'PL' }];
      const response = await call('POST', '/api/dictionaries/tags/import', { rows, mode: 'skip' });
      if (response?.status === 200) acknowledged.add(imported);
      await call('DELETE', '/api/dictionaries/tags?ids=999999');
    }
  }

  async function read(): Promise<void> {
    while (!isStopped) await call('GET', '/api/articles?lang=PL&page=1&size=20');
  }

  async function signIn(): Promise<void> {
    while (!isStopped) await counted(requestToken(url));
  }

  const work = [
    signIn(),
    ...Array.from({ length: writers }, (_, index) => write(index)),
    ...Array.from({ length: readers }, read),
  ];
  return {
    counts,
    acknowledged,
    end: async () => {
      isStopped = true;
      await Promise.all(work);
    },
  };
}

/** Names of all tags that are stored. */
export async function allTagNames({ url, token }: RunningProduct): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${url}/api/dictionaries/tags?page=${page}&size=1000&sortings=id;asc`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const tags = (await response.json()) as { name: string }[];
    names.push(...tags.map(({ name }) => name));
    if (tags.length < 1000) return names;
  }
}
