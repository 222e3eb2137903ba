import type { Menu } from '@redakcja/generated/model/menu';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  articleCategories,
  articles,
  baseArticles,
  languages,
  menuElements,
  menuElementTranslations,
  menus,
} from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });

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
});

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

test('a category with published articles cannot be deleted, nor its ancestors', async () => {
  const [gmina, office] = (await menu('/api/menus/20?categoryOnly=true')).elements;
  expect(gmina?.canDelete).toBe(true);
  expect(office?.canDelete).toBe(false);
  expect(office?.children[0]).toMatchObject({ canDelete: false, hasPublicArticles: true, children: [] });
  expect(office?.hasExternalLinks).toBe(true);
});

test('published articles are children of their category unless only categories are requested', async () => {
  const office = (await menu('/api/menus/20')).elements[1];
  expect(office?.children[0]?.children).toMatchObject([{ type: 30, displayText: 'Uchwała' }]);
});

test('texts are in the requested language or empty; the address of the default language is optional', async () => {
  const english = (await menu('/api/menus/20?lang=en')).elements;
  expect(english.map((one) => [one.displayText, one.slug])).toEqual([
    ['', 'kategoria'],
    ['Office', 'office'],
  ]);
  expect(english[1]?.children[1]?.url).toBeNull();
  const withUrls = (await menu('/api/menus/20?lang=EN&addDefaultUrl=true')).elements;
  expect(withUrls[1]?.children[1]?.url).toBe('https://mapa.example');
});

test('without translations the tree is the same but for their texts', async () => {
  const address = '/api/menus/20?categoryOnly=true';
  const withoutTexts = (elements: Menu['elements']): Menu['elements'] =>
    elements.map((one) => ({ ...one, languages: [], children: withoutTexts(one.children) }));
  const whole = await menu(address);
  expect(whole.elements[1]?.languages).toHaveLength(1);
  expect(await menu(`${address}&translations=false`)).toEqual({ ...whole, elements: withoutTexts(whole.elements) });
  const keeper = api.as(await api.user({ permissions: ['ManageMenus'] }));
  const office = (await keeper.get(`/api/menus/elements/${whole.elements[1]?.elementId}`)).body as Menu['elements'][0];
  expect(office.languages).toEqual(whole.elements[1]?.languages);
});

test('an unknown language is refused', async () => {
  expect((await editor.get('/api/menus/20?lang=XX')).status).toBe(400);
});

test('a cached tree is invalidated by changes of positions, texts, languages, articles and the revision', async () => {
  const address = '/api/menus/20?categoryOnly=true';
  const office = async () => (await menu(address)).elements.find((one) => one.displayText.startsWith('Urz'));
  const before = await office();
  expect(await office()).toEqual(before);
  const id = before?.elementId ?? 0;

  await api.db
    .update(menuElementTranslations)
    .set({ title: 'The new office' })
    .where(eq(menuElementTranslations.languageId, 2));
  expect((await office())?.languages).toMatchObject([{ translatedTitle: 'The new office' }]);
  await api.db.update(menuElements).set({ isHidden: true }).where(eq(menuElements.id, id));
  expect((await office())?.isHidden).toBe(true);
  await api.db.update(languages).set({ name: 'angielski brytyjski' }).where(eq(languages.isoCode, 'EN'));
  expect((await office())?.languages).toMatchObject([{ languageName: 'angielski brytyjski' }]);
  await api.db.update(articles).set({ status: 50 });
  expect((await office())?.children[0]).toMatchObject({ hasPublicArticles: false, articleCounts: { ended: 1 } });
  await api.db.update(menus).set({ revision: 77 });
  expect((await menu(address)).revision).toBe(77);
});

test('excluded categories are those of the caller', async () => {
  const [gmina] = (await menu('/api/menus/20?categoryOnly=true')).elements;
  const restricted = api.as(
    await api.user({ permissions: ['ManageMenus'], excludedCategories: [gmina?.elementId ?? 0] }),
  );
  const theirs = (await restricted.get<Menu>('/api/menus/20?categoryOnly=true')).body;
  expect([gmina?.canDelete, theirs.elements[0]?.canDelete]).toEqual([true, false]);
});
