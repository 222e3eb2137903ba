import type { ListDefinition } from '@redakcja/domain/shared/lists/list-columns';
import { describe, expect, test } from 'vitest';
import { SqlValues } from '../database/rows/sql-values.ts';
import { ProblemError } from '../http/problem.ts';
import { type ListSql, listParts } from './list-sql.ts';

const list = {
  columns: {
    title: { kind: 'text', operations: ['contains', 'startsWith', 'equal', 'notEqual', 'in'] },
    version: { kind: 'integer', operations: ['equal', 'notEqual', 'greaterThan', 'lessThan', 'in'] },
    created: {
      kind: 'date',
      operations: ['equal', 'greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'],
    },
    isActive: { kind: 'boolean', operations: ['equal', 'notEqual'] },
    tags: { kind: 'integer', operations: ['in'] },
  },
  sortings: ['title', 'id'],
  defaultSortings: [{ column: 'title', direction: 'desc' }],
} as const satisfies ListDefinition;

function parts(query: Record<string, unknown>) {
  const values = new SqlValues();
  const sql: ListSql<typeof list> = {
    list,
    columns: {
      title: 'a.title',
      version: 'a.version',
      created: 'a.created',
      isActive: 'a.active',
      tags: (filter, into) => `exists (select from x where x.tag = any(${into.add(filter.values)}))`,
    },
    sortings: { title: 'a.title', id: 'a.id' },
    tieBreaker: 'a.id',
  };
  const found = listParts(sql, query, values);
  return { ...found, values: values.list };
}

const day = ['2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'];

describe('filters', () => {
  test.each([
    ['title;contains;50%_a\\b', 'a.title ilike $1', ['%50\\%\\_a\\\\b%']],
    ['title;startsWith;Uchwała; nr 1', 'a.title ilike $1', ['Uchwała; nr 1%']],
    ['title;equal;Statut', 'a.title ilike $1', ['Statut']],
    ['title;notEqual;Statut', 'a.title not ilike $1', ['Statut']],
    ['title;in;A;B', 'lower(a.title) = any($1)', [['a', 'b']]],
    ['version;equal;2', 'a.version = $1', [2]],
    ['version;notEqual;2', 'a.version is distinct from $1', [2]],
    ['version;greaterThan;2', 'a.version > $1', [2]],
    ['version;lessThan;2', 'a.version < $1', [2]],
    ['version;in;1;2', 'a.version = any($1)', [[1, 2]]],
    ['isActive;equal;true', 'a.active = $1', [true]],
    ['created;equal;2026-11-20', '(a.created >= $1 and a.created < $2)', day],
    ['created;greaterThan;2026-11-20', 'a.created >= $1', [day[1]]],
    ['created;greaterThanOrEqual;2026-11-20', 'a.created >= $1', [day[0]]],
    ['created;lessThan;2026-11-20', 'a.created < $1', [day[0]]],
    ['created;lessThanOrEqual;2026-11-20', 'a.created < $1', [day[1]]],
    ['tags;in;3;7', 'exists (select from x where x.tag = any($1))', [[3, 7]]],
  ])('%s', (filter, sql, values) => {
    expect(parts({ filters: [filter] })).toMatchObject({ where: [sql], values });
  });

  test('values never get into the text', () => {
    const { where } = parts({ filters: ["title;contains;'; drop table articles; --"] });
    expect(where.join()).not.toContain('drop');
  });

  test.each([
    'nothing;equal;1',
    'title;greaterThan;1',
    'version;equal;x',
    'created;equal;2026-13-45',
    'constructor;equal;1',
  ])('%s is a 400', (filter) => {
    expect(() => parts({ filters: [filter] })).toThrow(ProblemError);
  });
});

describe('order', () => {
  test.each([
    [undefined, 'a.title desc, a.id desc'],
    [['title;asc'], 'a.title asc, a.id asc'],
    [['id;desc'], 'a.id desc'],
    [['title;asc', 'id;desc'], 'a.title asc, a.id desc'],
  ])('%j', (sortings, orderBy) => {
    expect(parts({ sortings }).orderBy).toBe(orderBy);
  });

  test('an unknown column is a 400', () => {
    expect(() => parts({ sortings: ['color;asc'] })).toThrow(ProblemError);
  });
});

test('pages', () => {
  expect(parts({})).toMatchObject({ limit: 20, offset: 0 });
  expect(parts({ page: 3, size: 50 })).toMatchObject({ limit: 50, offset: 100 });
  expect(parts({ size: 0 })).toMatchObject({ limit: 1000, offset: 0 });
});
