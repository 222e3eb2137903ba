// Input of the rules of a change, read in its transaction. Every change first locks its menu, so that changes of one menu run one after another; rows
// that the rules depend on are locked too, because other operations change them as well.
import type { BranchFacts } from '@redakcja/domain/menus/placement';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { boolean, integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';

const revisionRow = rowShape({ revision: integer() });

/** Waits for other changes of the menu and returns its revision. */
export async function lockMenu(tx: Database, type: MenuType): Promise<number> {
  const [row] = await tx.rows(revisionRow, sql`select revision from menus where type = ${type} for update`);
  return row?.revision ?? 0;
}

/** Links lead from one menu into the other: whoever sets one waits for the others, or two changes of different menus could close a circle. */
export async function lockLinks(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('links of categories'))`);
}

export async function incrementMenuRevision(tx: Database, type: MenuType): Promise<void> {
  await tx.execute(sql`update menus set revision = revision + 1 where type = ${type}`);
}

const elementRow = rowShape({
  id: integer('m.id'),
  type: oneOf(MenuType, 'm.type'),
  parentId: nullable(integer('m.parent_id')),
  level: integer('m.level'),
  position: integer('m.position'),
  isHidden: boolean('m.is_hidden'),
  isSystem: boolean('m.is_system'),
  articleSort: integer('m.article_sort'),
  linkMenuElementId: nullable(integer('m.link_menu_element_id')),
  linkArticleId: nullable(integer('m.link_article_id')),
  revision: integer('m.revision'),
  displayText: text("coalesce(t.display_text, '')"),
  url: nullable(text('t.url')),
});
/** A category with its Polish name and address. */
export type Element = RowOf<typeof elementRow>;

/** Categories by their ids, locked; unknown ids are left out. */
export async function lockElements(tx: Database, ids: readonly (number | null)[]): Promise<Map<number, Element>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.rows(
    elementRow,
    sql`${elementRow.select} from menu_elements m left join menu_element_translations t on t.menu_element_id = m.id
        and t.language_id = (select id from languages where iso_code = 'PL')
      where m.id = any(${idList(wanted)}) order by m.id for no key update of m`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const siblingRow = rowShape({ id: integer('m.id'), position: integer('m.position') });

/** Categories under a parent in their order. */
export function siblingsOf(tx: Database, type: MenuType, parentId: number | null) {
  const condition = parentId === null ? sql`m.parent_id is null` : sql`m.parent_id = ${parentId}`;
  return tx.rows(
    siblingRow,
    sql`${siblingRow.select} from menu_elements m where m.type = ${type} and ${condition} order by m.position`,
  );
}

export interface Branch {
  /** The category itself first. */
  ids: number[];
  /** 1 without subcategories. */
  height: number;
  /** Its children. */
  childCount: number;
}

const memberRow = rowShape({ id: integer('b.id'), level: integer('b.level') });

export async function branchOf(tx: Database, id: number): Promise<Branch> {
  const rows = await tx.rows(
    memberRow,
    sql`${memberRow.select} from (
      with recursive branch (id, level) as (
        select ${id}::int, 1 union all select m.id, b.level + 1 from branch b
        -- "offset 0" keeps the planner from scanning all categories for the few children
        cross join lateral (select c.id from menu_elements c where c.parent_id = b.id offset 0) m
      ) select * from branch) b order by b.level, b.id`,
  );
  return {
    ids: rows.map((row) => row.id),
    height: rows.at(-1)?.level ?? 1,
    childCount: rows.filter((row) => row.level === 2).length,
  };
}

const factsRow = rowShape({
  isSystem: boolean(),
  hasPublicArticles: boolean(),
  hasExternalBelow: boolean(),
});

/** Input of the rules of deletion for a category with its descendants. */
export async function branchFacts(tx: Database, caller: Caller, { ids }: Pick<Branch, 'ids'>): Promise<BranchFacts> {
  const [root = 0, ...below] = ids;
  const [row] = await tx.rows(
    factsRow,
    sql`select
      exists (select from menu_elements where id = any(${idList(ids)}) and is_system) as "isSystem",
      exists (select from article_categories c join articles a on a.id = c.article_id
        where c.menu_element_id = any(${idList(ids)}) and a.status = ${constant(ArticleStatus.Published)}) as "hasPublicArticles",
      exists (select from menu_element_translations t join languages l on l.id = t.language_id and l.iso_code = 'PL'
        where t.menu_element_id = any(${idList(below)}) and t.url is not null) as "hasExternalBelow"`,
  );
  if (row === undefined) throw new Error(`No facts of category ${root}`);
  return { ...row, isExcluded: !caller.isAdmin && ids.some((id) => caller.excludedCategories.has(id)) };
}
