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
export function textTag(text: string | Buffer): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** The tag of an answer that shows a record and more: equal answers have equal tags, and `matchesRecord` asks for the record alone. */
export function recordTag(revision: number, text: string): string {
  return `"${revision}.${textTag(text).slice(1)}`;
}

/** Whether If-Match allows to write a record of this revision that was read with a `recordTag`. */
export function matchesRecord(ifMatch: string | undefined, revision: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((one) => /^(?:W\/)?"(\d+)[."]/.exec(one.trim())?.[1] === String(revision));
}

/** Whether If-None-Match has this tag: the caller has the answer already. Weak tags are compared as strong ones (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag.replace(/^W\//, ''));
}
