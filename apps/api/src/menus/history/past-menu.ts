// A menu as it was at a moment: the present menu, from which the changes since then are taken back, the newest first.
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonSql, utc } from '../../database/rows/json-sql.ts';
import { integer, json, nullable, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { recordTypeOf } from '../change/change-context.ts';
import { elementsIn, type RemovedBranch } from '../change/removed-branch.ts';
import { type MenuState, presentMenu } from '../tree/menu-state.ts';

export interface PastMenu {
  state: MenuState;
  journalStart: string | null;
  /** Entry that deleted a category that exists in `state`, by the id of the category. */
  deletedBy: Map<number, number>;
  /** Categories that were moved or deleted since: a move gives others another previous sibling without moving them. */
  moved: Set<number>;
}

/** The menu at a moment; before the first entry of the journal, as the journal began. */
export async function menuAt(db: Database, type: MenuType, moment: string): Promise<PastMenu> {
  const [state, journalStart, languageId, entries] = await Promise.all([
    presentMenu(db, type),
    readJournalStart(db, type),
    readPolishId(db),
    readChangesSince(db, type, moment),
  ]);
  const deletedBy = new Map<number, number>();
  const moved = new Set<number>();
  for (const entry of entries) {
    const deleted = takeBack(state, entry, languageId);
    for (const id of deleted) deletedBy.set(id, entry.id);
    for (const id of 'parent' in (entry.before ?? {}) ? [entry.recordId, ...deleted] : []) moved.add(id);
  }
  return { state, journalStart, deletedBy, moved };
}

const startRow = rowShape({ start: nullable(text(utc('min(j.created_date)'))) });

async function readJournalStart(db: Database, type: MenuType): Promise<string | null> {
  const [row] = await db.rows(
    startRow,
    sql`${startRow.select} from journal j where j.record_type = ${recordTypeOf[type]}`,
  );
  return row?.start ?? null;
}

async function readPolishId(db: Database): Promise<number> {
  const query = sql`select id from languages where iso_code = 'PL'`;
  const [row] = await db.rows(rowShape({ id: integer() }), query);
  return row?.id ?? 0;
}

type Values = JournalEntry['before'];

const changeRow = rowShape({
  id: integer('j.id'),
  recordId: integer('j.record_id'),
  before: json(jsonSql<Values>('j.before')),
  after: json(jsonSql<Values>('j.after')),
  removed: json(jsonSql<RemovedBranch | null>('j.removed')),
});
type Change = RowOf<typeof changeRow>;

/** Changes of categories, the newest first; the order of their articles is no part of a past menu. */
const readChangesSince = (db: Database, type: MenuType, moment: string) =>
  db.rows(
    changeRow,
    sql`${changeRow.select} from journal j where j.record_type = ${recordTypeOf[type]} and j.created_date > ${moment}::timestamptz
      and j.operation not in (${JournalOperation.Reorder}, ${JournalOperation.Sort}) order by j.id desc`,
  );

/** Returns the categories that the change had deleted. */
function takeBack(state: MenuState, { recordId, before, after, removed }: Change, languageId: number): number[] {
  if (before === null) {
    state.remove(recordId);
    return [];
  }
  if (after === null) {
    const elements = elementsIn(removed, languageId);
    for (const [index, element] of elements.entries())
      if (index === 0) state.insert(element, referenceId(before.previous));
      else state.append(element);
    return elements.map(({ id }) => id);
  }
  if ('parent' in before) state.move(recordId, referenceId(before.parent), referenceId(before.previous));
  else state.edit(recordId, before);
  return [];
}

function referenceId(reference: unknown): number | null {
  const id: unknown = typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'id') : null;
  return typeof id === 'number' ? id : null;
}
