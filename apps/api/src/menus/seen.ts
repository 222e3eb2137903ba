// Conflicts are per category: a change is taken when what it rests on is as the person saw it (openapi/menus.yaml, changeMenu).
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { conflictOf } from '../shared/journal.ts';
import { readEntries } from '../shared/journal-page.ts';
import { notFound } from '../shared/problem.ts';
import { recordTypeOf } from './change-context.ts';

export interface Sight {
  id: number | null;
  /** Revision the person saw; undefined is not compared. */
  seen: number | undefined;
  /** Revision now; undefined when the category is gone. */
  now: number | undefined;
}

/** Throws a 412 that tells what was changed, or a 404 for a category that is gone and of which nothing was seen. */
export async function requireSeen(tx: Database, type: MenuType, ...sights: readonly Sight[]): Promise<void> {
  for (const { id, seen, now } of sights) {
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

/** It went by itself, or with what it was under. */
async function goneConflict(tx: Database, id: number) {
  const removed = JSON.stringify({ menu_elements: [{ id }] });
  const entries = await readEntries(tx, sql`where j.removed @> ${removed}::jsonb order by j.id desc limit 1`);
  return conflictOf(entries, menuMessages.deletedMeanwhile);
}
