import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banners } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { cachedSite } from './cached-site.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const address = '/api/site/PL';
const site = () => api.anonymous.get(address);
const names = async () => (await site()).body.banners.map((one: { displayText: string }) => one.displayText);
const banner = (displayText: string, more: object = {}) => ({
  name: displayText,
  displayText,
  title: displayText,
  url: 'https://gov.pl',
  target: 20,
  languageId: 1,
  isActive: true,
  ...more,
});

test('an unchanged site has an unchanged tag, and is not sent again to whoever has it', async () => {
  const { etag, text } = await site();
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(await site()).toMatchObject({ etag, text });
  const again = await api.app.inject({ url: address, headers: { 'if-none-match': etag ?? '' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('is made once for as long as nothing is written', async () => {
  expect(await cachedSite(api.db, 'PL')).toBe(await cachedSite(api.db, 'PL'));
});

test('a write past this server, as by another process, is seen at once, in a transaction when it ends', async () => {
  const { etag } = await site();
  await api.db.transaction(async (tx) => {
    await tx.insert(banners).values(banner('Nowy'));
  });
  expect(await names()).toEqual(['Nowy']);
  expect((await site()).etag).not.toBe(etag);
  await api.db.delete(banners).where(eq(banners.displayText, 'Nowy'));
  expect(await site()).toMatchObject({ etag });
});

test('what begins and ends by the clock does so without a write', async () => {
  const soon = sql`clock_timestamp() + interval '3 seconds'`;
  await api.db
    .insert(banners)
    .values([banner('Kończy się', { showTo: soon }), banner('Zaczyna się', { showFrom: soon })]);
  expect(await names()).toEqual(['Kończy się']);
  await expect.poll(names).toEqual(['Zaczyna się']);
});
