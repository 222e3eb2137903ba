// What lists of articles have counted and found, each with the number of changes at that time. A statement takes a kept value only when that number
// is the same in its own snapshot. Otherwise it corrects a total by the rows that have changed since, or counts and searches anew: kept values save
// time and are never shown when they do not hold, however many processes there are.

import { jsonSql, objectOf } from '../database/rows/json-sql.ts';
import { integer, json, nullable } from '../database/rows/row-shape.ts';
import type { SqlValues } from '../database/rows/sql-values.ts';
import { LastUsed } from './last-used.ts';

/** What a process knows of a list from calls before. */
export interface Known {
  total?: KeptTotal | undefined;
  page?: KeptPage | undefined;
}

/** What the log of changed rows (article_changes) contained when a total was counted. */
interface Logged {
  /** Largest number in it. */
  upto: number;
  rows: number;
  /** Number of the last row that says that everything is to be counted anew. */
  reset: number;
}

export interface KeptTotal {
  /** Sum of article_counts.changes when it was counted. */
  changes: number;
  /** Null unless the total can be corrected. */
  logged?: Logged | null | undefined;
  total: number;
  /** Articles on all lists, which tells how long it takes to walk along an index. */
  listed: number;
}

interface KeptPage {
  changes: number;
  ids: readonly number[];
}

/** Of what was not kept: no number of changes is equal to it. */
const never = -1;

export const stateOfArticles =
  'state as materialized (select coalesce(sum(changes), 0)::float8 as changes, coalesce(sum(count), 0)::int as listed from article_counts)';

/** The same of a list that is not kept. */
export const unknownState = `state as (select ${never}::float8 as changes, 0 as listed)`;

/** Columns of a statement with `state`. */
export const stateColumns = {
  changes: integer('(select changes from state)'),
  listed: integer('(select listed from state)'),
};

/** Part of `with`: what the log contains. */
export const logOfArticles = `log as materialized (select coalesce(max(number), 0)::float8 as upto, count(*)::int as rows,
  coalesce(max(number) filter (where sign = 0), 0)::float8 as reset from article_changes)`;
const logged = objectOf<Logged>({ upto: 'upto', rows: 'rows', reset: 'reset' });
/** A column of a statement with `log`. */
export const loggedColumn = json(jsonSql<Logged>(`(select ${logged} from log)`));
/** The same of a page, which has it only where its total can be corrected. */
export const loggedOfPage = nullable(json(jsonSql<Logged>('logged')));

/** The kept total when nothing has changed since, else what `count` counts. `count` is an expression. */
export function keptTotal(kept: KeptTotal | undefined, count: string, values: SqlValues): string {
  const [changes, total] = [values.add(kept?.changes ?? never), values.add(kept?.total ?? 0)];
  return `(case when (select changes from state) = ${changes}::float8 then ${total}::int else ${count} end)`;
}

/**
 * Whether the log tells all that has changed since the total was kept. Needs `log`. Numbers are not given in the order of commits: the rows up to the
 * kept number have to be as many as then, otherwise one of a slow transaction came in between, or the log was emptied. `last` is that number.
 */
export function holdsSince(kept: KeptTotal | undefined, values: SqlValues): { last: string; holds: string } {
  const { upto = never, rows = never, reset = never } = kept?.logged ?? {};
  const last = `${values.add(upto)}::bigint`;
  const holds = `(select reset from log) = ${values.add(reset)}::float8
    and (select count(*) from article_changes where number <= ${last}) = ${values.add(rows)}::int`;
  return { last, holds };
}

/**
 * The kept total corrected by the rows that were logged since, else what `count` counts. `conditions` are those of the list, on the columns of
 * `article_changes a` and on `s.title`. Needs `log`.
 */
export function correctedTotal(
  kept: KeptTotal | undefined,
  count: string,
  conditions: readonly string[],
  values: SqlValues,
): string {
  const { last, holds } = holdsSince(kept, values);
  const changed = `(select coalesce(sum(a.sign), 0)::int from article_changes a cross join lateral (select a.title) s
    where ${[`a.number > ${last}`, ...conditions].join(' and ')})`;
  return `(case when ${holds} then ${values.add(kept?.total ?? 0)}::int + ${changed} else ${count} end)`;
}

/** The kept ids when nothing has changed since, else what `ids` finds: an expression of the type integer[]. */
export function keptIds(kept: KeptPage | undefined, ids: string, values: SqlValues): string {
  const [changes, known] = [values.add(kept?.changes ?? never), values.add(kept?.ids ?? [])];
  return `(case when (select changes from state) = ${changes}::float8 then ${known}::int[] else ${ids} end)`;
}

/** Milliseconds; a page that is found sooner is not kept. */
const slow = 10;

/** The lists of one database that were asked for last. */
class KeptLists {
  readonly #totals = new LastUsed<KeptTotal>(1000);
  readonly #pages = new LastUsed<KeptPage>(500);

  /**
   * Reads a page with what is known of it. `total` is the key of its filters, `page` of the whole query; `count` counts a list that nothing is known
   * of, where that is quick.
   */
  async read<Row extends KeptTotal & { ids: readonly number[] }>(
    key: { total: string; page: string },
    count: () => Promise<KeptTotal | undefined>,
    read: (known: Known) => Promise<Row | undefined>,
  ): Promise<Row | undefined> {
    const total = this.#totals.get(key.total) ?? (await count());
    const started = performance.now();
    const listed = await read({ total, page: this.#pages.get(key.page) });
    if (listed === undefined) return undefined;
    const { changes, ids, listed: all, logged } = listed;
    this.#totals.set(key.total, { changes, total: listed.total, listed: all, logged });
    if (performance.now() - started > slow) this.#pages.set(key.page, { changes, ids });
    return listed;
  }
}

/** Of each database, since one process may have several in tests. */
const ofDatabases = new WeakMap<object, KeptLists>();

export function keptLists(db: object): KeptLists {
  const lists = ofDatabases.get(db) ?? new KeptLists();
  ofDatabases.set(db, lists);
  return lists;
}
