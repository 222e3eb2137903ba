import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { seedGraphics } from './seed-graphics.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedGraphics(api.db, api.services);
});
afterAll(() => api.stop());

test('the graphics of the demonstration can be seen, saved again and cut again', async () => {
  const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  const { body, etag } = await settings.get('/api/settings/app-images');
  expect([body.bigLogo, body.smallLogo, body.background]).not.toContain(null);
  expect((await api.anonymous.get(body.background.path)).status).toBe(200);
  const ids = body.euCollectionImages.map(({ id }: { id: number }) => id);
  const input = {
    bigLogoId: body.bigLogo.id,
    smallLogoId: body.smallLogo.id,
    backgroundId: body.background.id,
    euCollectionImageIds: ids.toReversed(),
    useImage: false,
    useGradient: true,
  };
  expect((await settings.put('/api/settings/app-images', input, { ifMatch: etag })).status).toBe(200);
});
