// Parts of SQL that make JSON as the contract has it.
import type { LanguageReference } from '@redakcja/generated/model/languageReference';

/** A moment as the contract writes it, `2026-11-20T08:00:00.000Z`. */
export function utc(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A JSON object of SQL expressions, one for each field of the contract's type; PostgreSQL takes at most 50. */
export function objectOf<Contract extends object>(fields: Readonly<Record<keyof Contract & string, string>>): string {
  const parts = Object.entries<string>(fields).map(([name, expression]) => `'${name}', ${expression}`);
  return `json_build_object(${parts.join(', ')})`;
}

/** A JSON array, empty when there are no rows. */
export function listOf(expression: string, orderBy: string): string {
  return `coalesce(json_agg(${expression} order by ${orderBy}), '[]')`;
}

/** Address of an article on the public site; `alias` is a row of articles. */
export function articleAddress(alias: string): string {
  return `'/artykul/' || ${alias}.base_article_id || '/' || ${alias}.slug`;
}

/** A language as LanguageReference of the contract; `alias` is a row of languages. */
export function languageReference(alias: string): string {
  return objectOf<LanguageReference>({ id: `${alias}.id`, isoCode: `${alias}.iso_code`, name: `${alias}.name` });
}
