import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  appImages,
  articles,
  banners,
  bookmarks,
  footerLinks,
  footers,
  headers,
  languages,
  menuElements,
  menuElementTranslations,
  rssChannels,
  tileSettings,
  tileSettingTiles,
  tiles,
} from '../../database/schema.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { cropTestPicture } from '../../testing/test-pictures.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

async function category(more: object, displayText: string): Promise<number> {
  const [row] = await api.db
    .insert(menuElements)
    .values({ type: 20, position: 0, ...more })
    .returning();
  const id = row?.id ?? 0;
  const text = { displayText, title: displayText, slug: displayText.toLowerCase() };
  await api.db.insert(menuElementTranslations).values({ menuElementId: id, languageId: 1, ...text });
  return id;
}

const banner = (name: string, more: object = {}) => ({
  name,
  title: name,
  url: 'https://gov.pl',
  target: 20,
  languageId: 1,
  isActive: true,
  ...more,
});
const bookmark = (displayText: string, more: object = {}) => ({
  name: displayText,
  displayText,
  title: displayText,
  target: 10,
  languageId: 1,
  isActive: true,
  showOnMainPage: true,
  ...more,
});
const tile = (displayText: string, more: object = {}) => ({
  displayText,
  title: displayText,
  linkType: 30,
  url: 'https://gov.pl',
  target: 10,
  languageId: 1,
  iconName: 'urzad',
  isActive: true,
  ...more,
});

beforeAll(async () => {
  await api.db.insert(languages).values([
    { isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 },
    { isoCode: 'DE', name: 'niemiecki', localName: 'Deutsch', status: 0 },
  ]);
  await api.db.insert(headers).values({ languageId: 1, officeName: '<strong>Urząd</strong>' });
  await api.db
    .insert(banners)
    .values([
      banner('Widoczny', { displayText: 'Czyste Powietrze' }),
      banner('Wyłączony', { isActive: false }),
      banner('Po terminie', { showTo: new Date('2020-01-01') }),
      banner('Przed terminem', { showFrom: new Date('2999-01-01') }),
      banner('Clean air', { languageId: 2 }),
    ]);
  await api.db
    .insert(bookmarks)
    .values([bookmark('Budżet'), bookmark('Ukryta', { showOnMainPage: false }), bookmark('Nie', { isActive: false })]);
  const made = await api.db
    .insert(tiles)
    .values([tile('Drugi'), tile('Pierwszy'), tile('Wyłączony', { isActive: false }), tile('Niewybrany')])
    .returning();
  await api.db.insert(tileSettings).values({ languageId: 1, value: 4 });
  await api.db
    .insert(tileSettingTiles)
    .values([1, 0, 2].map((index, position) => ({ languageId: 1, position, tileId: made[index]?.id ?? 0 })));
});

const names = (rows: { displayText: string }[]) => rows.map(({ displayText }) => displayText);

test('contains public data only, without signing in', async () => {
  const { status, body } = await api.anonymous.get('/api/site/PL');
  expect(status).toBe(200);
  expect(body).toMatchObject({ language: { isoCode: 'PL' }, header: '<strong>Urząd</strong>', article: null });
  expect(names(body.banners)).toEqual(['Czyste Powietrze']);
  expect(names(body.bookmarks)).toContain('Budżet');
  expect(names(body.bookmarks)).not.toContain('Ukryta');
  expect(names(body.bookmarks)).not.toContain('Nie');
  // in the place of the one that is not shown
  expect(names(body.tiles)).toEqual(['Pierwszy', 'Drugi', 'Niewybrany']);
  expect(body.footerElements.map(({ type }: { type: number }) => type)).toEqual([10, 20, 30, 40, 50]);
});

test('each language has its own texts', async () => {
  const { body } = await api.anonymous.get('/api/site/EN');
  expect([names(body.banners), body.tiles]).toEqual([['Clean air'], []]);
});

test('what the parameters say is followed at once', async () => {
  const of = async () => {
    const { color, cookieInformation, analyticsId } = (await api.anonymous.get('/api/site/PL')).body;
    return [color, cookieInformation, analyticsId];
  };
  expect(await of()).toEqual(['#0077b3', null, null]);
  const rows = await settings.get('/api/settings/system-parameters?size=0');
  const set = (keyName: string, value: object) => {
    const { id, editorType } = rows.body.find((row: { keyName: string }) => row.keyName === keyName);
    return settings.put(`/api/settings/system-parameters/${id}`, { editorType, value });
  };
  await set('ApplicationColor', { value: '#0c5944' });
  await set('CookieInformation', { isEnabled: true, description: '<p>Cookie</p>' });
  await set('Analytics', { isActive: true, gaid: 'G-4XK7T2M9QD' });
  expect(await of()).toEqual(['#0c5944', '<p>Cookie</p>', 'G-4XK7T2M9QD']);
  await set('CookieInformation', { isEnabled: false, description: '<p>Cookie</p>' });
  await set('Analytics', { isActive: false, gaid: 'G-4XK7T2M9QD' });
  expect(await of()).toEqual(['#0c5944', null, null]);
});

test('a menu has two levels, without hidden categories and their subcategories', async () => {
  const first = await category({ position: 0 }, 'Urząd');
  const second = await category({ parentId: first, level: 2 }, 'Wójt');
  await category({ parentId: second, level: 3 }, 'Zastępca');
  const hidden = await category({ position: 10, isHidden: true }, 'Schowana');
  await category({ parentId: hidden, level: 2 }, 'Pod schowaną');
  const last = await category({ position: 20 }, 'Prawo');
  const { body } = await api.anonymous.get('/api/site/PL');
  const ours = [first, second, hidden, last];
  expect(body.verticalMenu.filter(({ id }: { id: number }) => ours.includes(id))).toMatchObject([
    { id: first, parentId: null, displayText: 'Urząd' },
    { id: second, parentId: first, displayText: 'Wójt' },
    { id: last, parentId: null },
  ]);
  expect(names(body.verticalMenu)).not.toContain('Zastępca');
  expect(names(body.verticalMenu)).not.toContain('Pod schowaną');
});

test('tells nothing of articles and categories that visitors cannot open', async () => {
  const { id: articleId } = await addArticle(api.db, {
    status: ArticleStatus.Published,
    publishedDate: new Date('2026-01-01'),
    slug: 'jan-kowalski',
  });
  const parentId = await category({ position: 30 }, 'Nadrzędna');
  const menuElementId = await category({ position: 0, level: 2, parentId }, 'Zamknięta');
  const made = await api.db
    .insert(tiles)
    .values([tile('Artykuł', { url: null, articleId }), tile('Kategoria', { url: null, menuElementId })])
    .returning();
  await api.db
    .update(tileSettingTiles)
    .set({ tileId: made[0]?.id ?? 0 })
    .where(eq(tileSettingTiles.position, 0));
  await api.db
    .update(tileSettingTiles)
    .set({ tileId: made[1]?.id ?? 0 })
    .where(eq(tileSettingTiles.position, 1));
  const link = { displayText: 'Link', title: 'Link', target: 10, languageId: 1 };
  await api.db.insert(footers).values({ languageId: 1 });
  await api.db.insert(footerLinks).values([
    { ...link, key: '30-1', type: 30, position: 0, articleId },
    { ...link, key: '20-1', type: 20, position: 1, menuElementId },
  ]);
  const slugs = async () => {
    const { body } = await api.anonymous.get('/api/site/PL');
    const { links } = body.footerElements[3].content;
    return [...body.tiles.slice(0, 2), ...links].map(({ slug }: { slug: string | null }) => slug);
  };
  expect(await slugs()).toEqual(['jan-kowalski', 'zamknięta', 'jan-kowalski', 'zamknięta']);
  await api.db.update(articles).set({ status: ArticleStatus.Withdrawed }).where(eq(articles.id, articleId));
  for (const hidden of [menuElementId, parentId]) {
    await api.db.update(menuElements).set({ isHidden: true }).where(eq(menuElements.id, hidden));
    expect(await slugs()).toEqual([null, null, null, null]);
    await api.db.update(menuElements).set({ isHidden: false }).where(eq(menuElements.id, hidden));
  }
  expect(await slugs()).toEqual([null, 'zamknięta', null, 'zamknięta']);
});

test('contains the background only while it is in use', async () => {
  const cropped = await cropTestPicture(settings, { purpose: 'background' });
  await api.db.update(appImages).set({ backgroundId: cropped.id, useImage: true });
  expect((await api.anonymous.get('/api/site/PL')).body.graphics.background).toBe(cropped.path);
  await api.db.update(appImages).set({ useImage: false, useGradient: true });
  expect((await api.anonymous.get('/api/site/PL')).body.graphics).toMatchObject({
    background: null,
    useGradient: true,
  });
});

test('without chosen tiles the first ones are shown, as many as the parameter says', async () => {
  const english = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => tile(name, { languageId: 2 }));
  await api.db.insert(tiles).values([tile('Off', { languageId: 2, isActive: false }), ...english]);
  expect(names((await api.anonymous.get('/api/site/EN')).body.tiles)).toEqual(['One', 'Two', 'Three', 'Four']);
  const { body: rows } = await settings.get('/api/settings/system-parameters?size=0');
  const { id } = rows.find((row: { keyName: string }) => row.keyName === 'TileCount');
  const address = `/api/settings/system-parameters/${id}`;
  await settings.put(address, { editorType: 'tileCount', value: { value: 2 } });
  expect(names((await api.anonymous.get('/api/site/EN')).body.tiles)).toEqual(['One', 'Two']);
  const { tiles: chosen } = (await settings.get(address)).body.value;
  expect(chosen).toMatchObject([{ languageId: 1 }]);
  expect(chosen[0].tiles).toHaveLength(3);
});

test('contains the active RSS channels of the language', async () => {
  const channel = (displayText: string, more: object = {}) => ({
    displayText,
    title: displayText,
    description: 'x',
    target: 10,
    languageId: 1,
    isActive: true,
    ...more,
  });
  await api.db
    .insert(rssChannels)
    .values([channel('Ogłoszenia'), channel('Wyłączony', { isActive: false }), channel('News', { languageId: 2 })]);
  const { body } = await api.anonymous.get('/api/site/PL');
  expect(names(body.rssChannels)).toEqual(['Ogłoszenia']);
});

test.each(['XX', 'DE'])('an unknown or inactive language: %s', async (code) => {
  const answer = await api.anonymous.get(`/api/site/${code}`);
  expect([answer.status, answer.body.errors]).toEqual([404, [`Nie ma wersji językowej ${code}`]]);
});
