// The order in which new categories stand among those that are there, before anything is written.
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Database } from '../../database/database.ts';
import { siblingsOf } from '../tree/menu-facts.ts';
import { freePositions } from './place-element.ts';

/** A category as another one refers to it: one that is there has its id as its key. */
export interface Node {
  key: number | string;
  id: number;
  /** Null for a root. */
  parentKey: Node['key'] | null;
  displayText: string;
  url: string | null;
  level: number;
}

interface Sibling {
  key: Node['key'];
  /** Null of a new one. */
  position: number | null;
}

export class Siblings {
  readonly #db: Database;
  readonly #type: MenuType;
  /** By the key of their parent, in their order. */
  readonly #under = new Map<Node['parentKey'], Sibling[]>();

  constructor(db: Database, type: MenuType) {
    this.#db = db;
    this.#type = type;
  }

  async count(parentKey: Node['parentKey']): Promise<number> {
    return (await this.#list(parentKey)).length;
  }

  async insert({ key, parentKey, previous }: Node & { previous: Node | null }): Promise<void> {
    const list = await this.#list(parentKey);
    const index = previous === null ? 0 : list.findIndex((one) => one.key === previous.key) + 1;
    list.splice(index, 0, { key, position: null });
  }

  /** Of all that were inserted. */
  async positions(): Promise<ReadonlyMap<Node['key'], number>> {
    const all = new Map<Node['key'], number>();
    for (const [parentKey, list] of this.#under) {
      const slot = { type: this.#type, parentId: typeof parentKey === 'number' ? parentKey : null };
      const positions = await freePositions(
        this.#db,
        slot,
        list.map(({ position }) => position),
      );
      for (const [index, { key }] of list.entries()) all.set(key, positions[index] ?? 0);
    }
    return all;
  }

  async #list(parentKey: Node['parentKey']): Promise<Sibling[]> {
    const known = this.#under.get(parentKey);
    if (known !== undefined) return known;
    // under a new one there is nothing yet
    const stored = typeof parentKey === 'string' ? [] : await siblingsOf(this.#db, this.#type, parentKey);
    const list = stored.map(({ id, position }): Sibling => ({ key: id, position }));
    this.#under.set(parentKey, list);
    return list;
  }
}
