// Filters, sortings and pages of a list as parts of an SQL statement. The definition generated from the contract says what is allowed, a map of
// expressions where it is stored; values are passed as parameters.
import type {
  Columns,
  DateValue,
  Filter,
  FilterOperation,
  ListDefinition,
  SortDirection,
  Sorting,
} from '@redakcja/domain/shared/lists/list-columns';
import { parseFilters, parseSortings } from '@redakcja/domain/shared/lists/list-query';
import { pageWindow } from '@redakcja/domain/shared/lists/paging';
import type { SqlValues } from '../database/rows/sql-values.ts';
import { ProblemError } from '../http/problem.ts';

/** An SQL expression, or a condition where an expression is not enough (`exists (…)`). */
export type ColumnSql = string | ((filter: Filter, values: SqlValues) => string);

/** An expression for every column of a definition. */
export type ColumnsSql<C extends Columns> = Readonly<Record<keyof C & string, ColumnSql>>;

interface OrderTerm {
  expression: string;
  direction: SortDirection;
}

/** Where everything is found that the definition of a list allows. */
export interface ListSql<L extends ListDefinition> {
  list: L;
  columns: ColumnsSql<L['columns']>;
  sortings: Readonly<Record<L['sortings'][number], string>>;
  /** Makes the order total, so that no row is on two pages. */
  tieBreaker: string;
  /** The order of equal values of a sorting, total, where the tie breaker is not what people expect. */
  within?: Readonly<Partial<Record<L['sortings'][number], readonly OrderTerm[]>>>;
}

export interface ListParts {
  /** Conditions to be joined by `and`; empty when there are none. */
  where: string[];
  /** Without the words `order by`. */
  orderBy: string;
  /** The opposite order. */
  reversed: string;
  limit: number;
  offset: number;
  /** What the list is filtered by. */
  filters: readonly Filter[];
  /** Columns that it is ordered by. */
  sortedBy: readonly string[];
}

/** What the query of every list call has, valid against the contract. */
export interface ListQuery {
  filters?: readonly string[];
  sortings?: readonly string[];
  page?: number;
  size?: number;
}

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new ProblemError(400, 'Nieprawidłowe zapytanie', errors);
}

/** `filters`, or another query field with the same grammar. Unknown columns and operations are a 400. */
export function readFilters<C extends Columns>(columns: C, texts: readonly string[] | undefined): Filter[] {
  if (texts === undefined) return [];
  const { filters, errors } = parseFilters(columns, texts);
  refuse(errors);
  return filters;
}

/** Conditions of `filters`, or of another query field with the same grammar. */
export function filterConditions<C extends Columns>(
  columns: C,
  texts: readonly string[] | undefined,
  expressions: ColumnsSql<C>,
  values: SqlValues,
): string[] {
  return conditionsOf(readFilters(columns, texts), expressions, values);
}

function conditionsOf<C extends Columns>(filters: readonly Filter[], expressions: ColumnsSql<C>, values: SqlValues) {
  return filters.map((filter) => {
    const found = expressions[filter.column as keyof C & string];
    return typeof found === 'function' ? found(filter, values) : condition(found, filter, values);
  });
}

export function listParts<C extends Columns, S extends string>(
  sql: ListSql<ListDefinition<C, S>>,
  query: ListQuery,
  values: SqlValues,
): ListParts {
  const { sortings, errors } = parseSortings(sql.list, query.sortings);
  refuse(errors);
  const filters = readFilters(sql.list.columns, query.filters);
  return {
    where: conditionsOf(filters, sql.columns, values),
    filters,
    sortedBy: sortings.map(({ column }) => column),
    ...orders(orderTerms(sortings, sql)),
    ...pageWindow(query.page ?? 1, query.size ?? 20),
  };
}

function orderTerms<S extends string>(
  sortings: readonly Sorting<S>[],
  { sortings: expressions, tieBreaker, within }: ListSql<ListDefinition<Columns, S>>,
): OrderTerm[] {
  const terms = sortings.map(({ column, direction }) => ({ expression: expressions[column], direction }));
  if (terms.some(({ expression }) => expression === tieBreaker)) return terms;
  const last = sortings.at(-1);
  const equal = last && within?.[last.column];
  return [...terms, ...(equal ?? [{ expression: tieBreaker, direction: sortings[0]?.direction ?? 'asc' }])];
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** An order and the opposite one. */
export function orders(terms: readonly OrderTerm[]): Pick<ListParts, 'orderBy' | 'reversed'> {
  return {
    orderBy: terms.map(({ expression, direction }) => `${expression} ${direction}`).join(', '),
    reversed: terms.map(({ expression, direction }) => `${expression} ${opposite[direction]}`).join(', '),
  };
}

/** A condition on an expression. Text compares without regard to letter case, dates as periods (a day is all of it). */
export function condition(expression: string, filter: Filter, values: SqlValues): string {
  const [value] = filter.values;
  if (typeof value === 'object') return dateCondition(expression, filter.operation, value, values);
  switch (filter.operation) {
    case 'contains':
    case 'startsWith':
      return `${expression} ilike ${values.add(pattern(filter))}`;
    case 'equal':
      return typeof value === 'string'
        ? `${expression} ilike ${values.add(literal(value))}`
        : `${expression} = ${values.add(value)}`;
    case 'notEqual':
      return typeof value === 'string'
        ? `${expression} not ilike ${values.add(literal(value))}`
        : `${expression} is distinct from ${values.add(value)}`;
    case 'in':
      return typeof value === 'string'
        ? `lower(${expression}) = any(${values.add(filter.values.map((one) => String(one).toLowerCase()))})`
        : `${expression} = any(${values.add([...filter.values])})`;
    case 'greaterThan':
      return `${expression} > ${values.add(value)}`;
    case 'greaterThanOrEqual':
      return `${expression} >= ${values.add(value)}`;
    case 'lessThan':
      return `${expression} < ${values.add(value)}`;
    case 'lessThanOrEqual':
      return `${expression} <= ${values.add(value)}`;
  }
}

function dateCondition(
  expression: string,
  operation: FilterOperation,
  { from, to }: DateValue,
  values: SqlValues,
): string {
  const [start, end] = [from.toISOString(), to.toISOString()];
  switch (operation) {
    case 'equal':
      return `(${expression} >= ${values.add(start)} and ${expression} < ${values.add(end)})`;
    case 'greaterThan':
      return `${expression} >= ${values.add(end)}`;
    case 'greaterThanOrEqual':
      return `${expression} >= ${values.add(start)}`;
    case 'lessThan':
      return `${expression} < ${values.add(start)}`;
    case 'lessThanOrEqual':
      return `${expression} < ${values.add(end)}`;
    default:
      throw new RangeError(`A date has no operation ${operation}`);
  }
}

/** The same without regard to Polish diacritics, on an expression that is folded already. */
export function foldedCondition(expression: string, filter: Filter, values: SqlValues): string {
  return `${expression} like fold_polish(${values.add(pattern(filter))})`;
}

function pattern({ operation, values: [value] }: Pick<Filter, 'operation' | 'values'>): string {
  const text = literal(value);
  if (operation === 'contains') return `%${text}%`;
  return operation === 'startsWith' ? `${text}%` : text;
}

/** What a person typed, taken literally by LIKE. */
function literal(value: Filter['values'][number]): string {
  return String(value).replace(/[\\%_]/g, '\\$&');
}
