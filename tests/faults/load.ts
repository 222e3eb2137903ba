// Concurrent readers and writers that run until stopped, with their response statuses.
import { type Product, requestToken } from '../support/product.ts';

export interface Load {
  /** Number of responses per status; `broken` counts connections without a response. */
  counts: Map<number | 'broken', number>;
  /** Acknowledged names of tags, titles of articles and names of files. */
  acknowledged: Set<string>;
  /** Stops; resolves when all pending requests have ended. */
  end: () => Promise<void>;
}

/** Each load uses distinct names, since those of an earlier one still exist. */
let loads = 0;

export function startLoad({ url, token }: Product, { writers = 6, readers = 4 } = {}): Load {
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

  function call(method: string, path: string, body?: object): Promise<Response | null> {
    const isForm = body instanceof FormData;
    const request = fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    return counted(request);
  }

  /** In turn: a single statement, transactions of several, an upload and a rejected request. */
  async function write(writer: number): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      const name = `${load}-${writer}-${number}`;
      const created = await call('POST', '/api/dictionaries/tags', { name: `tag ${name}`, languageId: 1 });
      if (created?.status === 201) acknowledged.add(`tag ${name}`);
      const rows = [{ name: `import ${name}`, languageIsoCode: 'PL' }];
      const imported = await call('POST', '/api/dictionaries/tags/import', { rows, mode: 'skip' });
      if (imported?.status === 200) acknowledged.add(`import ${name}`);
      await saveArticle(name);
      const form = new FormData();
      form.append('attachments', new Blob([`content ${name}`]), `file ${name}.txt`);
      const uploaded = await call('POST', '/api/files/article', form);
      if (uploaded?.status === 200) acknowledged.add(`file ${name}.txt`);
      await call('DELETE', '/api/dictionaries/tags?ids=999999');
    }
  }

  async function saveArticle(name: string): Promise<void> {
    const created = await call('POST', '/api/articles', article(`created ${name}`));
    const address = created?.status === 201 ? created.headers.get('location') : null;
    if (address === null) return;
    // either title is possible until the response
    const saved = await call('PUT', address, article(`saved ${name}`));
    if (saved?.status === 200) acknowledged.add(`saved ${name}`);
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

export function article(title: string): object {
  return {
    title,
    shortDescription: 'Pod obciążeniem.',
    content: '<p>Treść</p>',
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
  };
}

const lists = {
  name: '/api/dictionaries/tags?sortings=id;asc',
  title: '/api/articles?filters=title;startsWith;saved&sortings=id;asc',
  fileName: '/api/searches/files?title=file&filters=extension;in;txt&sortings=id;asc',
};

/** All stored names of tags, titles of articles and names of files. */
export async function storedNames(product: Product): Promise<Set<string>> {
  const found = await Promise.all(Object.entries(lists).map(([field, list]) => valuesOf(product, list, field)));
  return new Set(found.flat());
}

async function valuesOf({ url, token }: Product, list: string, field: string): Promise<string[]> {
  const values: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${url}${list}&page=${page}&size=1000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = (await response.json()) as Record<string, string>[];
    values.push(...rows.map((row) => row[field] ?? ''));
    if (rows.length < 1000) return values;
  }
}
