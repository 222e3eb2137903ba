// Reads the list of articles without the server, with a total that is given instead of what a process keeps.
import { type ListQuery, listStatement } from '../articles/list/list-statement.ts';
import type { TestApi } from './start-api.ts';

type Known = NonNullable<Parameters<typeof listStatement>[1]>;

/** More than there are: a total with it was corrected, one without it was counted. */
export const mark = 1_000_000;

/** A page of common articles, and what is to be kept of it with this total. */
export async function readList({ database }: TestApi, query: Partial<ListQuery>, known?: Known) {
  const { statement, values } = listStatement({ types: [10], page: 1, size: 20, ...query }, known);
  const [found] = await database.read(statement, values);
  if (found === undefined) throw new Error('no page');
  const { changes, listed, total, ids, logged } = found;
  return { total, ids, kept: (total: number): Known => ({ total: { changes, listed, total, logged } }) };
}
