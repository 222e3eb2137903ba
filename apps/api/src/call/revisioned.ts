// Records that several users may edit at once. They are read with an entity tag, which is the revision of their row, and saved with If-Match: an
// outdated save is rejected with 412 and writes nothing. Without If-Match a save overwrites the current state.
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { RowValues } from '../database/rows/insert-from.ts';
import { integer, type RowShape, rowShape } from '../database/rows/row-shape.ts';
import { preparedSelect } from '../database/rows/sql-values.ts';
import { notFound, preconditionFailed } from '../http/problem.ts';
import { etagOf, matches } from './etag.ts';
import type { Services } from './services.ts';

/** A record as it is stored. */
export interface Stored<Value, Content> {
  /** The value of the resource's `key`. */
  id: number;
  revision: number;
  /** Input of the rules. */
  value: Value;
  /** What is answered: `{ body }`, or `{ json }`. */
  content: Content;
}

export interface Resource<Table extends PgTable, Id, Value, Content> {
  /** The row whose revision is the record's. */
  table: Table & { revision: PgColumn };
  key: PgColumn;
  find: (services: Services, id: Id) => Promise<Stored<Value, Content> | null>;
  /** A sentence for the 404. */
  missing: (id: Id) => string;
}

/** What a save writes: all of it or nothing. */
export interface Save<Table extends PgTable> {
  /** Columns of the row. */
  columns: RowValues<Table>;
  /** What hangs on the row, which is locked by then. */
  write?: (tx: Database) => Promise<unknown>;
}

interface Target<Id> {
  services: Services;
  params: { id: Id };
  ifMatch: string | undefined;
}

/**
 * The rules of a save and its changes, null without changes. `before` is the current state: after a concurrent save, the plan is made again for the
 * new state.
 */
export type SavePlan<Table extends PgTable, Value> = (
  before: Value,
) => Promise<Save<Table> | null> | Save<Table> | null;

export function revisioned<Table extends PgTable, Id, Value, Content>(resource: Resource<Table, Id, Value, Content>) {
  const { find, missing } = resource;

  async function existing(services: Services, id: Id): Promise<Stored<Value, Content>> {
    const stored = await find(services, id);
    if (stored === null) throw notFound(missing(id));
    return stored;
  }

  async function get({ services, params: { id } }: Omit<Target<Id>, 'ifMatch'>) {
    return respondStored(await existing(services, id));
  }

  async function save({ services, params: { id }, ifMatch }: Target<Id>, plan: SavePlan<Table, Value>): Promise<void> {
    for (;;) {
      const before = await existing(services, id);
      if (!matches(ifMatch, before.revision)) throw preconditionFailed();
      const planned = await plan(before.value);
      if (planned === null || (await write(services.db, resource, before, planned))) return;
    }
  }

  return {
    existing,
    get,
    save,
    /** Saves, and answers what is stored then. */
    update: async (target: Target<Id>, plan: SavePlan<Table, Value>) => {
      await save(target, plan);
      return get(target);
    },
  };
}

export function respondStored<Content>({ content, revision }: Pick<Stored<unknown, Content>, 'content' | 'revision'>) {
  return { ...content, etag: etagOf(revision) };
}

/** False when the row has another revision by now. */
function write<Table extends PgTable>(
  db: Database,
  { table, key }: Pick<Resource<Table, never, never, never>, 'table' | 'key'>,
  { id, revision }: { id: number; revision: number },
  save: Save<Table>,
): Promise<boolean> {
  const columns: RowValues<PgTable> = { ...save.columns, revision: sql`${table.revision} + 1` };
  return db.transaction(async (tx) => {
    const written = await tx
      .update<PgTable>(table)
      .set(columns)
      .where(and(eq(key, id), eq(table.revision, revision)))
      .returning({ id: key });
    if (written.length > 0) await save.write?.(tx);
    return written.length > 0;
  });
}

/** `find` of a record that is one row of a query; `alias` is the row with the id and the revision. */
export function rowFinder<Row>(shape: RowShape<Row>, alias: string, from: string) {
  const revised = rowShape({ revision: integer(`${alias}.revision`) });
  const both = { ...revised, columns: `${shape.columns}, ${revised.columns}` };
  const statement = preparedSelect(both, `from ${from} where ${alias}.id = $1`);
  return async ({ read }: Services, id: number): Promise<Stored<Row, { body: Row }> | null> => {
    const [row] = await read(statement, [id]);
    if (row === undefined) return null;
    const { revision, ...rest } = row;
    const [value] = shape.check([rest]);
    return value === undefined ? null : { id, revision, value, content: { body: value } };
  };
}
