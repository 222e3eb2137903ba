// Conflicts are per category: a change is accepted when the revisions it depends on are those the client has read (openapi/menus.yaml, changeMenu).
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import { conflictOf } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { readEntries } from '../../lists/journal-page.ts';
import { recordTypeOf } from '../change/change-context.ts';

export interface ReadRevision {
  id: number | null;
  /** Revision that the client has read; undefined is not compared. */
  seen: number | undefined;
  /** Present revision; undefined when the category does not exist. */
  now: number | undefined;
}

/** Throws a 412 that lists the changes, or a 404 for a missing category without a revision in the request. */
export async function requireSeen(tx: Database, type: MenuType, ...revisions: readonly ReadRevision[]): Promise<void> {
  for (const { id, seen, now } of revisions) {
    if (id === null || (now !== undefined && (seen === undefined || seen === now))) continue;
    if (now === undefined && seen === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${id}`);
    throw now === undefined
      ? await goneConflict(tx, id)
      : await changeConflict(tx, type, id, Math.max(1, now - (seen ?? 0)));
  }
}

async function changeConflict(tx: Database, type: MenuType, id: number, count: number) {
  const entries = await readEntries(
    tx,
    sql`where j.record_type = ${recordTypeOf[type]} and j.record_id = ${id} and j.operation <> 'reorder' order by j.id desc limit ${Math.min(count, 20)}`,
  );
  return conflictOf(entries, menuMessages.changedMeanwhile);
}

/** Deleted itself, or with an ancestor. */
async function goneConflict(tx: Database, id: number) {
  const removed = JSON.stringify({ menu_elements: [{ id }] });
  const entries = await readEntries(tx, sql`where j.removed @> ${removed}::jsonb order by j.id desc limit 1`);
  return conflictOf(entries, menuMessages.deletedMeanwhile);
}
