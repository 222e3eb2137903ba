// The shape of the rows of a query, defined once: the list of `select`, the type, and a check of the result.
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { type SQL, sql as template } from 'drizzle-orm';
import type { JsonOf } from './json-of.ts';
import type { JsonSql } from './json-sql.ts';

/** One column: its SQL expression (without one, its own name), and what a value of it is. */
export interface Field<Value> {
  readonly sql: string | undefined;
  readonly accepts: (value: unknown) => value is Value;
  /** What people wrote into a log: numbers of persons are left out when it is read. */
  readonly isLogged?: boolean;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<One> = One extends Field<infer Value> ? Value : never;

export interface RowShape<Row> {
  /** The list between `select` and `from`. */
  readonly columns: string;
  /** `select` with the list, for a query: sql`${shape.select} from …`. */
  readonly select: SQL;
  /** Returns the rows, typed. Throws when they are not of this shape; all rows of a result are alike, so only the first is checked. */
  readonly check: (rows: readonly unknown[]) => Row[];
}

export type RowOf<Shape> = Shape extends RowShape<infer Row> ? Row : never;

export function rowShape<Given extends Fields>(
  fields: Given,
): RowShape<{ -readonly [Name in keyof Given]: ValueOf<Given[Name]> }> {
  const entries = Object.entries(fields);
  const logged = entries.flatMap(([name, { isLogged }]) => (isLogged ? [name] : []));
  const columns = entries
    .map(([name, { sql }]) => (sql === undefined ? `"${name}"` : `${sql} as "${name}"`))
    .join(', ');
  return {
    columns,
    select: template.raw(`select ${columns}`),
    check: (rows) => {
      const [first] = rows;
      if (typeof first === 'object' && first !== null) {
        for (const [name, { accepts }] of entries) requireValue(name, Reflect.get(first, name), accepts);
      }
      const covered = logged.length === 0 ? rows : rows.map((row) => coveredRow(row, logged));
      return covered as ReturnType<RowShape<{ [Name in keyof Given]: ValueOf<Given[Name]> }>['check']>;
    },
  };
}

/** Old entries have what was not cut when they were written. */
const coveredRow = (row: unknown, logged: readonly string[]) => ({
  ...Object(row),
  ...Object.fromEntries(logged.map((name) => [name, coveredLog(Reflect.get(Object(row), name))])),
});

export const idRow = rowShape({ id: integer() });

/** Without the value, which may be personal data. */
function requireValue(name: string, value: unknown, accepts: (value: unknown) => boolean): void {
  if (!accepts(value)) throw new TypeError(`Unexpected ${value === null ? 'null' : typeof value} in column "${name}"`);
}

export function integer(sql?: string): Field<number> {
  return { sql, accepts: (value) => typeof value === 'number' };
}

export function text(sql?: string): Field<string> {
  return { sql, accepts: (value) => typeof value === 'string' };
}

export function boolean(sql?: string): Field<boolean> {
  return { sql, accepts: (value) => typeof value === 'boolean' };
}

/** A moment of a prepared statement; the query builder leaves moments as text. */
export function moment(sql?: string): Field<Date> {
  return { sql, accepts: (value) => value instanceof Date };
}

/** One of the values of an enumeration of the contract. */
export function oneOf<Value extends string | number>(
  values: Readonly<Record<string, Value>>,
  sql?: string,
): Field<Value> {
  const known = new Set<unknown>(Object.values(values));
  return { sql, accepts: (value): value is Value => known.has(value) };
}

export function nullable<Value>({ accepts, ...field }: Field<Value>): Field<Value | null> {
  return { ...field, accepts: (value) => value === null || accepts(value) };
}

export function arrayOf<Value>({ sql, accepts }: Field<Value>): Field<Value[]> {
  return { sql, accepts: (value): value is Value[] => Array.isArray(value) && value.slice(0, 1).every(accepts) };
}

/** JSON that the driver reads; its shape is that of the expression. */
export function json<Shape>(sql: JsonSql<Shape>): Field<Shape> {
  return { sql, accepts: (value): value is Shape => value !== undefined };
}

/** JSON as text, to be sent as it is. */
export function jsonText<Shape>(sql: JsonSql<Shape>): Field<JsonOf<Shape>> {
  return { sql: `${sql}::text`, accepts: (value): value is JsonOf<Shape> => typeof value === 'string' };
}

/** A text, or JSON, that a log keeps. */
export function logged<Value>(field: Field<Value>): Field<Value> {
  return { ...field, isLogged: true };
}
