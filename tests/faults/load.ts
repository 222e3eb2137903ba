// Readers and writers that go on until they are told to stop, and what they were answered.
import { askForToken, type RunningProduct } from './running-product.ts';

export interface Load {
  /** Number of answers per status; `broken` are connections without an answer. */
  counts: Map<number | 'broken', number>;
  /** Names whose creation was acknowledged. */
  acknowledged: Set<string>;
  /** Resolves with the end of the calls under way. */
  end: () => Promise<void>;
}

/** Every load has names of its own: the tags of an earlier one are still there. */
let loads = 0;

export function startLoad({ url, token }: RunningProduct, { writers = 6, readers = 4 } = {}): Load {
  const counts: Load['counts'] = new Map();
  const acknowledged = new Set<string>();
  const load = loads++;
  let isOver = false;

  async function counted(asked: Promise<Response>): Promise<Response | null> {
    const answer = await asked.catch(() => null);
    const key = answer?.status ?? 'broken';
    counts.set(key, (counts.get(key) ?? 0) + 1);
    await answer?.text().catch(() => undefined);
    return answer;
  }

  function call(method: string, path: string, body?: unknown): Promise<Response | null> {
    const asked = fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    return counted(asked);
  }

  /** One statement, a transaction of several, and a refused one, in turn. */
  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const name = `tag ${load}-${writer}-${number}`;
      const created = await call('POST', '/api/dictionaries/tags', { name, languageId: 1 });
      if (created?.status === 201) acknowledged.add(name);
      const imported = `import ${load}-${writer}-${number}`;
      const rows = [{ name: imported, languageIsoCode: 'PL' }];
      const answer = await call('POST', '/api/dictionaries/tags/import', { rows, mode: 'skip' });
      if (answer?.status === 200) acknowledged.add(imported);
      await call('DELETE', '/api/dictionaries/tags?ids=999999');
    }
  }

  async function read(): Promise<void> {
    while (!isOver) await call('GET', '/api/articles?lang=PL&page=1&size=20');
  }

  async function signIn(): Promise<void> {
    while (!isOver) await counted(askForToken(url));
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
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** Names of all tags that are stored. */
export async function allTagNames({ url, token }: RunningProduct): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/dictionaries/tags?page=${page}&size=1000&sortings=id;asc`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const tags = (await answer.json()) as { name: string }[];
    names.push(...tags.map(({ name }) => name));
    if (tags.length < 1000) return names;
  }
}
