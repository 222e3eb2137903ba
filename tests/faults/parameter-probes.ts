// Every place in the address of a call that takes a value of the caller: filters, sortings, path and query parameters, as the contract has them.
import { type ParameterRule, ruleOf } from '@redakcja/generated/contract';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';

interface Column {
  kind: string;
  operations: string[];
}

interface ListRule {
  'x-filters'?: Record<string, Column>;
  'x-extraFilters'?: Record<string, Column>;
  'x-sortings'?: { columns: string[] };
}

export interface Place {
  /** For messages. */
  name: string;
  operation: Operation;
  /** The address with an encoded value in this place. */
  path: (encoded: string) => string;
  /** Of a filter that compares text. */
  column?: { name: string; operation: string };
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

function filterPlaces(operation: Operation, base: string): Place[] {
  const rule = ruleOf(operation) as ListRule;
  const groups = [
    ['filters', rule['x-filters']],
    ['extraFilters', rule['x-extraFilters']],
  ] as const;
  return groups.flatMap(([parameter, columns]) =>
    Object.entries(columns ?? {}).flatMap(([name, { kind, operations: comparisons }]) =>
      comparisons.map((comparison) => ({
        name: `${operation.id} ${parameter} ${name};${comparison}`,
        operation,
        path: (encoded: string) => withQuery(base, `${parameter}=${name};${comparison};${encoded}`),
        ...(kind === 'text' ? { column: { name, operation: comparison } } : {}),
      })),
    ),
  );
}

function sortingPlaces(operation: Operation, base: string): Place[] {
  const columns = (ruleOf(operation) as ListRule)['x-sortings']?.columns ?? [];
  const shapes = columns.flatMap((column) => [
    (encoded: string) => `${column};asc${encoded}`,
    (encoded: string) => `${column}${encoded};asc`,
  ]);
  return shapes.map((shape) => ({
    name: `${operation.id} sortings ${shape('…')}`,
    operation,
    path: (encoded) => withQuery(base, `sortings=${shape(encoded)}`),
  }));
}

function parameterPlaces(operation: Operation, base: string): Place[] {
  const parameters: readonly ParameterRule[] = ruleOf(operation).parameters ?? [];
  const [address = '', query] = base.split('?');
  const template = operation.path.split('/');
  const inPath = template.flatMap((part, index) => {
    if (!part.startsWith('{')) return [];
    const path = (encoded: string) =>
      [address.split('/').with(index, encoded).join('/'), ...(query === undefined ? [] : [query])].join('?');
    return [{ name: `${operation.id} ${part}`, operation, path }];
  });
  const names = parameters.filter((one) => one.in === 'query' && one.name !== 'filters' && one.name !== 'extraFilters');
  const inQuery = names.map(({ name }) => {
    const search = new URLSearchParams(query);
    search.delete(name);
    const rest = search.size === 0 ? address : `${address}?${search}`;
    return {
      name: `${operation.id} ${name}`,
      operation,
      path: (encoded: string) => withQuery(rest, `${name}=${encoded}`),
    };
  });
  return [...inPath, ...inQuery];
}

/** Operations that have a text in the address write nothing that another probe reads; those with a body get none, so that they end at their rules. */
export const places: readonly Place[] = operations.flatMap((operation) => {
  const base = sampleRequest(operation).path;
  return [...filterPlaces(operation, base), ...sortingPlaces(operation, base), ...parameterPlaces(operation, base)];
});

/** What no record of the demonstration contains. */
export const literal = 'zqx7';

const statements = [
  "' or '1'='1",
  "'; select pg_sleep(90)--",
  "' || (select pg_sleep(90)::text) || '",
  ' or 1=1',
  "%' or true--",
];
const moreStatements = [
  "') or ('1'='1",
  "')) or (('1'='1",
  '" or "1"="1',
  '; select pg_sleep(90)',
  ' and 1=(select 1 from pg_sleep(90))',
  '/**/or/**/true',
  "\\' or true--",
  "' union select null--",
  "' union all select version()--",
  ') union select usename from pg_user--',
  "'; drop table articles; --",
  "' or title ~ '.*",
  '$$ or true or $$',
  '$1',
  ' desc; select pg_sleep(90)',
  ',(select pg_sleep(90))',
  '::int or true',
  '\u02bc or true--',
  '\uff07 or true--',
];

export function payloads(isLong: boolean): string[] {
  const chosen = isLong ? [...statements, ...moreStatements] : statements;
  const prefixes = isLong ? [literal, `1`, `1${literal}`] : [literal];
  return prefixes.flatMap((prefix) => chosen.map((statement) => prefix + statement));
}

/** Values that are wrong in other ways, as they are in an address. */
export const wrongValues = [
  '',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%FF',
  '%C4%85',
  '..%2f1',
  'a;b;c',
  'x'.repeat(5000),
];
