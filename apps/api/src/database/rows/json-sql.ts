// SQL expressions for JSON of the contract. The compiler checks names of fields: missing and unknown ones do not compile.
import type { LanguageReference } from '@redakcja/generated/model/languageReference';

declare const shape: unique symbol;

/** An SQL expression that gives JSON of this shape. */
export type JsonSql<Shape> = string & { readonly [shape]: Shape };

type Scalar = string | number | boolean | null | undefined;
/** The expression of one field: any for a plain value, one of the same shape for what has a shape of its own. */
type FieldSql<Value> = [Value] extends [Scalar] ? string : JsonSql<Value>;

/** A moment as the contract writes it, `2026-11-20T08:00:00.000Z`. */
export function utc(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A JSON object of SQL expressions; PostgreSQL takes at most 50 fields. */
export function objectOf<Shape>(fields: { readonly [Name in keyof Shape]-?: FieldSql<Shape[Name]> }): JsonSql<Shape> {
  const parts = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`);
  return jsonSql(`json_build_object(${parts.join(', ')})`);
}

/** A JSON array, empty without rows: `(select … from …)`. `from` is the part after that word. */
export function listOf<Shape>(expression: FieldSql<Shape>, orderBy: string, from: string): JsonSql<Shape[]> {
  return jsonSql(`(select coalesce(json_agg(${expression} order by ${orderBy}), '[]') from ${from})`);
}

/** The first row as JSON, null when there is none. */
export function firstOf<Shape>(expression: FieldSql<Shape>, from: string): JsonSql<Shape | null> {
  return jsonSql(`(select ${expression} from ${from})`);
}

/** JSON built by a manual expression, of the given shape. */
export function jsonSql<Shape>(expression: string): JsonSql<Shape> {
  return expression as JsonSql<Shape>;
}

/** Address of an article on the public site; `alias` is a row of articles. */
export function articleAddress(alias: string): string {
  return `'/artykul/' || ${alias}.base_article_id || '/' || ${alias}.slug`;
}

/** `alias` is a row of languages. */
export function languageReference(alias: string): JsonSql<LanguageReference> {
  return objectOf<LanguageReference>({ id: `${alias}.id`, isoCode: `${alias}.iso_code`, name: `${alias}.name` });
}
