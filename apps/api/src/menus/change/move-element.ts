import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { placementRefusalIn } from '@redakcja/domain/menus/placement';
import type { MenuElementMove } from '@redakcja/generated/model/menuElementMove';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { conflict } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { branchOf, type Element, lockElements, siblingsOf } from '../tree/menu-facts.ts';
import { requireSeen } from '../tree/read-revision.ts';
import { type ChangeContext, type Done, Move, reference, type Unchanged } from './change-context.ts';
import { freePosition, previousOf } from './place-element.ts';

type Target = Omit<MenuElementMove, 'event'>;

export async function moveElement(context: ChangeContext, target: Target): Promise<Done | Unchanged> {
  const { db, type } = context;
  const { elementId, parentElementId, previousElementId, seen } = target;
  const found = await lockElements(db, [elementId, parentElementId, previousElementId]);
  const ofMenu = (id: number | null) => {
    const one = id === null ? undefined : found.get(id);
    return one?.type === type ? one : undefined;
  };
  const [element, parent, anchor] = [ofMenu(elementId), ofMenu(parentElementId), ofMenu(previousElementId)];
  await requireSeen(
    db,
    type,
    { id: elementId, seen: seen?.element, now: element?.revision },
    { id: parentElementId, seen: seen?.parent, now: parent?.revision },
    { id: previousElementId, seen: seen?.previous, now: anchor?.revision },
  );
  if (element === undefined) throw conflict(menuMessages.unknown);
  if (anchor !== undefined && (anchor.parentId !== parentElementId || anchor.id === elementId))
    throw conflict(menuMessages.anchorGone);
  const shift = await requirePlace(context, element, parent ?? null);

  const formerPreviousId = await previousOf(db, { type, parentId: element.parentId }, elementId);
  if (element.parentId === parentElementId && formerPreviousId === previousElementId)
    return { elementId, parentId: parentElementId, operation: null };
  const former = await lockElements(db, [element.parentId, formerPreviousId]);
  await writePlace(db, element, { type, parentId: parentElementId, previousId: previousElementId }, shift);
  return {
    elementId,
    elementName: element.displayText,
    operation: Move,
    parentId: parentElementId,
    before: placeData(former.get(element.parentId ?? 0), former.get(formerPreviousId ?? 0)),
    after: placeData(parent, anchor),
  };
}

type Named = Pick<Element, 'id' | 'displayText'> | null | undefined;

export function placeData(parent: Named, previous: Named) {
  return { parent: reference(parent), previous: reference(previous) };
}

interface Shift {
  /** The category and its descendants. */
  branch: readonly number[];
  /** Difference of levels; positive when they move deeper. */
  levels: number;
}

async function requirePlace(
  { db, type, caller }: ChangeContext,
  element: Element,
  parent: Element | null,
): Promise<Shift> {
  await requireOwnBranches(db, caller, [element.id], 'branch');
  await requireOwnBranches(db, caller, [parent?.id ?? null], 'category');
  const parentId = parent?.id ?? null;
  // a move among siblings cannot exceed a limit
  if (parentId === element.parentId) return { branch: [element.id], levels: 0 };
  const branch = await branchOf(db, element.id);
  if (parentId !== null && branch.ids.includes(parentId)) throw conflict(menuMessages.underItself);
  const roots = parentId === null ? await siblingsOf(db, type, null) : [];
  const refusal = placementRefusalIn(type, {
    parent: parent === null ? null : { ...parent, isExcluded: false },
    otherRoots: roots.length,
    height: branch.height,
  });
  if (refusal !== null) throw conflict(refusal);
  return { branch: branch.ids, levels: (parent?.level ?? 0) + 1 - element.level };
}

/** The category and, when its level changes, its descendants: in one statement, because the foreign key to the parent includes the level. */
async function writePlace(
  db: Database,
  { id, parentId }: Element,
  slot: { type: Element['type']; parentId: number | null; previousId: number | null },
  { branch, levels }: Shift,
): Promise<void> {
  const position = await freePosition(db, slot, id);
  const place =
    parentId === slot.parentId
      ? sql`position = ${position}`
      : sql`parent_id = case id when ${id} then ${slot.parentId}::int else parent_id end,
          position = case id when ${id} then ${position}::int else position end, level = level + ${levels}::int`;
  await db.execute(sql`update menu_elements set ${place}, revision = revision + case id when ${id} then 1 else 0 end
    where id = any(${idList(levels === 0 ? [id] : branch)})`);
}
