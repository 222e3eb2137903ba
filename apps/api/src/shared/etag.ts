// Entity tags are revisions: a number that grows with every write of the row. What is no row has a tag of its own making.

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
