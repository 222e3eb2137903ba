// The one reader and the one writer of `filters` and `sortings` (design, section 2): browser, terminal and server use these.

import { parseMoment, warsawDay } from '../formats/dates.ts';
import { columnLabel } from './column-labels.ts';
import type {
  ColumnDefinition,
  Columns,
  DateValue,
  Filter,
  FilterInput,
  FilterOperation,
  ListDefinition,
  SortDirection,
  Sorting,
} from './list-columns.ts';

/** Either the result, or Polish messages of errors (the server answers 400 with them). */
export type ParsedFilters<C extends Columns> = { filters: Filter<C>[]; errors: string[] };
export type ParsedSortings<S extends string> = { sortings: Sorting<S>[]; errors: string[] };

// The integers of the database; a larger one would end as its error.
const integerRange = { min: -2_147_483_648, max: 2_147_483_647 };

/**
 * Parses filters of the form `column;operation;value`. The value comes last, so it may contain semicolons; `in` takes values joined by semicolons.
 * Unknown columns, unknown operations and invalid values are never ignored: with `errors` not empty, `filters` must not be used.
 */
export function parseFilters<C extends Columns>(columns: C, texts: readonly string[] | undefined): ParsedFilters<C> {
  const filters: Filter<C>[] = [];
  const errors: string[] = [];
  for (const text of texts ?? []) {
    const result = parseFilter(columns, text);
    if (typeof result === 'string') errors.push(result);
    // The names and values were checked against `columns`, which TypeScript cannot follow through strings.
    else filters.push(result as unknown as Filter<C>);
  }
  return { filters, errors };
}

type AnyValue = string | number | boolean | DateValue;

function parseFilter(columns: Columns, text: string) {
  const [, column = '', operation = '', rest = ''] = /^([^;]*);([^;]*);([\s\S]*)$/.exec(text) ?? [];
  if (column === '' || operation === '')
    return `Nieprawidłowy filtr „${shorten(text)}”: oczekiwano „kolumna;operacja;wartość”`;
  const definition = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!definition) return `Nieznana kolumna filtra „${shorten(column)}”`;
  if (!(definition.operations as readonly string[]).includes(operation)) {
    return `Niedozwolona operacja „${shorten(operation)}” w filtrze kolumny „${columnLabel(column)}”. Dozwolone: ${definition.operations.join(', ')}`;
  }
  if (rest === '') return `Filtr kolumny „${columnLabel(column)}” nie ma wartości`;
  const values: AnyValue[] = [];
  for (const part of operation === 'in' ? rest.split(';') : [rest]) {
    const value = readValue(definition, part);
    if (value === undefined)
      return `Nieprawidłowa wartość „${shorten(part)}” w filtrze kolumny „${columnLabel(column)}”: ${expected(definition)}`;
    values.push(value);
  }
  return { column, operation: operation as FilterOperation, values };
}

function readValue(definition: ColumnDefinition, text: string): AnyValue | undefined {
  switch (definition.kind) {
    case 'text':
      // PostgreSQL cannot store a NUL character, so nothing can match it and the query would fail.
      return text === '' || text.includes('\u0000') ? undefined : text;
    case 'integer':
      return readInteger(text, definition.min);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'enum':
      return definition.values.find((value) => String(value) === text);
    case 'date':
      return readDate(text);
  }
}

function readInteger(text: string, min = integerRange.min): number | undefined {
  if (!/^-?\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= integerRange.max ? value : undefined;
}

function readDate(text: string): DateValue | undefined {
  const day = warsawDay(text);
  if (day) return { text, ...day };
  const moment = parseMoment(text);
  return moment ? { text, from: moment, to: new Date(moment.getTime() + 1) } : undefined;
}

function expected(definition: ColumnDefinition): string {
  switch (definition.kind) {
    case 'text':
      return 'oczekiwano tekstu';
    case 'integer':
      return definition.min === undefined
        ? 'oczekiwano liczby całkowitej'
        : `oczekiwano liczby całkowitej nie mniejszej niż ${definition.min}`;
    case 'boolean':
      return 'oczekiwano „true” lub „false”';
    case 'enum':
      return `oczekiwano jednej z wartości: ${definition.values.join(', ')}`;
    case 'date':
      return 'oczekiwano daty w formacie rrrr-mm-dd lub daty i godziny ISO 8601';
  }
}

/** What was sent may be long and is shown to a person. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Writes filters for the query. Filters without a value are omitted, so a screen may pass all of its fields. @throws RangeError for an unknown
 * column, and for a value of `in` with a semicolon, which the grammar cannot express.
 */
export function writeFilters<C extends Columns>(
  columns: C,
  filters: readonly (FilterInput<C> | Filter<C>)[],
): string[] {
  return filters.flatMap((filter) => {
    if (!Object.hasOwn(columns, filter.column)) throw new RangeError(`The list has no column "${filter.column}"`);
    const given = ('values' in filter && filter.values) || ('value' in filter ? [filter.value] : []);
    const values = given.map(writeValue).filter((value) => value !== '');
    if (values.length === 0) return [];
    if (filter.operation === 'in' && values.some((value) => value.includes(';'))) {
      throw new RangeError(`A value of the filter "${filter.column};in" holds a semicolon`);
    }
    return [`${filter.column};${filter.operation};${values.join(';')}`];
  });
}

function writeValue(value: AnyValue | null | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? value.text : String(value);
}

/**
 * Reads sortings of the form `column;asc` or `column;desc`, the strongest first; the list's default when there are none.
 * Unknown columns and directions and a repeated column are errors, Polish sentences for the answer 400.
 */
export function parseSortings<S extends string>(
  list: Pick<ListDefinition<Columns, S>, 'sortings' | 'defaultSortings'>,
  texts: readonly string[] | undefined,
): ParsedSortings<S> {
  const sortings: Sorting<S>[] = [];
  const errors: string[] = [];
  for (const text of texts ?? []) {
    const [name = '', direction, ...rest] = text.split(';');
    const column = list.sortings.find((known) => known === name);
    if (!column) errors.push(`Nieznana kolumna sortowania „${shorten(name)}”`);
    else if (!isDirection(direction) || rest.length > 0) {
      errors.push(`Nieprawidłowe sortowanie „${shorten(text)}”: oczekiwano „${column};asc” lub „${column};desc”`);
    } else if (sortings.some((sorting) => sorting.column === column)) {
      errors.push(`Kolumna „${columnLabel(column)}” powtarza się w sortowaniu`);
    } else sortings.push({ column, direction });
  }
  return { sortings: sortings.length > 0 || errors.length > 0 ? sortings : [...list.defaultSortings], errors };
}

function isDirection(text: string | undefined): text is SortDirection {
  return text === 'asc' || text === 'desc';
}

/** Writes sortings for the query, the strongest first. */
export function writeSortings<S extends string>(sortings: readonly Sorting<S>[]): string[] {
  return sortings.map(({ column, direction }) => `${column};${direction}`);
}
