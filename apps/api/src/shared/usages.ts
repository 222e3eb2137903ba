// What uses a record: asked before it is deleted, taken out with it, and put back when the deletion is reverted. An area lists the foreign keys
// that point at its table once; usages.test.ts compares the lists with the database, so that a new key cannot be forgotten.
import type { Obstacle } from '@redakcja/domain/shared/operation-verdict';
import type { UsageEffect } from '@redakcja/generated/model/usageEffect';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import type { UsageKind } from '@redakcja/generated/model/usageKind';
import type { Usages } from '@redakcja/generated/model/usages';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jsonSql } from '../database/rows/json-sql.ts';
import { integer, json, nullable, rowShape, text } from '../database/rows/row-shape.ts';
import { idList } from '../database/rows/sql-values.ts';

/** One kind of use with one effect; SQL of the developer, never of a person. */
export interface UsageSource {
  kind: UsageKind;
  effect: UsageEffect;
  /** `from … where … = any($ids)`; `id`, `name` and `detail` are expressions on it. */
  from: (ids: SQL) => SQL;
  id: string;
  name: string;
  detail?: string;
  /** Column by which they are told apart, as a person reads it. */
  groupedBy?: string;
  /** Names of people are for those who may see users; to others only their number is told. */
  arePeople?: true;
}

/** A foreign key to the table. */
export interface Reference {
  /** Usages shown to the user, without rows that are a part of the record. */
  uses: readonly UsageSource[];
  /**
   * Effect on the rows when the record is deleted: deleted with it, as a part of it or by the key; or the column is set to null. `keep` is a
   * condition on a row `r` to be restored: its reference may have been removed since.
   */
  onDelete: { action: 'delete'; keep?: string } | { action: 'unlink' } | { action: 'derived' };
}

/** By `table.column`, in the order in which rows are put back. */
export type References = Readonly<Record<string, Reference>>;

const maxItems = 20;
const usageRow = rowShape({
  id: integer(),
  name: text(),
  detail: nullable(text()),
  part: nullable(text()),
  total: integer(),
});

interface UsageQuestion {
  /** Of the records; their uses together. */
  ids: readonly number[];
  mayNamePeople: boolean;
}

export async function readUsages(
  db: Database,
  references: References,
  { ids, mayNamePeople }: UsageQuestion,
): Promise<UsageGroup[]> {
  const groups: UsageGroup[] = [];
  for (const source of Object.values(references).flatMap((one) => one.uses)) {
    const { kind, effect, from, id, name, detail = 'null', groupedBy = 'null', arePeople = false } = source;
    const rows = await db.rows(
      usageRow,
      sql`select * from (
          select *, (count(*) over (partition by part))::int as total, row_number() over (partition by part order by name, id) as number from (
            select ${sql.raw(id)} as id, ${sql.raw(name)} as name, ${sql.raw(detail)}::text as detail, ${sql.raw(groupedBy)}::text as part
            ${from(idList(ids))}
          ) found
        ) counted where number <= ${maxItems} order by part, number`,
    );
    for (const [part, [first, ...others]] of Map.groupBy(rows, (row) => row.part)) {
      if (first === undefined) continue;
      const items = [first, ...others].map(({ id: usageId, name: usageName, detail: usageDetail }) => ({
        id: usageId,
        name: usageName,
        detail: usageDetail,
      }));
      groups.push({ kind, effect, detail: part, total: first.total, items: arePeople && !mayNamePeople ? [] : items });
    }
  }
  return groups;
}

/** What uses one record, and why it cannot be deleted. */
export async function usagesOf(
  db: Database,
  references: References,
  { id, name }: { id: number; name: string },
  obstacles: readonly Obstacle[] = [],
): Promise<Usages> {
  const groups = await readUsages(db, references, { ids: [id], mayNamePeople: false });
  return { id, name, canDelete: obstacles.length === 0, obstacles: obstacles.map(({ reason }) => reason), groups };
}

type Rows = Record<string, unknown>[];
/** Rows that a deletion has taken out, by `table.column`. */
export type RemovedRows = Record<string, Rows>;

const jsonRow = rowShape({ row: json(jsonSql<Record<string, unknown>>('row')) });

/** Takes out what refers to these records, and answers the rows as they were. */
export async function takeOut(tx: Database, references: References, ids: readonly number[]): Promise<RemovedRows> {
  const removed: RemovedRows = {};
  for (const [key, { onDelete }] of Object.entries(references)) {
    if (onDelete.action === 'derived') continue;
    const [table, column] = columnOf(key);
    const condition = sql`${column} = any(${idList(ids)})`;
    const rows = await tx.rows(
      jsonRow,
      onDelete.action === 'unlink'
        ? sql`with found as (select * from ${table} where ${condition}), unlinked as (
            update ${table} set ${column} = null where ${condition}) select to_jsonb(found) as row from found`
        : sql`delete from ${table} where ${condition} returning to_jsonb(${table}) as row`,
    );
    if (rows.length > 0) removed[key] = rows.map(({ row }) => row);
  }
  return removed;
}

/** Restores the rows, except those whose own destination was removed; newer rows stay. */
export async function putBack(tx: Database, references: References, removed: RemovedRows): Promise<void> {
  for (const [key, { onDelete }] of Object.entries(references)) {
    const rows = removed[key];
    if (rows === undefined || onDelete.action === 'derived') continue;
    const [table, column] = columnOf(key);
    if (onDelete.action === 'unlink') {
      await tx.execute(sql`update ${table} t set ${column} = r.${column}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r where r.id = t.id and t.${column} is null`);
    } else {
      await insertRows(tx, tableOf(key), rows, { keep: onDelete.keep, skipsPresent: true });
    }
  }
}

interface InsertOptions {
  /** Condition on a row `r`. */
  keep?: string | undefined;
  orderBy?: string;
  /** Rows that are there by now stay; not for tables with a deferrable constraint. */
  skipsPresent?: boolean;
}

/** Inserts rows as `to_jsonb` gave them, with their identifiers. */
export async function insertRows(
  tx: Database,
  tableName: string,
  rows: Rows,
  options: InsertOptions = {},
): Promise<void> {
  const { keep = 'true', orderBy = '1', skipsPresent = false } = options;
  const table = sql.identifier(tableName);
  const names = await tx.rows(
    rowShape({ name: text() }),
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${tableName} and is_generated = 'NEVER'`,
  );
  const columns = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r
    where ${sql.raw(keep)} order by ${sql.raw(orderBy)} ${skipsPresent ? sql`on conflict do nothing` : sql``}`);
}

const tableOf = (key: string) => key.split('.')[0] ?? '';

function columnOf(key: string): [SQL, SQL] {
  return [sql`${sql.identifier(tableOf(key))}`, sql`${sql.identifier(key.split('.')[1] ?? '')}`];
}
