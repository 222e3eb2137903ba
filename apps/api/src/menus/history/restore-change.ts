// Undoes one change of the journal: a relative change with the same checks and its own entry, which can be undone too.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { placementRefusalIn } from '@redakcja/domain/menus/placement';
import { changesInTheWay, undoMessages, undoRefusal } from '@redakcja/domain/shared/journal/undo-rules';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { sql } from 'drizzle-orm';
import { conflictOf } from '../../call/journal.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { jsonSql } from '../../database/rows/json-sql.ts';
import { json, rowShape } from '../../database/rows/row-shape.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { readEntries } from '../../lists/journal-page.ts';
import { requireOwnBranches, requireOwnRemoved } from '../../shared/categories/category-guard.ts';
import { insertRows, putBack, type RemovedRows } from '../../shared/usages.ts';
import { type ChangeContext, type Done, Restore, recordTypeOf, type Unchanged } from '../change/change-context.ts';
import { deleteElement } from '../change/delete-element.ts';
import { formContext, writeEdit } from '../change/edit-element.ts';
import { fieldsOf, textsOf, withFlat } from '../change/element-fields.ts';
import { fieldErrorsOf } from '../change/element-input.ts';
import { menuElementReferences } from '../change/menu-references.ts';
import { moveElement, placeData } from '../change/move-element.ts';
import { freePosition } from '../change/place-element.ts';
import { lockElements, lockLinks, siblingsOf } from '../tree/menu-facts.ts';

type Data = NonNullable<JournalEntry['before']>;

export async function restoreChange(context: ChangeContext, journalEntryId: number): Promise<Done | Unchanged> {
  const { db, type } = context;
  const [entry] = await readEntries(db, sql`where j.id = ${journalEntryId} and j.record_type = ${recordTypeOf[type]}`);
  if (entry === undefined) throw notFound(`Nie znaleziono zmiany o numerze ${journalEntryId}`);
  const refusal = undoRefusal(entry);
  if (refusal !== null) throw conflict(refusal);
  await requireUntouched(context, entry);
  const done = await undoEntry(context, entry);
  await refuseCircles(context, entry.id, entry.recordId);
  return done.operation === null ? done : { ...done, operation: Restore, revertsEntryId: entry.id };
}

async function undoEntry(context: ChangeContext, entry: JournalEntry): Promise<Done | Unchanged> {
  if (entry.after === null) return insertAgain(context, entry);
  if (entry.before === null) return removeAdded(context, entry);
  if ('parent' in entry.after) return moveBack(context, entry, entry.before);
  return editBack(context, entry, entry.before);
}

/** Later changes of the same fields would be lost: a 412 lists them. */
async function requireUntouched({ db }: ChangeContext, entry: JournalEntry): Promise<void> {
  const later = await readEntries(
    db,
    sql`where j.record_type = ${entry.recordType} and j.record_id = ${entry.recordId} and j.id > ${entry.id} order by j.id`,
  );
  const standing = changesInTheWay(entry, later);
  if (standing.length > 0) throw conflictOf(standing.toReversed(), menuMessages.changedMeanwhile);
}

async function moveBack(context: ChangeContext, entry: JournalEntry, before: Data) {
  const parentElementId = idAt(before, 'parent');
  const siblings = await siblingsOf(context.db, context.type, parentElementId);
  return moveElement(context, {
    elementId: entry.recordId,
    parentElementId,
    previousElementId: anchorOf(before, siblings, entry.recordId),
  });
}

/** Its former previous sibling; the last one when that has moved. */
function anchorOf(before: Data, siblings: readonly { id: number }[], elementId: number): number | null {
  const previous = idAt(before, 'previous');
  const others = siblings.filter(({ id }) => id !== elementId);
  return previous === null || others.some(({ id }) => id === previous) ? previous : (others.at(-1)?.id ?? null);
}

async function editBack(context: ChangeContext, { recordId }: JournalEntry, before: Data) {
  const { db } = context;
  const element = (await lockElements(db, [recordId])).get(recordId);
  if (element === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${recordId}`);
  const stored = await textsOf(db, recordId);
  const now = fieldsOf(element, stored);
  const fields = withFlat(now, before);
  const form = await formContext(context, recordId);
  const standing = fieldErrorsOf(now, context, form);
  const errors = fieldErrorsOf(fields, context, form).filter((message) => !standing.includes(message));
  if (errors.length > 0) throw conflict(...errors);
  return writeEdit(context, element, stored, now, fields);
}

async function removeAdded(context: ChangeContext, { recordId }: JournalEntry) {
  const children = await siblingsOf(context.db, context.type, recordId);
  if (children.length > 0) throw conflict(menuMessages.addedHasChildren);
  return deleteElement(context, { elementId: recordId });
}

const removedRow = rowShape({ removed: json(jsonSql<Removed | null>('j.removed')) });
interface Removed {
  menu_elements: Record<string, unknown>[];
  references: RemovedRows;
}

async function insertAgain(context: ChangeContext, entry: JournalEntry): Promise<Done> {
  const { db, type, caller } = context;
  const before: Data = entry.before ?? {};
  const [row] = await db.rows(
    removedRow,
    sql`select ${sql.raw(removedRow.columns)} from journal j where j.id = ${entry.id}`,
  );
  const removed = row?.removed;
  const root = removed?.menu_elements[0];
  if (removed === undefined || removed === null || root === undefined) throw conflict(undoMessages.notRevertible);
  const parentId = idAt(before, 'parent');
  const parent = parentId === null ? null : ((await lockElements(db, [parentId])).get(parentId) ?? null);
  if (parentId !== null && parent === null) throw conflict(menuMessages.parentGone);
  await requireOwnBranches(db, caller, [parentId], 'category');
  requireOwnRemoved(caller, removed.references);
  const siblings = await siblingsOf(db, type, parentId);
  const levels = removed.menu_elements.map(({ level }) => Number(level));
  const refusal = placementRefusalIn(type, {
    parent: parent === null ? null : { ...parent, isExcluded: false },
    otherRoots: siblings.length,
    height: Math.max(...levels) - Math.min(...levels) + 1,
  });
  if (refusal !== null) throw conflict(refusal);
  const previousId = anchorOf(before, siblings, entry.recordId);
  const position = await freePosition(db, { type, parentId, previousId }, null);
  const rows = [{ ...root, position }, ...removed.menu_elements.slice(1)].map((one) => ({
    ...one,
    link_menu_element_id: null,
  }));
  await insertRows(db, 'menu_elements', rows, { orderBy: 'r.level' });
  await putBack(db, menuElementReferences, removed.references);
  await leadAgain(db, removed.menu_elements);
  const previous = previousId === null ? null : (await lockElements(db, [previousId])).get(previousId);
  return {
    elementId: entry.recordId,
    elementName: entry.recordName,
    operation: Restore,
    parentId,
    before: null,
    after: { ...before, ...placeData(parent, previous) },
  };
}

/** Categories lead again where they led, if that is still there. */
async function leadAgain(db: Database, rows: readonly Record<string, unknown>[]): Promise<void> {
  await db.execute(sql`update menu_elements m set link_menu_element_id = r.link_menu_element_id
    from jsonb_populate_recordset(null::menu_elements, ${JSON.stringify(rows)}::jsonb) r
    where r.id = m.id and exists (select from menu_elements x where x.id = r.link_menu_element_id)`);
}

/** Links that were made since may lead to what is put back. */
async function refuseCircles({ db }: ChangeContext, entryId: number, elementId: number): Promise<void> {
  await lockLinks(db);
  const circle = sql`with recursive restored (id) as (
      select ${elementId}::int union
      select (r->>'id')::int from journal j cross join jsonb_array_elements(j.removed->'menu_elements') r where j.id = ${entryId}
    ), way (start, id) as (
      select m.id, m.link_menu_element_id from menu_elements m join restored r on r.id = m.id where m.link_menu_element_id is not null
      union select w.start, m.link_menu_element_id from menu_elements m join way w on w.id = m.id where m.link_menu_element_id is not null
    ) select from way where start = id`;
  if (await hasRows(db, circle)) throw conflict(menuMessages.linkInCircle);
}

function idAt(data: Data, field: string): number | null {
  const reference = data[field];
  const id: unknown = typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'id') : null;
  return typeof id === 'number' ? id : null;
}
