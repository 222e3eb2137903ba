// A menu at one moment, in memory: changes of the journal are applied to it, forwards and backwards.
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';

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

  /** Sets those of the values that a category has here. */
  edit(id: number, { displayText, title, url, isHidden }: Readonly<Record<string, unknown>>): void {
    const element = this.elements.get(id);
    if (element === undefined) return;
    this.elements.set(id, {
      ...element,
      ...(typeof displayText === 'string' && { displayText }),
      ...(typeof title === 'string' && { title }),
      ...((typeof url === 'string' || url === null) && { url }),
      ...(typeof isHidden === 'boolean' && { isHidden }),
    });
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
  const rows = await db.rows(
    elementRow,
    sql`${elementRow.select} from menu_elements m left join menu_element_translations t on t.menu_element_id = m.id
        and t.language_id = (select id from languages where iso_code = 'PL')
      where m.type = ${type} order by m.level, m.position`,
  );
  const state = new MenuState();
  for (const row of rows) state.append(row);
  return state;
}
