// Permissions in the contract, compared with section 6 of the specification. That a server enforces them shows tests/faults/permission-matrix.test.ts.
import { type OperationId, operations } from '@redakcja/generated/operations';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../http/contract/document.ts';

/** Lists of permissions any of which suffices; an empty list of lists is public. */
type Security = ReadonlyMap<OperationId, readonly (readonly string[])[]>;

function securityOfContract(): Security {
  const document = readContract();
  return new Map(
    operations.map(({ id, method, path }) => {
      const security = document.paths[path]?.[method]?.security ?? document.security;
      // {} beside others: a token may be sent and need not
      const isOpen = security.some(({ bearer }) => bearer === undefined);
      return [id, isOpen ? [] : security.map(({ bearer }) => bearer ?? [])];
    }),
  );
}

describe('the contract keeps section 6', () => {
  const contract = securityOfContract();
  const articles = ['CreateArticles', 'ConfirmArticles', 'PublishArticles', 'ArchiveArticles'];
  const statuses = articles.slice(1);
  /** Operations open to every signed-in user and to the public, with the reason in the contract. */
  const signedIn = [
    'listDictionaryElements',
    'getKnowledgeBaseUrl',
    'listRecordOperations',
    'getLoggedUser',
    'listLoggedUserPermissions',
    'listLoggedUserOperations',
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
    ['get', /^\/api\/public\b/, []],
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
    // what waits for whoever publishes
    ['get', /^\/api\/articles\/awaiting$/, ['PublishArticles']],
    ['get', /^\/api\/(articles|files\/attachment)\b/, articles],
    ['any', /^\/api\/articles\/\{id\}\/(editing|comments)\b/, articles],
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
    expect(contradictions(contract)).toEqual([]);
  });

  const guarded = [...contract].filter(([, alternatives]) => alternatives.some((one) => one.length > 0));

  test.each(guarded)('and a copy of it without the permission of %s does not', (id, alternatives) => {
    const copies: (readonly (readonly string[])[])[] = [
      [],
      [[]],
      // one of several taken away, and one too many
      ...(alternatives.length > 1 ? [alternatives.slice(1)] : []),
      [...alternatives, ['ManageMenus', 'ManageUsers']],
    ];
    for (const changed of copies) {
      expect(contradictions(new Map(contract).set(id, changed))).toEqual([id]);
    }
  });
});
