// The guard of excluded categories, below every way in which a category is written: screens, history, language cards, order of articles.
import { exclusionRefusal } from '@redakcja/domain/menus/excluded-branches';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { menuObstacle } from '@redakcja/domain/menus/menu-obstacles';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { forbidden } from '../../http/problem.ts';
import type { RemovedRows } from '../usages.ts';

type Guarded = Pick<Caller, 'id' | 'isAdmin' | 'excludedCategories'>;
/** What goes along with the category: nothing, or all that is below it. */
type Reach = 'category' | 'branch';

/** All that is closed to the caller, as an array: the excluded categories and what is below them; nothing to administrators. */
export function closedCategories({
  isAdmin,
  excludedCategories,
}: Pick<Guarded, 'isAdmin' | 'excludedCategories'>): SQL {
  if (isAdmin || excludedCategories.size === 0) return sql`'{}'::int[]`;
  return sql`array(with recursive closed (id) as (
      select unnest(${idList([...excludedCategories])})
      union select m.id from menu_elements m join closed c on m.parent_id = c.id
    ) select id from closed)`;
}

const row = rowShape({ id: integer() });

/** Throws a 403 unless the caller may change these categories; administrators may change all. Null stands for the place above the roots. */
export async function requireOwnBranches(
  tx: Database,
  { isAdmin, excludedCategories }: Guarded,
  ids: readonly (number | null)[],
  reach: Reach,
): Promise<void> {
  if (isAdmin || excludedCategories.size === 0) return;
  const list = idList(ids.filter((id) => id !== null));
  const path = sql`with recursive path (id, parent_id) as (
      select m.id, m.parent_id from menu_elements m where m.id = any(${list})
      union select m.id, m.parent_id from menu_elements m join path p on m.id = p.parent_id
    ) select id from path`;
  const below = sql`with recursive below (id) as (
      select m.id from menu_elements m where m.parent_id = any(${list})
      union select m.id from menu_elements m join below b on m.parent_id = b.id
    ) select id from below`;
  const idsOf = async (query: typeof path) => (await tx.rows(row, query)).map(({ id }) => id);
  const touched = { path: await idsOf(path), along: reach === 'branch' ? await idsOf(below) : [] };
  const refusal = exclusionRefusal(excludedCategories, touched);
  if (refusal !== null) throw forbidden(menuObstacle(refusal));
}

/** The same for categories that were deleted: their exclusions went with them. */
export function requireOwnRemoved({ isAdmin, id }: Guarded, removed: RemovedRows): void {
  const exclusions = removed['user_excluded_categories.menu_element_id'] ?? [];
  if (!isAdmin && exclusions.some((one) => one.user_id === id)) throw forbidden(menuObstacle(menuMessages.excluded));
}
