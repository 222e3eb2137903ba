// A menu as it was at a moment: the present menu, from which the journal entries since then are undone.
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import { type Database, queryRows, selectRows } from '../database/database.ts';
import { boolean, integer, json, nullable, rowShape, text } from '../database/row-shape.ts';
import { jsonSql, utc } from '../shared/json-sql.ts';
import { recordTypeOf } from './change-context.ts';

export interface PastElement {
  id: number;
  parentId: number | null;
  displayText: string;
  title: string;
  url: string | null;
  isHidden: boolean;
}

/** A menu at one moment: its categories, and the order under each parent. */
export class MenuState {
  readonly elements = new Map<number, PastElement>();
  private readonly orders = new Map<number | null, number[]>();

  /** Ids under a parent in their order. */
  under(parentId: number | null): readonly number[] {
    return this.orders.get(parentId) ?? [];
  }

  previousOf(id: number): number | null {
    const siblings = this.under(this.elements.get(id)?.parentId ?? null);
    return siblings[siblings.indexOf(id) - 1] ?? null;
  }

  /** After a sibling; first where that is null, last where it does not exist. */
  insert(element: PastElement, previousId: number | null): void {
    const siblings = this.orders.get(element.parentId) ?? [];
    const index = previousId === null ? 0 : siblings.indexOf(previousId) + 1;
    siblings.splice(previousId !== null && index === 0 ? siblings.length : index, 0, element.id);
    this.orders.set(element.parentId, siblings);
    this.elements.set(element.id, element);
  }

  append(element: PastElement): void {
    this.insert(element, this.under(element.parentId).at(-1) ?? null);
  }

  move(id: number, parentId: number | null, previousId: number | null): void {
    const element = this.elements.get(id);
    if (element === undefined) return;
    this.detach(element);
    this.insert({ ...element, parentId }, previousId);
  }

  /** With its descendants. */
  remove(id: number): void {
    const element = this.elements.get(id);
    if (element === undefined) return;
    for (const child of [...this.under(id)]) this.remove(child);
    this.detach(element);
    this.elements.delete(id);
  }

  /** Parents before their children, each with its level and position. */
  *walk(parentId: number | null = null, level = 1): Generator<{ element: PastElement; level: number; order: number }> {
    for (const [order, id] of this.under(parentId).entries()) {
      const element = this.elements.get(id);
      if (element === undefined) continue;
      yield { element, level, order };
      yield* this.walk(id, level + 1);
    }
  }

  private detach({ id, parentId }: PastElement): void {
    this.orders.set(
      parentId,
      this.under(parentId).filter((one) => one !== id),
    );
  }
}

const elementRow = rowShape({
  id: integer('m.id'),
  parentId: nullable(integer('m.parent_id')),
  displayText: text("coalesce(t.display_text, '')"),
  title: text("coalesce(t.title, '')"),
  url: nullable(text('t.url')),
  isHidden: boolean('m.is_hidden'),
});

/** The menu as it is now. */
export async function presentMenu(db: Database, type: MenuType): Promise<MenuState> {
  const rows = await selectRows(
    db,
    elementRow,
    sql`from menu_elements m left join menu_element_translations t on t.menu_element_id = m.id
        and t.language_id = (select id from languages where iso_code = 'PL')
      where m.type = ${type} order by m.level, m.position`,
  );
  const state = new MenuState();
  for (const row of rows) state.append(row);
  return state;
}

interface RawElement {
  id: number;
  parent_id: number | null;
  is_hidden: boolean;
  level: number;
}
interface RawTexts {
  menu_element_id: number;
  language_id: number;
  display_text: string;
  title: string;
  url: string | null;
}
interface Removed {
  menu_elements: RawElement[];
  references: { 'menu_element_translations.menu_element_id'?: RawTexts[] };
}

const entryRow = rowShape({
  id: integer('j.id'),
  recordId: integer('j.record_id'),
  before: json(jsonSql<JournalEntry['before']>('j.before')),
  after: json(jsonSql<JournalEntry['after']>('j.after')),
  removed: json(jsonSql<Removed | null>('j.removed')),
});

const startRow = rowShape({ start: nullable(text(utc('min(j.created_date)'))) });

export interface PastMenuState {
  state: MenuState;
  journalStart: string | null;
  /** Entry that deleted a category that exists in `state`, by the id of the category. */
  deletedBy: Map<number, number>;
}

export async function menuAt(db: Database, type: MenuType, moment: string): Promise<PastMenuState> {
  const state = await presentMenu(db, type);
  const recordType = recordTypeOf[type];
  const [first] = await queryRows(
    db,
    startRow,
    sql`select ${sql.raw(startRow.columns)} from journal j where j.record_type = ${recordType}`,
  );
  const entries = await selectRows(
    db,
    entryRow,
    sql`from journal j where j.record_type = ${recordType} and j.created_date > ${moment}::timestamptz
      and j.operation not in (${JournalOperation.Reorder}, ${JournalOperation.Sort}) order by j.id desc`,
  );
  const [polish] = await queryRows(
    db,
    rowShape({ id: integer() }),
    sql`select id from languages where iso_code = 'PL'`,
  );
  const deletedBy = new Map<number, number>();
  for (const entry of entries) {
    const { recordId, before, after, removed } = entry;
    if (after === null && before !== null) {
      for (const id of insertRemoved(state, removed, before, polish?.id ?? 0)) deletedBy.set(id, entry.id);
    } else if (before === null) state.remove(recordId);
    else if ('parent' in before) state.move(recordId, referenceId(before.parent), referenceId(before.previous));
    else editBack(state, recordId, before);
  }
  return { state, journalStart: first?.start ?? null, deletedBy };
}

function insertRemoved(
  state: MenuState,
  removed: Removed | null,
  before: NonNullable<JournalEntry['before']>,
  polish: number,
) {
  const rows = removed?.menu_elements ?? [];
  const texts = new Map(
    (removed?.references['menu_element_translations.menu_element_id'] ?? [])
      .filter((one) => one.language_id === polish)
      .map((one) => [one.menu_element_id, one]),
  );
  for (const [index, row] of rows.entries()) {
    const text = texts.get(row.id);
    const element = {
      id: row.id,
      parentId: row.parent_id,
      displayText: text?.display_text ?? '',
      title: text?.title ?? '',
      url: text?.url ?? null,
      isHidden: row.is_hidden,
    };
    if (index === 0) state.insert(element, referenceId(before.previous));
    else state.append(element);
  }
  return rows.map(({ id }) => id);
}

function editBack(state: MenuState, id: number, before: NonNullable<JournalEntry['before']>): void {
  const element = state.elements.get(id);
  if (element === undefined) return;
  const { displayText, title, url, isHidden } = before;
  state.elements.set(id, {
    ...element,
    ...(typeof displayText === 'string' && { displayText }),
    ...(typeof title === 'string' && { title }),
    ...((typeof url === 'string' || url === null) && { url }),
    ...(typeof isHidden === 'boolean' && { isHidden }),
  });
}

function referenceId(reference: unknown): number | null {
  const id: unknown = typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'id') : null;
  return typeof id === 'number' ? id : null;
}
