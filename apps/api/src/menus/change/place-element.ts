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
  const index = siblings.findIndex(({ id }) => id === slot.previousId) + 1;
  const order = siblings.map(({ position }): number | null => position).toSpliced(index, 0, null);
  const position = positionsAmong(order)?.[index];
  if (position !== undefined) return position;
  await renumber(db, slot);
  return freePosition(db, slot, movedId);
}

/** The positions of siblings in their order, also of new ones (null): at most as many as a gap has room for. */
export async function freePositions(
  db: Database,
  slot: Omit<Slot, 'previousId'>,
  order: readonly (number | null)[],
): Promise<number[]> {
  const found = positionsAmong(order);
  if (found !== null) return found;
  await renumber(db, slot);
  let place = 0;
  const renumbered = order.map((position) => {
    if (position === null) return null;
    place += 1;
    return place * gap;
  });
  const positions = positionsAmong(renumbered);
  if (positions === null) throw new Error('More new categories than a gap has room for');
  return positions;
}

/** Null when a gap is used up. */
function positionsAmong(order: readonly (number | null)[]): number[] | null {
  const all: number[] = [];
  for (const [index, known] of order.entries()) {
    if (known !== null) {
      all.push(known);
      continue;
    }
    const before = all.at(-1);
    const left = order.slice(index).findIndex((one) => one !== null);
    const after = left < 0 ? null : (order[index + left] ?? null);
    if (before === undefined) all.push(after === null ? gap : after - left * gap);
    else if (after === null) all.push(before + gap);
    else if (after - before > left) all.push(before + Math.floor((after - before) / (left + 1)));
    else return null;
  }
  return all;
}

async function renumber(db: Database, { type, parentId }: Omit<Slot, 'previousId'>): Promise<void> {
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
