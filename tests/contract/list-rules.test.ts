// Rules for `x-filters`, `x-extraFilters` and `x-sortings`, from which the list definitions are generated.
import { contractSchemas, type Schema, schemaOf } from '@redakcja/generated/contract';
import { describe, expect, it } from 'vitest';
import { allOperations, offenders } from '../support/contract-document.ts';

interface Column {
  kind: string;
  operations: string[];
  enum?: string;
  min?: number;
  isPersonal?: boolean;
  description?: string;
}

interface ListExtensions {
  'x-filters'?: Record<string, Column>;
  'x-extraFilters'?: Record<string, Column>;
  'x-sortings'?: { columns: string[]; default: string[] };
}

const operationsOfKind: Record<string, string[]> = {
  text: ['contains', 'startsWith', 'equal', 'notEqual', 'in'],
  integer: ['equal', 'notEqual', 'in', 'greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'],
  date: ['equal', 'greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'],
  boolean: ['equal', 'notEqual'],
  enum: ['equal', 'notEqual', 'in'],
};
const columnKeys = ['kind', 'operations', 'enum', 'min', 'isPersonal', 'description'];

const operations = allOperations.map(({ id, rule }) => ({ id, rule, list: rule as ListExtensions }));
const columns = operations.flatMap(({ id, rule, list }) => {
  const row = propertiesOf(rowOf(rule.responses['200']?.content?.['application/json']?.schema ?? {}));
  return [list['x-filters'], list['x-extraFilters']].flatMap((group) =>
    Object.entries(group ?? {}).map(([name, column]) => ({ at: `${id} ${name}`, column, property: row[name], row })),
  );
});
const sortings = operations.flatMap(({ id, list }) => (list['x-sortings'] ? [{ id, ...list['x-sortings'] }] : []));
const atOf = ({ at }: { at: string }) => at;

/** The schema of the rows: items of the response or of an array in it. */
function rowOf(response: Schema): Schema | undefined {
  const schema = schemaOf(response);
  if (schema.type === 'array') return schemaOf(schema.items as Schema);
  return Object.values(propertiesOf(schema)).map(rowOf).find(Boolean);
}

function propertiesOf(schema: Schema = {}): Record<string, Schema> {
  const inherited = ((schema.allOf ?? []) as Schema[]).map((part) => propertiesOf(schemaOf(part)));
  return Object.assign({}, ...inherited, schema.properties);
}

function kindOf(property: Schema): string {
  const { enum: values, format, type } = schemaOf(property);
  if (values !== undefined) return 'enum';
  if (format === 'date-time' || format === 'date') return 'date';
  const [plain] = [type].flat().filter((one) => one !== 'null');
  return plain === 'string' ? 'text' : String(plain);
}

describe('columns of lists', () => {
  it.each(['filters', 'extraFilters', 'sortings'])('are declared where the parameter %s is', (name) => {
    const differing = operations.filter(({ rule, list }) => {
      const isTaken = (rule.parameters ?? []).some((one) => one.name === name);
      return isTaken !== `x-${name}` in list;
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  it('have a kind, its operations and no unknown keys', () => {
    const isValid = ({ column }: (typeof columns)[number]) =>
      column.operations.length > 0 &&
      column.operations.every((operation) => operationsOfKind[column.kind]?.includes(operation)) &&
      Object.keys(column).every((key) => columnKeys.includes(key)) &&
      (column.kind === 'enum') === (column.enum !== undefined) &&
      (column.min === undefined || column.kind === 'integer');
    expect(columns.length).toBeGreaterThan(0);
    expect(offenders(columns, isValid, atOf)).toEqual([]);
  });

  it('name enumerations that exist', () => {
    const named = columns.filter(({ column }) => column.enum !== undefined);
    expect(offenders(named, ({ column }) => contractSchemas[column.enum ?? '']?.enum !== undefined, atOf)).toEqual([]);
  });

  it('have a description where the row has no such property', () => {
    const foreign = columns.filter(({ property, row }) => property === undefined && Object.keys(row).length > 0);
    expect(offenders(foreign, ({ column }) => column.description !== undefined, atOf)).toEqual([]);
  });

  it('have the kind of the row property', () => {
    const own = columns.flatMap(({ property, ...rest }) => (property === undefined ? [] : [{ ...rest, property }]));
    const isSame = ({ column, property }: (typeof own)[number]) => {
      if (kindOf(property) !== column.kind) return false;
      return column.enum === undefined || contractSchemas[column.enum] === schemaOf(property);
    };
    expect(offenders(own, isSame, atOf)).toEqual([]);
  });
});

describe('columns of personal numbers', () => {
  const isNumber = (name: string) => /pesel|documentNumber/i.test(name);
  const numbers = columns.filter(({ at }) => isNumber(at));

  it('are filtered by whole values only, since parts would reveal what the list masks, and stay out of URLs', () => {
    const isClosed = ({ column }: (typeof numbers)[number]) =>
      column.operations.join() === 'equal' && column.isPersonal === true;
    expect(numbers.length).toBeGreaterThan(0);
    expect(offenders(numbers, isClosed, atOf)).toEqual([]);
  });

  it('have no order', () => {
    expect(sortings.flatMap((list) => list.columns).filter(isNumber)).toEqual([]);
  });
});

describe('sortings of lists', () => {
  it('have a default, of columns that can be sorted', () => {
    const isValid = ({ columns: sortable, default: defaults }: (typeof sortings)[number]) =>
      defaults.length > 0 &&
      defaults.every((text) => /^\w+;(asc|desc)$/.test(text) && sortable.includes(text.split(';')[0] ?? ''));
    expect(sortings.length).toBeGreaterThan(0);
    expect(offenders(sortings, isValid, ({ id }) => id)).toEqual([]);
  });

  it('are properties of the row, each named once', () => {
    const isValid = ({ id, columns: sortable }: (typeof sortings)[number]) => {
      const { rule } = operations.find((one) => one.id === id) ?? {};
      const row = propertiesOf(rowOf(rule?.responses['200']?.content?.['application/json']?.schema ?? {}));
      return new Set(sortable).size === sortable.length && sortable.every((name) => name in row);
    };
    expect(offenders(sortings, isValid, ({ id }) => id)).toEqual([]);
  });
});

it('columns of lists are in the description of the operation, for readers of the documentation', () => {
  const isDescribed = ({ rule, list }: (typeof operations)[number]) => {
    const { description = '' } = rule;
    const named = Object.keys({ ...list['x-filters'], ...list['x-extraFilters'] });
    return [...named, ...(list['x-sortings']?.columns ?? [])].every((name) => description.includes(`\`${name}\``));
  };
  expect(offenders(operations, isDescribed, ({ id }) => id)).toEqual([]);
});
