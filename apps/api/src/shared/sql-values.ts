import type { Statement } from '../database/database.ts';

/** Values of a statement that is put together from parts: each gets its place ($1, $2, …), so that no value is ever in the text. */
export class SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** A connection keeps every prepared statement until it closes: the texts of rare combinations of filters are not worth it. */
const mostNames = 200;
const names = new Map<string, string>();

/** The same text gets the same name in the whole process, and with it a prepared statement; past the limit it is planned each time. */
export function statementOf(text: string): Statement {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `s${names.size + 1}`;
    names.set(text, name);
  }
  return { name: name ?? '', text };
}

/** A pattern of LIKE for texts that contain what a person typed, taken literally. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
