// What every operation and every schema of the contract keeps to (design of the contract: docs/recipes.md).
import { schemaOf } from '@redakcja/generated/contract';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operationPermissions } from '@redakcja/generated/operations';
import { describe, expect, it } from 'vitest';
import { allOperations, offenders, security, tags } from '../support/contract-document.ts';

const areas = ['application', 'articles', 'files', 'access', 'dictionaries', 'menus', 'settings', 'archive'];
const verbs = [
  'list get create update delete change count search import export upload download crop move sort activate deactivate',
  'reset restore copy add remove connect check read find save hide show set',
]
  .join(' ')
  .split(' ');

describe('operations', () => {
  it('have an identifier of a verb and a noun, each its own', () => {
    const form = new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]*)+$`);
    expect(
      offenders(
        allOperations,
        ({ id }) => form.test(id),
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

  it('say who may call them', () => {
    expect(security.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(operationPermissions).sort()).toEqual(allOperations.map(({ id }) => id).sort());
  });

  it('name permissions that exist', () => {
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

  it('answer every failure as a problem', () => {
    const failures = allOperations.flatMap(({ id, rule }) =>
      Object.entries(rule.responses)
        .filter(([status]) => status === 'default' || Number(status) >= 400)
        .map(([status, answer]) => ({ id, status, kinds: Object.keys(answer.content ?? {}) })),
    );
    expect(
      offenders(
        failures,
        ({ kinds }) => kinds.join() === 'application/problem+json',
        ({ id, status }) => `${id} ${status}`,
      ),
    ).toEqual([]);
  });

  it('announce the failures that their shape makes possible', () => {
    const missing = allOperations.flatMap(({ id, path, rule }) => {
      const takesInput = (rule.parameters ?? []).length > 0 || rule.requestBody !== undefined;
      const locked = (rule.parameters ?? []).some((one) => one.name === 'If-Match');
      const permissions = operationPermissions[id];
      const wanted = [
        'default',
        ...(takesInput ? ['400'] : []),
        ...(permissions === null ? [] : ['401']),
        ...(permissions?.every((list) => list.length > 0) ? ['403'] : []),
        ...(path.includes('{id}') ? ['404'] : []),
        ...(locked ? ['412'] : []),
      ];
      return wanted.filter((status) => !(status in rule.responses)).map((status) => `${id} ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it('answer success in one way', () => {
    const successes = allOperations.map(({ id, rule }) => ({
      id,
      all: Object.keys(rule.responses).filter((one) => Number(one) < 400),
    }));
    expect(
      offenders(
        successes,
        ({ all }) => all.length === 1,
        ({ id, all }) => `${id}: ${all}`,
      ),
    ).toEqual([]);
  });

  it('tell where a created resource is', () => {
    const created = allOperations.filter(({ rule }) => '201' in rule.responses);
    expect(
      offenders(
        created,
        ({ rule }) => rule.responses['201']?.headers?.Location?.required === true,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('give an editable resource an entity tag, and take it back', () => {
    const editable = allOperations.filter(({ method, path }) => method === 'put' && path.endsWith('}'));
    const taking = editable.filter(({ rule }) => (rule.parameters ?? []).some((one) => one.name === 'If-Match'));
    const readers = taking.flatMap(({ path }) =>
      allOperations.filter((one) => one.path === path && ['get', 'put'].includes(one.method)),
    );
    expect(taking.length).toBeGreaterThan(0);
    expect(
      offenders(
        readers,
        ({ rule }) => rule.responses['200']?.headers?.ETag?.required === true,
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});

describe('lists', () => {
  const paged = allOperations.filter(({ rule }) => (rule.parameters ?? []).some((one) => one.name === 'page'));

  // The specification's section 7 gives the searches of pickers fields of their own in place of filters.
  const filtered = paged.filter(({ path }) => !/^\/api\/searches\/(categories|articles)$/.test(path));

  it('have one vocabulary of paging', () => {
    const names = (rule: { parameters?: { name: string }[] }) => (rule.parameters ?? []).map((one) => one.name);
    const lacks = (all: typeof paged, words: string[]) =>
      offenders(
        all,
        ({ rule }) => words.every((word) => names(rule).includes(word)),
        ({ id, rule }) => `${id}: ${names(rule)}`,
      );
    expect(filtered.length).toBeGreaterThan(0);
    expect(lacks(paged, ['page', 'size'])).toEqual([]);
    expect(lacks(filtered, ['filters', 'sortings'])).toEqual([]);
    const foreign = /^(offset|limit|skip|take|pageNumber|pageSize|perPage|sort|sortBy|orderBy|filter|search|q)$/;
    const others = allOperations.flatMap(({ id, rule }) => names(rule).map((name) => ({ id, name })));
    // Section 7 names skip and take for the sort configuration of a menu element.
    const allowed = ({ id, name }: { id: string; name: string }) => !foreign.test(name) || /SortConfiguration/.test(id);
    expect(offenders(others, allowed, ({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('are arrays with the total in a header', () => {
    const headers = paged.map(({ id, rule }) => {
      const answer = rule.responses['200'];
      const isArray = schemaOf(answer?.content?.['application/json']?.schema ?? {}).type === 'array';
      const total = answer?.headers?.['total-count'] ?? answer?.headers?.['x-total-count'];
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
});
