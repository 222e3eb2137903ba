// Programs that write colours get the warning that the forms show (specification, sections 5 and 9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { cropTestPicture } from '../testing/test-pictures.ts';

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

const texts = { name: 'Nazwa', displayText: 'Nazwa', title: 'Tekst dla czytników', target: 10, languageId: 1 };
const banner = { ...texts, url: 'https://www.gov.pl', isActive: false };

async function warningAbout(path: string, body: object): Promise<string | null> {
  const created = await settings.post(path, body);
  return (await settings.get(created.headers.location ?? '')).body.contrastWarning;
}

test.each([
  ['banners', banner, '#808080', /^Kontrast 4,2:1 .*7,1:1 \(WCAG\); najbliższy kolor, który spełnia: #[0-9a-f]{6}$/],
  ['bookmarks', texts, '#808080', /^Kontrast 5,3:1 .*7,1:1 \(WCAG\); najbliższy kolor, który spełnia: #[0-9a-f]{6}$/],
])('a colour of %s without enough contrast is named', async (resource, fields, color, warning) => {
  const path = `/api/settings/${resource}`;
  expect(await warningAbout(path, { ...fields, color })).toMatch(warning);
  expect(await warningAbout(path, { ...fields, name: 'Inna', color: '#000000' })).toBeNull();
});

test('a banner with a picture has no warning, and the one after a change is that of the new colour', async () => {
  const { id: fileId } = await cropTestPicture(settings);
  expect(await warningAbout('/api/settings/banners', { ...banner, color: '#808080', fileId })).toBeNull();
  const { headers } = await settings.post('/api/settings/banners', { ...banner, color: '#000000' });
  const saved = await settings.put(headers.location ?? '', { ...banner, color: '#808080' });
  expect(saved.body.contrastWarning).toMatch(/^Kontrast/);
});
