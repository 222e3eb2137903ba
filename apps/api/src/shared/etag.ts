// Entity tags are revisions: a number that grows with every write of the row. What is no row has a tag of its own making.
import { type SQL, sql } from 'drizzle-orm';
import { preconditionFailed } from './problem.ts';

export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** The same in SQL; `alias` is the row. */
export function etagSql(alias: string): string {
  return `'"' || ${alias}.revision || '"'`;
}

/** Whether an If-Match header lets a row of this revision be written; no header lets everything. */
export function matches(ifMatch: string | undefined, revision: number): boolean {
  return matchesTag(ifMatch, etagOf(revision));
}

export function matchesTag(ifMatch: string | undefined, tag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  // a proxy that compresses may have made the tag weak
  return ifMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

export function requireMatch(ifMatch: string | undefined, revision: number): void {
  if (!matches(ifMatch, revision)) throw preconditionFailed();
}

/** The same as a condition on the column `revision` of the row that is written. */
export function atRevision(ifMatch: string | undefined): SQL {
  if (ifMatch === undefined || ifMatch.trim() === '*') return sql`true`;
  const revisions = [...ifMatch.matchAll(/"(\d{1,9})"/g)].map((match) => Number(match[1]));
  return sql`revision = any(${sql.param(revisions)}::int[])`;
}
