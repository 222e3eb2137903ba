// The entity tag of a row is its revision, which every write increments. Resources that are no rows compute their own.
import { createHash } from 'node:crypto';

export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** The same in SQL; `alias` is the row. */
export function etagSql(alias: string): string {
  return `'"' || ${alias}.revision || '"'`;
}

/** Whether If-Match allows to write a row of this revision. Without the header every revision matches. */
export function matches(ifMatch: string | undefined, revision: number): boolean {
  return matchesTag(ifMatch, etagOf(revision));
}

export function matchesTag(ifMatch: string | undefined, tag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  // a compressing proxy may have weakened the tag
  return ifMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** The entity tag of a text is made from the text itself: whatever changes in it changes the tag. */
export function textTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
