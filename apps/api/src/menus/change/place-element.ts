// Positions among siblings. They leave gaps, so that a move writes one row; siblings are renumbered only when a gap is used up.
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { siblingsOf } from '../tree/menu-facts.ts';

const gap = 1024;

export interface Slot {
  type: MenuType;
  parentId: number | null;
  /** Null for the first position. */
  previousId: number | null;
}

/** Position for a category after `previousId`, which is one of its siblings; `movedId` is ignored. */
export async function freePosition(db: Database, slot: Slot, movedId: number | null): Promise<number> {
  const siblings = (await siblingsOf(db, slot.type, slot.parentId)).filter(({ id }) => id !== movedId);
  const index = siblings.findIndex(({ id }) => id === slot.previousId);
  const [before, after] = [siblings[index]?.position, siblings[index + 1]?.position];
  if (before === undefined) return (after ?? 2 * gap) - gap;
  if (after === undefined) return before + gap;
  if (after - before > 1) return Math.floor((before + after) / 2);
  await renumber(db, slot);
  return freePosition(db, slot, movedId);
}

async function renumber(db: Database, { type, parentId }: Slot): Promise<void> {
  await db.execute(sql`update menu_elements m set position = n.place * ${gap} from (
      select id, row_number() over (order by position) as place from menu_elements
      where type = ${type} and parent_id is not distinct from ${parentId}
    ) n where n.id = m.id`);
}

/** Previous sibling of a category, null for the first. */
export async function previousOf(db: Database, slot: Omit<Slot, 'previousId'>, id: number): Promise<number | null> {
  const siblings = await siblingsOf(db, slot.type, slot.parentId);
  return siblings[siblings.findIndex((one) => one.id === id) - 1]?.id ?? null;
}
