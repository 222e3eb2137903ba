// Excluding a category protects its branch in every way in which categories are written. The ways come from the contract: a new one fails here.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type OperationObject, readContract, type Schema } from '../../http/contract/document.ts';
import { startApi } from '../../testing/start-api.ts';
import { addArticle, language } from '../../testing/test-articles.ts';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';
import { clearMenus, menuCalls, sampleMenu, text } from '../testing/menu-calls.ts';

const api = await startApi();
const english = await language(api.db, 'EN');
const permissions = ['ManageMenus', 'ManageSettings', 'CreateArticles'] as const;
const keeper = menuCalls(api.as(await api.user({ permissions })));
let a = 0;
let b = 0;
let c = 0;
let d = 0;
afterAll(() => api.stop());
beforeEach(async () => {
  await clearMenus(api);
  ({ a, b, c, d } = await sampleMenu(keeper));
});

type Attempt = (client: TestClient) => Promise<TestAnswer<{ errors: string[] }>>;
/** Kinds of changes that are tried. */
const events = new Set<string>();
function change(event: string, body: () => object | Promise<object>, query = ''): Attempt {
  events.add(event);
  return async (client) => client.put(`/api/menus/20${query}`, { event, ...(await body()) });
}
/** What the keeper did is taken back. */
const undoing = (done: () => ReturnType<typeof keeper.change>) =>
  change('restore', async () => ({ journalEntryId: (await done()).body.journalEntryId }));
const translated = () => ({
  menuElementsChanged: [
    { menuElementId: c, translatedDisplayText: 'C', translatedTitle: 'C', revision: 0, translatedUrl: null },
  ],
});

/** Attempts on A(B(C)) of somebody who is excluded from B. */
const ways: Record<string, Record<string, Attempt>> = {
  changeMenu: {
    'changing it': change('edit', () => ({ elementId: b, element: text('X') })),
    'changing what is below': change('edit', () => ({ elementId: c, element: text('X') })),
    'translating what is below': change('edit', () => ({ elementId: c, element: text('X') }), '?lang=EN'),
    'hiding what holds it': change('edit', () => ({ elementId: a, element: text('A', { isHidden: true }) })),
    'moving it': change('move', () => ({ elementId: b, parentElementId: d, previousElementId: null })),
    'moving what holds it': change('move', () => ({
      elementId: a,
      parentElementId: null,
      previousElementId: d,
    })),
    'moving what is below': change('move', () => ({
      elementId: c,
      parentElementId: d,
      previousElementId: null,
    })),
    'moving another under what is below': change('move', () => ({
      elementId: d,
      parentElementId: c,
      previousElementId: null,
    })),
    'adding below': change('add', () => ({
      parentElementId: c,
      previousElementId: null,
      element: text('X'),
    })),
    'deleting it': change('delete', () => ({ elementId: b })),
    'deleting what holds it': change('delete', () => ({ elementId: a })),
    'taking back a change of it': undoing(() => keeper.change({ event: 'edit', elementId: b, element: text('X') })),
    'taking back that what holds it is hidden': undoing(() =>
      keeper.change({ event: 'edit', elementId: a, element: text('A', { isHidden: true }) }),
    ),
    'taking back a move of what holds it': undoing(() => keeper.move(a, null, d)),
    'taking back a move out of it': undoing(() => keeper.move(c, d, null)),
    'taking back an addition below': undoing(() =>
      keeper.change({ event: 'add', parentElementId: c, previousElementId: null, element: text('X') }),
    ),
    'taking back a deletion below': undoing(() => keeper.change({ event: 'delete', elementId: c })),
    'taking back its deletion': undoing(() => keeper.change({ event: 'delete', elementId: a })),
  },
  addMenuElements: {
    'adding below, among others': (client) =>
      client.post('/api/menus/elements', {
        type: 20,
        additions: [{ element: text('X') }, { parentElementId: c, element: text('X') }],
      }),
    'adding to it': (client) =>
      client.post('/api/menus/elements', { type: 20, additions: [{ parentElementId: b, element: text('X') }] }),
  },
  createLanguage: {
    'a card with texts of what is below': (client) =>
      client.post('/api/settings/language', { ...card, isoCode: 'UA', ...translated() }),
  },
  updateLanguage: {
    'a card with texts of what is below': (client) =>
      client.put(`/api/settings/language/${english}`, { ...card, isoCode: 'EN', ...translated() }),
  },
  changeLanguageStatus: {
    'activation with texts of what is below': (client) =>
      client.put(`/api/settings/language/${english}/status/0`, translated()),
  },
  changeMenuSortConfiguration: {
    'sorting what is below': (client) =>
      client.put(`/api/menus/${c}/sort-configurations`, { articleSortOnCategoryType: 30 }),
  },
  moveMenuArticle: {
    'ordering the articles of what is below': async (client) => {
      const { id } = await addArticle(api.db, { categories: [c] });
      return client.put(`/api/menus/${c}/articles/${id}`, { position: 1 });
    },
  },
  importArticleOrder: {
    'ordering the articles of what is below as elsewhere': async (client) => {
      await addArticle(api.db, { categories: [c] });
      const [order] = (await client.get(`/api/articles/portable/orders?categoryIds=${c}`)).body;
      return client.post('/api/menus/article-orders', order);
    },
  },
};
const card = { name: 'ukraiński', localName: 'українська', dateFormat: 'dd.MM.yyyy' };

/** Name categories and do not write them; articles have a guard of their own (articles/card/excluded-categories.ts). */
const others = new Set([
  'createArticle',
  'updateArticle',
  'importArticles',
  'createUser',
  'updateUser',
  'createTile',
  'updateTile',
  'createRssChannel',
  'updateRssChannel',
]);

test.each(
  Object.entries(ways).flatMap(([operation, all]) =>
    Object.entries(all).map(([way, run]) => [operation, way, run] as const),
  ),
)('%s: %s', async (_operation, _way, attempt) => {
  const restricted = api.as(await api.user({ permissions, excludedCategories: [b] }));
  const answer = await attempt(restricted);
  expect([answer.status, answer.body.errors]).toEqual([403, ['Brak uprawnień do tej kategorii']]);
});

test('what was deleted is not restored by somebody who was excluded from it', async () => {
  const restricted = menuCalls(api.as(await api.user({ permissions, excludedCategories: [c] })));
  const { body } = await keeper.change({ event: 'delete', elementId: b });
  expect((await restricted.undo(body.journalEntryId)).status).toBe(403);
  expect((await keeper.undo(body.journalEntryId)).status).toBe(200);
});

test('what holds an excluded category can be renamed, and added to', async () => {
  const restricted = menuCalls(api.as(await api.user({ permissions, excludedCategories: [b] })));
  expect((await restricted.change({ event: 'edit', elementId: a, element: text('Nowa nazwa') })).status).toBe(200);
  expect(await restricted.add('Druga', a)).toEqual(expect.any(Number));
});

const document = readContract();
const named = /^(?:elementId|parentElementId|menuElement\w*|\w*MenuElement\w*|categor\w*|\w*Categor\w*)$/;

/** Whether a schema has a property that names categories, at any depth. */
function namesCategories(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  const { $ref, properties } = schema as Schema;
  const target =
    $ref === undefined
      ? null
      : $ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, step) => Reflect.get(Object(at), step), document);
  if (Object.keys(properties ?? {}).some((name) => named.test(name))) return true;
  return [...Object.values(schema), target].some((one) => namesCategories(one, seen));
}

test('every operation that writes categories is among them', () => {
  const writing = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, OperationObject] => /^(?:post|put|patch|delete)$/.test(entry[0]))
      .filter(([, one]) => path.includes('/menus/') || namesCategories(one.requestBody))
      .map(([, one]) => one.operationId),
  );
  expect(writing.filter((one) => !(one in ways) && !others.has(one))).toEqual([]);
});

test('every kind of change of a menu is among them', () => {
  const kinds = Object.values(document.components.schemas).flatMap(
    ({ properties }) => (properties as { event?: { const?: string } } | undefined)?.event?.const ?? [],
  );
  expect([...events].sort()).toEqual(kinds.sort());
});
