import { menuObstacle } from '@redakcja/domain/menus/menu-obstacles';
import { removalObstacles } from '@redakcja/domain/menus/placement';
import type { MenuElementDeletion } from '@redakcja/generated/model/menuElementDeletion';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonSql } from '../../database/rows/json-sql.ts';
import { json, rowShape } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { takeOut } from '../../shared/usages.ts';
import { branchFacts, branchOf, lockElements } from '../tree/menu-facts.ts';
import { requireSeen } from '../tree/read-revision.ts';
import { type ChangeContext, Delete, type Done } from './change-context.ts';
import { fieldsOf, flatFields, textsOf } from './element-fields.ts';
import { menuElementReferences } from './menu-references.ts';
import { placeData } from './move-element.ts';
import { previousOf } from './place-element.ts';

export async function deleteElement(context: ChangeContext, event: Omit<MenuElementDeletion, 'event'>): Promise<Done> {
  const { db, type, caller } = context;
  const { elementId, seen } = event;
  const branch = await branchOf(db, elementId);
  const found = await lockElements(db, branch.ids);
  const element = found.get(elementId);
  await requireSeen(db, type, {
    id: elementId,
    seen: seen?.element,
    now: element?.type === type ? element.revision : undefined,
  });
  if (element === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${elementId}`);
  await requireOwnBranches(db, caller, [elementId], 'branch');
  const obstacles = removalObstacles(await branchFacts(db, caller, branch));
  if (obstacles.length > 0) throw conflict(...obstacles.map(menuObstacle));

  const previousId = await previousOf(db, { type, parentId: element.parentId }, elementId);
  const around = await lockElements(db, [element.parentId, previousId]);
  const fields = fieldsOf(element, await textsOf(db, elementId));
  const elements = await rowsOf(db, branch.ids);
  const references = await takeOut(db, menuElementReferences, branch.ids);
  await db.execute(sql`delete from menu_elements where id = any(${idList(branch.ids)})`);
  return {
    elementId,
    elementName: element.displayText,
    operation: Delete,
    parentId: element.parentId,
    before: {
      ...flatFields(fields),
      ...placeData(around.get(element.parentId ?? 0), around.get(previousId ?? 0)),
      subcategories: branch.ids.length - 1,
    },
    after: null,
    removed: { menu_elements: elements, references },
  };
}

const jsonRow = rowShape({ row: json(jsonSql<Record<string, unknown>>('row')) });

async function rowsOf(db: Database, ids: readonly number[]) {
  const rows = await db.rows(
    jsonRow,
    sql`select to_jsonb(m) as row from menu_elements m where m.id = any(${idList(ids)}) order by m.level, m.position`,
  );
  return rows.map(({ row }) => row);
}
