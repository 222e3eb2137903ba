import type { Menu } from '@redakcja/generated/model/menu';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  articleCategories,
  articles,
  baseArticles,
  languages,
  menuElements,
  menuElementTranslations,
} from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let editor: TestClient;

async function category(name: string, place: { type?: number; position: number; parentId?: number; url?: string }) {
  const { type = 20, position, parentId = null, url = null } = place;
  const [row] = await api.db.insert(menuElements).values({ type, position, parentId }).returning();
  const id = row?.id ?? 0;
  await api.db.insert(menuElementTranslations).values({
    menuElementId: id,
    languageId: 1,
    displayText: name,
    title: `Kategoria ${name}`,
    slug: 'kategoria',
    url,
  });
  return id;
}

beforeAll(async () => {
  api = await startApi();
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  const office = await category('Urząd', { position: 1 });
  await category('Gmina', { position: 0 });
  const department = await category('Wydział', { position: 0, parentId: office });
  await category('Mapa', { position: 1, parentId: office, url: 'https://mapa.example' });
  await category('Kontakt', { type: 10, position: 0 });
  await api.db
    .insert(menuElementTranslations)
    .values({ menuElementId: office, languageId: 2, displayText: 'Office', title: 'The office', slug: 'office' });
  const [base] = await api.db.insert(baseArticles).values({}).returning();
  const text = {
    title: 'Uchwała',
    slug: 'uchwala',
    shortDescription: 'Opis',
    providingEntity: 'Urząd',
    authorName: 'Jan',
  };
  const [article] = await api.db
    .insert(articles)
    .values({
      ...text,
      baseArticleId: base?.id ?? 0,
      languageId: 1,
      status: 40,
      informationCreated: new Date(),
      createdBy: 'Jan',
    })
    .returning();
  await api.db
    .insert(articleCategories)
    .values({ articleId: article?.id ?? 0, menuElementId: department, position: 0 });
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

async function menu(address: string): Promise<Menu> {
  return (await editor.get(address)).body as Menu;
}

test('a menu is a tree in the order of its elements, with its limits', async () => {
  const vertical = await menu('/api/menus/20?categoryOnly=true');
  expect(vertical).toMatchObject({ type: 20, maxElements: -1, maxLevels: 4 });
  expect(vertical.elements.map((one) => [one.displayText, one.order, one.level])).toEqual([
    ['Gmina', 0, 1],
    ['Urząd', 1, 1],
  ]);
  const [gmina, office] = vertical.elements;
  expect(office?.previousElement).toBe(gmina?.elementId);
  expect(office?.children.map((one) => [one.displayText, one.type, one.level])).toEqual([
    ['Wydział', 20, 2],
    ['Mapa', 40, 2],
  ]);
  expect(office?.languages).toMatchObject([{ languageIsoCode: 'EN', translatedDisplayText: 'Office' }]);
  expect(await menu('/api/menus/10')).toMatchObject({
    maxElements: 6,
    maxLevels: 1,
    elements: [{ displayText: 'Kontakt' }],
  });
});

test('a category with published articles cannot go, nor what holds it', async () => {
  const [gmina, office] = (await menu('/api/menus/20?categoryOnly=true')).elements;
  expect(gmina?.canDelete).toBe(true);
  expect(office?.canDelete).toBe(false);
  expect(office?.children[0]).toMatchObject({ canDelete: false, hasPublicArticles: true, children: [] });
  expect(office?.hasExternalLinks).toBe(true);
});

test('published articles stand under their category unless only categories are asked for', async () => {
  const office = (await menu('/api/menus/20')).elements[1];
  expect(office?.children[0]?.children).toMatchObject([{ type: 30, displayText: 'Uchwała' }]);
});

test('texts are those of the language, empty where it has none; an address of the default one on demand', async () => {
  const english = (await menu('/api/menus/20?lang=en')).elements;
  expect(english.map((one) => one.displayText)).toEqual(['', 'Office']);
  expect(english[1]?.children[1]?.url).toBeNull();
  const withUrls = (await menu('/api/menus/20?lang=EN&addDefaultUrl=true')).elements;
  expect(withUrls[1]?.children[1]?.url).toBe('https://mapa.example');
});

test('an unknown language is refused', async () => {
  expect((await editor.get('/api/menus/20?lang=XX')).status).toBe(400);
});
