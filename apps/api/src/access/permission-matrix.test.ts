// Every operation of the contract × every kind of caller, with real tokens. Expected results are derived from `security` of the contract by rules of
// this test; a second table compares the contract with section 6 of the specification.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../areas.ts';
import { readContract } from '../contract/document.ts';
import type { Handlers } from '../contract/handler.ts';
import { users } from '../database/schema.ts';
import { createPerson } from '../identity/testing/people.ts';
import { createTokenMaker } from '../identity/testing/signed-token.ts';
import { notFound } from '../shared/problem.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface Visitor {
  name: string;
  token: string | null;
  /** Permissions of the caller, by the names of the contract; null without a session. */
  has: ReadonlySet<string> | null;
}

/** Lists of permissions any of which suffices; an empty list of lists is public. */
type Security = ReadonlyMap<OperationId, readonly (readonly string[])[]>;

/** No handler does anything: only the way to it is looked at. */
const nothing: Handlers = { ...handlers };
for (const id of Object.keys(handlers) as (keyof Handlers)[]) {
  nothing[id] = async () => {
    throw notFound();
  };
}

let api: TestApi;
let visitors: Visitor[];

beforeAll(async () => {
  api = await startApi({ withIdentity: true, handlers: nothing });
  const tokens = createTokenMaker(api.db, api.config);
  const all = Object.values(PermissionName);
  const person = (name: string, permissions: readonly PermissionName[], isAdmin = false) =>
    createPerson(api.db, `osoba.${name}`, isAdmin ? { isAdmin } : { permissions });
  const visitor = async (name: string, permissions: readonly PermissionName[], isAdmin = false): Promise<Visitor> => ({
    name,
    token: await tokens.valid(await person(name, permissions, isAdmin)),
    has: new Set([...permissions, ...(isAdmin ? [...all, 'Administrator'] : [])]),
  });
  const inactive = await person('nieaktywna', [], true);
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.id));
  const forced = await createPerson(api.db, 'osoba.wymuszona', { isAdmin: true, mustChangePassword: true });
  const late = await person('spozniona', [], true);
  visitors = [
    { name: 'without a token', token: null, has: null },
    { name: 'with an expired token', token: await tokens.expired(late), has: null },
    { name: 'with a forged token', token: await tokens.forged(late), has: null },
    ...(await Promise.all(all.map((permission) => visitor(permission, [permission])))),
    await visitor('without permissions', []),
    await visitor('with all permissions', all),
    await visitor('an administrator', [], true),
    { name: 'inactive', token: await tokens.valid(inactive), has: new Set() },
    { name: 'with a password to change', token: await tokens.valid(forced), has: new Set() },
  ];
}, 120_000);
afterAll(() => api.stop());

function securityOfContract(): Map<OperationId, readonly (readonly string[])[]> {
  // the document as it is, beside what the server makes of it
  const document = JSON.parse(JSON.stringify(readContract())) as {
    security: { bearer?: string[] }[];
    paths: Record<string, Record<string, { security?: { bearer?: string[] }[] }>>;
  };
  return new Map(
    operations.map(({ id, method, path }) => {
      const security = document.paths[path]?.[method]?.security ?? document.security;
      // {} beside others: a token may be sent and need not
      const isOpen = security.some(({ bearer }) => bearer === undefined);
      return [id, isOpen ? [] : security.map(({ bearer }) => bearer ?? [])];
    }),
  );
}

function expected(alternatives: readonly (readonly string[])[], has: Visitor['has']): 'in' | 401 | 403 {
  if (alternatives.length === 0) return 'in';
  if (has === null) return 401;
  return alternatives.some((needed) => needed.every((name) => has.has(name))) ? 'in' : 403;
}

/** Differences between the server and these rules, as sentences. */
async function faults(security: Security): Promise<string[]> {
  const found: string[] = [];
  for (const { id, method, path } of operations) {
    for (const { name, token, has } of visitors) {
      const { statusCode } = await api.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replace('{lang}', 'PL').replace(/\{\w+\}/g, '1'),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      const did = statusCode === 401 || statusCode === 403 ? statusCode : 'in';
      const should = expected(security.get(id) ?? [], has);
      if (did !== should) found.push(`${id}, ${name}: ${did} instead of ${should}`);
    }
  }
  return found;
}

test('the server enforces exactly the contract', async () => {
  expect(await faults(securityOfContract())).toEqual([]);
}, 60_000);

test('a permission that is missing at one operation is noticed there and nowhere else', async () => {
  const changed = securityOfContract();
  changed.set('deleteTags', [[]]);
  const found = await faults(changed);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((fault) => fault.startsWith('deleteTags, '))).toBe(true);
}, 60_000);

describe('the contract keeps section 6', () => {
  const articles = ['CreateArticles', 'ConfirmArticles', 'PublishArticles', 'ArchiveArticles'];
  const statuses = articles.slice(1);
  /** Operations open to every signed-in user and to the public, with the reason in the contract. */
  const signedIn = [
    'listDictionaryElements',
    'getKnowledgeBaseUrl',
    'getLoggedUser',
    'listLoggedUserPermissions',
    'listLoggedUserExcludedCategories',
    'getLoggedUserProfile',
    'changePassword',
    'endSignIn',
    'getSessionParameters',
  ];
  const everybody = [
    'listApplicationLanguages',
    'getApplicationParameters',
    'getArticlePreview',
    'getSite',
    'listMenuRedirects',
    'downloadFile',
    'downloadRegionFlag',
    'checkPasswordLink',
    'changeForcedPassword',
  ];
  /** Any one of these permissions opens what is under the address; the first rule that fits counts. */
  const rules: [method: 'get' | 'any', path: RegExp, anyOf: string[]][] = [
    ['any', /^\/api\/auth\/(roles|audit-entries)\b/, ['Administrator']],
    ['any', /^\/api\/auth\/users\b/, ['ManageUsers']],
    // who excludes categories needs their ids
    ['get', /^\/api\/menus\/id$/, ['ManageMenus', 'ManageUsers']],
    ['get', /^\/api\/menus\/\{type\}$/, ['ManageMenus', 'ManageSettings', ...articles]],
    ['any', /^\/api\/menus\b/, ['ManageMenus']],
    ['get', /^\/api\/application\/journal$/, ['ManageMenus', 'ManageSettings']],
    ['get', /^\/api\/searches\/files$/, articles],
    ['get', /^\/api\/searches\b/, ['ManageMenus', 'ManageSettings', ...articles]],
    // lists that the article card chooses from
    ['get', /^\/api\/dictionaries\/(dictionary-entries|tags)$/, ['ManageSettings', ...articles]],
    ['get', /^\/api\/settings\/(repository-groups|rss-channels)$/, ['ManageSettings', ...articles]],
    ['get', /^\/api\/files\/mime-types$/, ['ManageSettings', ...articles]],
    ['get', /^\/api\/(articles|files\/attachment)\b/, articles],
    ['any', /^\/api\/articles\/hash\b/, articles],
    ['any', /^\/api\/articles\/(\{id\}\/)?status\b/, statuses],
    ['any', /^\/api\/(articles|files\/article|files\/thumbnails)\b/, ['CreateArticles']],
    ['any', /^\/api\/(dictionaries|settings|files|archive)\b/, ['ManageSettings']],
  ];

  /** Rule of section 6 for an operation, independent of the contract. */
  function ruleOf({ id, method, path }: (typeof operations)[number]): readonly (readonly string[])[] | undefined {
    if (everybody.includes(id)) return [];
    if (signedIn.includes(id)) return [[]];
    const rule = rules.find(([kind, pattern]) => (kind === 'any' || method === 'get') && pattern.test(path));
    return rule?.[2].map((name) => [name]);
  }

  /** Operations whose `security` contradicts section 6. */
  function contradictions(security: Security): OperationId[] {
    const text = (alternatives: readonly (readonly string[])[] | undefined) =>
      JSON.stringify(alternatives?.map((needed) => needed.toSorted().join('&')).sort());
    return operations.filter((one) => text(security.get(one.id)) !== text(ruleOf(one))).map(({ id }) => id);
  }

  test('in every operation', () => {
    expect(contradictions(securityOfContract())).toEqual([]);
  });

  const guarded = [...securityOfContract()].filter(([, alternatives]) => alternatives.some((one) => one.length > 0));

  test.each(guarded)('and a copy of it without the permission of %s does not', (id, alternatives) => {
    const copies: (readonly (readonly string[])[])[] = [
      [],
      [[]],
      // one of several taken away, and one too many
      ...(alternatives.length > 1 ? [alternatives.slice(1)] : []),
      [...alternatives, ['ManageMenus', 'ManageUsers']],
    ];
    for (const changed of copies) {
      expect(contradictions(new Map(securityOfContract()).set(id, changed))).toEqual([id]);
    }
  });
});
