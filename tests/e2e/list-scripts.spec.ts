// How much JavaScript a visitor without a cache loads for each list, added up from what the server sends: no browser is needed.
import { type APIRequestContext, expect, test } from '@playwright/test';

/** Compressed, bytes. */
const most = 230_000;

const lists = [
  'banner',
  'bookmark',
  'tile',
  'rss-channel',
  'language',
  'parameter',
  'repository-group',
  'tag',
  'providing-entity',
  'iso-code',
  'role',
  'user',
  'audit',
];

const assets = /\/assets\/([\w.-]+\.js)/g;
const imports = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Script {
  /** Compressed. */
  bytes: number;
  text: string;
  imports: string[];
}

/** Loads each script once. */
function scriptsOf(request: APIRequestContext) {
  const known = new Map<string, Script>();
  async function load(name: string): Promise<Script> {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'] ?? 'identity', name).toMatch(/^br$|^identity$/);
    const text = await answer.text();
    const script = { bytes: Number(answer.headers()['content-length']), text, imports: named(text, imports) };
    known.set(name, script);
    return script;
  }
  return {
    load,
    /** Names of the scripts and of all that they import. */
    async closure(names: readonly string[], all = new Set<string>()): Promise<Set<string>> {
      for (const name of names.filter((one) => !all.has(one))) {
        all.add(name);
        await this.closure((await load(name)).imports, all);
      }
      return all;
    },
  };
}

test('no list needs more than 230 kB of JavaScript', async ({ request }) => {
  const scripts = scriptsOf(request);
  const first = named(await (await request.get('/')).text(), assets);
  const { text } = await scripts.load(first.find((name) => name.startsWith('index-')) ?? '');
  const chunk = (start: string) => text.match(new RegExp(`\\b${start}-[\\w-]{8}\\.js`))?.[0] ?? start;
  const sizes = new Map<string, number>();
  for (const list of lists) {
    // the session is loaded by every page
    const all = await scripts.closure([...first, chunk('oidc-manager'), chunk(`${list}-list-page`)]);
    const bytes = await Promise.all([...all].map(async (name) => (await scripts.load(name)).bytes));
    sizes.set(
      list,
      bytes.reduce((sum, one) => sum + one, 0),
    );
  }
  expect([...sizes].filter(([, bytes]) => !(bytes > 100_000 && bytes <= most))).toEqual([]);
});
