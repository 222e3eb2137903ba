// Creates and changes a menu for tests through the API.
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** A server with an editor of its menus. */
export async function startWithMenu() {
  const api = await startApi();
  const keeper = api.as(await api.user({ permissions: ['ManageMenus', 'ManageSettings', 'CreateArticles'] }));
  const [english, ukrainian] = [await language(api.db, 'EN'), await language(api.db, 'UA')];
  return { api, keeper, menu: menuCalls(keeper), english, ukrainian };
}

/** Removes all categories, and the articles in them. */
export async function clearMenus({ db }: TestApi): Promise<void> {
  for (const table of ['base_articles', 'article_categories', 'menu_elements'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
}

export function menuCalls(client: TestClient, type = 20) {
  const change = (body: object, query = '') => client.put(`/api/menus/${type}${query}`, body);
  const tree = async (query = ''): Promise<MenuElement[]> =>
    ((await client.get(`/api/menus/${type}?categoryOnly=true${query}`)).body as Menu).elements;
  const add = async (
    displayText: string,
    parentElementId: number | null = null,
    more: object = {},
  ): Promise<number> => {
    const parent = parentElementId === null ? await tree() : (find(await tree(), parentElementId)?.children ?? []);
    const previousElementId = parent.at(-1)?.elementId ?? null;
    const answer = await change({ event: 'add', parentElementId, previousElementId, element: text(displayText, more) });
    if (answer.status !== 200) throw new Error(`${displayText}: ${JSON.stringify(answer.body)}`);
    return answer.body.elementId;
  };
  const move = (elementId: number, parentElementId: number | null, previousElementId: number | null, seen?: object) =>
    change({ event: 'move', elementId, parentElementId, previousElementId, ...(seen && { seen }) });
  const element = async (id: number, query = ''): Promise<MenuElement> =>
    (await client.get(`/api/menus/elements/${id}${query}`)).body;
  return {
    change,
    tree,
    add,
    move,
    element,
    undo: (journalEntryId: number) => change({ event: 'restore', journalEntryId }),
  };
}

/** A(B(C)) D */
export async function sampleMenu(menu: ReturnType<typeof menuCalls>) {
  const a = await menu.add('A');
  const b = await menu.add('B', a);
  const c = await menu.add('C', b);
  const d = await menu.add('D');
  return { a, b, c, d };
}

/** Texts of a category. */
export const text = (displayText: string, more: object = {}) => ({ displayText, title: displayText, ...more });

export function find(elements: readonly MenuElement[], id: number): MenuElement | null {
  for (const one of elements) {
    const found = one.elementId === id ? one : find(one.children, id);
    if (found !== null) return found;
  }
  return null;
}

/** The tree as text, for example `A(B C(D))`. */
export function outline(elements: readonly MenuElement[]): string {
  return elements
    .map((one) => `${one.displayText}${one.children.length > 0 ? `(${outline(one.children)})` : ''}`)
    .join(' ');
}
