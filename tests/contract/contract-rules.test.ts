// Rules for every operation of the contract.
import { schemaOf } from '@redakcja/generated/contract';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operationPermissions } from '@redakcja/generated/operations';
import { describe, expect, it } from 'vitest';
import { allOperations, defaultSecurity, offenders, tags } from '../support/contract-document.ts';

const areas = [
  'application',
  'articles',
  'files',
  'access',
  'dictionaries',
  'menus',
  'settings',
  'archive',
  'bulletin',
];
const verbs = [
  'list get create update delete change count search import export upload download crop move sort activate deactivate unlock',
  'end reset restore copy add remove merge connect check read find save hide show set',
]
  .join(' ')
  .split(' ');

describe('operations', () => {
  it('have unique identifiers of a verb and a noun', () => {
    const pattern = new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]*)+$`);
    expect(
      offenders(
        allOperations,
        ({ id }) => pattern.test(id),
        ({ id }) => id,
      ),
    ).toEqual([]);
    expect(new Set(allOperations.map(({ id }) => id)).size).toBe(allOperations.length);
  });

  it('have one tag, which is an area', () => {
    expect(tags).toEqual(areas);
    expect(
      offenders(
        allOperations,
        ({ rule }) => rule.tags.length === 1 && tags.includes(rule.tags[0] ?? ''),
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('declare their security', () => {
    expect(defaultSecurity).toEqual([{ bearer: [] }]);
    expect(Object.keys(operationPermissions).sort()).toEqual(allOperations.map(({ id }) => id).sort());
  });

  it('require permissions that exist', () => {
    const known: string[] = [...Object.values(PermissionName), 'Administrator'];
    const named = Object.entries(operationPermissions).flatMap(([id, lists]) =>
      (lists ?? []).flat().map((one) => ({ id, one })),
    );
    expect(
      offenders(
        named,
        ({ one }) => known.includes(one),
        ({ id, one }) => `${id}: ${one}`,
      ),
    ).toEqual([]);
  });

  it('respond to every failure with a problem', () => {
    const failures = allOperations.flatMap(({ id, rule }) =>
      Object.entries(rule.responses)
        .filter(([status]) => status === 'default' || Number(status) >= 400)
        .map(([status, response]) => ({ id, status, kinds: Object.keys(response.content ?? {}) })),
    );
    expect(
      offenders(
        failures,
        ({ kinds }) => kinds.join() === 'application/problem+json',
        ({ id, status }) => `${id} ${status}`,
      ),
    ).toEqual([]);
  });

  it('document the failures that their inputs make possible', () => {
    const missing = allOperations.flatMap(({ id, path, rule }) => {
      const takesInput = (rule.parameters ?? []).length > 0 || rule.requestBody !== undefined;
      const isRevisioned = (rule.parameters ?? []).some((one) => one.name === 'If-Match');
      const permissions = operationPermissions[id];
      const expected = [
        'default',
        ...(takesInput ? ['400'] : []),
        ...(permissions === null ? ['429'] : ['401']),
        ...(permissions?.every((list) => list.length > 0) ? ['403'] : []),
        ...(path.includes('{id}') ? ['404'] : []),
        ...(isRevisioned ? ['412'] : []),
      ];
      return expected.filter((status) => !(status in rule.responses)).map((status) => `${id} ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it('have one success response', () => {
    const successes = allOperations.map(({ id, rule }) => ({
      id,
      all: Object.keys(rule.responses).filter((one) => Number(one) < 300),
    }));
    expect(
      offenders(
        successes,
        ({ all }) => all.length === 1,
        ({ id, all }) => `${id}: ${all}`,
      ),
    ).toEqual([]);
  });

  it('return the location of a created resource', () => {
    const created = allOperations.filter(({ rule }) => '201' in rule.responses);
    expect(
      offenders(
        created,
        ({ rule }) => rule.responses['201']?.headers?.Location?.required === true,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('return an entity tag where they accept If-Match', () => {
    const editable = allOperations.filter(({ method, path }) => method === 'put' && path.endsWith('}'));
    const revisioned = editable.filter(({ rule }) => (rule.parameters ?? []).some((one) => one.name === 'If-Match'));
    const readers = revisioned.flatMap(({ path }) =>
      allOperations.filter((one) => one.path === path && ['get', 'put'].includes(one.method)),
    );
    expect(revisioned.length).toBeGreaterThan(0);
    expect(
      offenders(
        readers,
        ({ rule }) => rule.responses['200']?.headers?.ETag?.required === true,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});

describe('answers that can be asked for again', () => {
  const readers = allOperations.filter(
    ({ method, rule }) => method === 'get' && 'application/json' in (rule.responses['200']?.content ?? {}),
  );

  it('declare their entity tag and 304', () => {
    expect(readers.length).toBeGreaterThan(80);
    expect(
      offenders(
        readers,
        ({ rule: { responses } }) =>
          responses['200']?.headers?.ETag !== undefined && responses['304']?.headers?.ETag !== undefined,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('are the only ones that declare 304', () => {
    expect(
      offenders(
        allOperations.filter((one) => !readers.includes(one)),
        ({ rule }) => rule.responses['304'] === undefined,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});

describe('lists', () => {
  const paged = allOperations.filter(({ rule }) => (rule.parameters ?? []).some((one) => one.name === 'page'));

  // In section 7 of the specification the searches of pickers have their own parameters instead of filters; the search of readers orders by what it finds.
  const filtered = paged.filter(
    ({ path }) => !/^\/api\/(?:searches\/(?:categories|articles)|public\/\{lang\}\/search)$/.test(path),
  );

  it('have the same paging parameters', () => {
    const names = (rule: { parameters?: { name: string }[] }) => (rule.parameters ?? []).map((one) => one.name);
    const lacks = (all: typeof paged, required: string[]) =>
      offenders(
        all,
        ({ rule }) => required.every((name) => names(rule).includes(name)),
        ({ id, rule }) => `${id}: ${names(rule)}`,
      );
    expect(filtered.length).toBeGreaterThan(0);
    expect(lacks(paged, ['page', 'size'])).toEqual([]);
    expect(lacks(filtered, ['filters', 'sortings'])).toEqual([]);
    const foreign = /^(offset|limit|skip|take|pageNumber|pageSize|perPage|sort|sortBy|orderBy|filter|search|q)$/;
    const others = allOperations.flatMap(({ id, rule }) => names(rule).map((name) => ({ id, name })));
    // Section 7 has skip and take for the sort configuration of a menu element.
    const allowed = ({ id, name }: { id: string; name: string }) => !foreign.test(name) || /SortConfiguration/.test(id);
    expect(offenders(others, allowed, ({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('return arrays with the total in a header', () => {
    const headers = paged.map(({ id, rule }) => {
      const response = rule.responses['200'];
      const isArray = schemaOf(response?.content?.['application/json']?.schema ?? {}).type === 'array';
      const total = response?.headers?.['total-count'] ?? response?.headers?.['x-total-count'];
      return { id, fine: isArray && total?.required === true };
    });
    expect(
      offenders(
        headers,
        ({ fine }) => fine,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('take an Idempotency-Key when they are a POST of somebody signed in', () => {
    const posts = allOperations.filter(({ method, id }) => method === 'post' && operationPermissions[id] !== null);
    expect(posts.length).toBeGreaterThan(30);
    expect(
      offenders(
        posts,
        ({ rule }) => rule.parameters?.some(({ name }) => name === 'Idempotency-Key') === true,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});
