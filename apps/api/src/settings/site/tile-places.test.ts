import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tileSettings, tileSettingTiles, tiles } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const tile = (displayText: string, isActive = true) => ({
  displayText,
  title: displayText,
  linkType: 30,
  url: 'https://gov.pl',
  target: 10,
  languageId: 1,
  iconName: 'urzad',
  isActive,
});

test('the place of a tile that has ended is taken by the next one that is shown, for as long as it has ended', async () => {
  const made = await api.db
    .insert(tiles)
    .values([tile('Pierwszy'), tile('Drugi'), tile('Trzeci'), tile('Wyłączony', false), tile('Niewybrany')])
    .returning();
  await api.db.insert(tileSettings).values({ languageId: 1, value: 3 });
  await api.db
    .insert(tileSettingTiles)
    .values([0, 1, 2].map((index) => ({ languageId: 1, position: index, tileId: made[index]?.id ?? 0 })));
  const shown = async () =>
    (await api.anonymous.get('/api/site/PL')).body.tiles.map((one: { displayText: string }) => one.displayText);
  const end = (showTo: Date | null) => api.db.update(tiles).set({ showTo }).where(eq(tiles.displayText, 'Drugi'));
  expect(await shown()).toEqual(['Pierwszy', 'Drugi', 'Trzeci']);
  await end(new Date('2020-01-01'));
  expect(await shown()).toEqual(['Pierwszy', 'Niewybrany', 'Trzeci']);
  await end(null);
  expect(await shown()).toEqual(['Pierwszy', 'Drugi', 'Trzeci']);
});
