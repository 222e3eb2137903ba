// A tree of which most is cached is the same as one that is read anew, after every kind of change.
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuChangeResult } from '@redakcja/generated/model/menuChangeResult';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { articleCategories, articles, baseArticles, languages, menuElements } from '../../database/schema.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const editor = withClient(api, { permissions: ['ManageMenus'] });
let readers = 0;

const address = '/api/menus/20?categoryOnly=true';

beforeAll(() =>
  api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 }),
);

/** As a new user, whose exclusions no cached menu has. */
async function readAnew(): Promise<Menu> {
  readers += 1;
  const [other] = await api.db.insert(menuElements).values({ type: 10, position: readers }).returning();
  const one = await api.user({ permissions: ['ManageMenus'], excludedCategories: [other?.id ?? 0] });
  return (await api.as(one).get<Menu>(address)).body;
}

async function change(body: MenuChange): Promise<MenuChangeResult> {
  const answer = await editor.put<MenuChangeResult>('/api/menus/20', body);
  expect(answer.status).toBe(200);
  const cached = (await editor.get<Menu>(address)).body;
  expect(cached).toEqual(await readAnew());
  expect(cached.revision).toBe(answer.body.revision);
  return answer.body;
}

async function add(name: string, parentElementId: number | null, previousElementId: number | null = null) {
  const element = { displayText: name, title: `Kategoria ${name}` };
  return (await change({ event: 'add', parentElementId, previousElementId, element })).elementId;
}

let office: number;
let council: number;
let department: number;

beforeEach(async () => {
  office = await add('Urząd', null);
  council = await add('Rada', null, office);
  department = await add('Wydział', office);
});

test('moved, renamed, translated, deleted and brought back', async () => {
  await change({ event: 'move', elementId: department, parentElementId: council, previousElementId: null });
  const texts = { languageId: 2, translatedDisplayText: 'Department', translatedTitle: 'The department' };
  const element = { displayText: 'Wydział Finansów', title: 'Wydział', languages: [texts] };
  await change({ event: 'edit', elementId: department, element });
  await change({ event: 'edit', elementId: department, element: { displayText: 'Wydział Oświaty', title: 'Wydział' } });
  const { journalEntryId } = await change({ event: 'delete', elementId: council });
  await change({ event: 'restore', journalEntryId: journalEntryId ?? 0 });
});

test('an article that is published closes the deletion of all above its category', async () => {
  const isOpen = async () =>
    (await editor.get<Menu>(address)).body.elements.find(({ elementId }) => elementId === office)?.canDelete;
  expect(await isOpen()).toBe(true);
  const [base] = await api.db.insert(baseArticles).values({}).returning();
  const [article] = await api.db
    .insert(articles)
    .values({
      baseArticleId: base?.id ?? 0,
      languageId: 1,
      status: 40,
      title: 'Uchwała',
      slug: 'uchwala',
      shortDescription: 'Opis',
      providingEntity: 'Urząd',
      authorName: 'Jan',
      informationCreated: new Date(),
      createdBy: 'Jan',
    })
    .returning();
  await api.db
    .insert(articleCategories)
    .values({ articleId: article?.id ?? 0, menuElementId: department, position: 0 });
  expect(await isOpen()).toBe(false);
  expect((await editor.get<Menu>(address)).body).toEqual(await readAnew());
});

test('the numbers of articles follow every change of articles and of their categories', async () => {
  const countsInTree = async () => {
    const { elements } = (await editor.get<Menu>(address)).body;
    return elements.flatMap((one) => [one, ...one.children]).find(({ elementId }) => elementId === department);
  };
  const expectSame = async (published: number, languages: string[]) => {
    // one category is counted by itself, without anything cached
    const own = (await editor.get(`/api/menus/elements/${department}`)).body;
    const inTree = await countsInTree();
    expect([inTree?.articleCounts.published, inTree?.publishedLanguages]).toEqual([published, languages]);
    expect([own.articleCounts.published, own.publishedLanguages]).toEqual([published, languages]);
  };
  await expectSame(0, []);
  const first = await addArticle(api.db, { status: 40, categories: [department] });
  await expectSame(1, ['PL']);
  const english = await addArticle(api.db, { status: 40, languageId: 2, isListed: false });
  await expectSame(1, ['PL']);
  await api.db.insert(articleCategories).values({ articleId: english.id, menuElementId: department, position: 0 });
  await expectSame(1, ['PL', 'EN']);
  await api.db.delete(articleCategories).where(eq(articleCategories.articleId, first.id));
  await expectSame(0, ['EN']);
  await api.db.delete(articles).where(eq(articles.id, english.id));
  await expectSame(0, []);
});

test('a category that is moved while the tree is read is not lost with its former parent', async () => {
  const { db } = api.services;
  const { rows: read } = db;
  let isMoved = false;
  const spy = vi.spyOn(db, 'rows').mockImplementation(async (shape, query) => {
    const rows = await read(shape, query);
    // between the order of the categories and their texts
    if (!isMoved && shape.columns.includes('from menu_elements where type')) {
      isMoved = true;
      await editor.put('/api/menus/20', {
        event: 'move',
        elementId: department,
        parentElementId: council,
        previousElementId: null,
      });
      await editor.put('/api/menus/20', { event: 'delete', elementId: office });
    }
    return rows;
  });
  const { elements } = await readAnew();
  spy.mockRestore();
  expect(isMoved).toBe(true);
  const found = elements.find(({ elementId }) => elementId === council);
  expect(found?.children.map(({ elementId }) => elementId)).toEqual([department]);
});

test('whoever reads while others write sees each change whole', async () => {
  const parents = [office, council, department, null];
  const moved: number[] = [];
  for (const number of [1, 2, 3, 4, 5]) moved.push(await add(`Referat ${number}`, null));
  const writing = moved.map(async (elementId, turn) => {
    for (const parentElementId of [...parents.slice(turn % 4), ...parents])
      await editor.put('/api/menus/20', { event: 'move', elementId, parentElementId, previousElementId: null });
  });
  const reading = Array.from({ length: 20 }, async () => {
    const { elements } = (await editor.get<Menu>(address)).body;
    const ids = elements.flatMap(function all(one): number[] {
      return [one.elementId, ...one.children.flatMap(all)];
    });
    expect(moved.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  await Promise.all([...writing, ...reading]);
  expect((await editor.get<Menu>(address)).body).toEqual(await readAnew());
});
