import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let settings: TestClient;
const office = { name: 'Gmina Jasionka', regon: '123456785', nip: '1234563218' };

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());

test('what the office card says is what the site, its footer, its channels and the application say at once', async () => {
  for (const [names, said] of [
    [{ officeName: 'Urząd <Gminy> Jasionka' }, 'Urząd <Gminy> Jasionka'],
    // without a name of the office that of the unit
    [{ officeName: '' }, office.name],
  ] as const) {
    const saved = await settings.put('/api/settings/offices', { ...office, ...names });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const { body } = await api.anonymous.get('/api/site/PL');
    expect(body.header).toBe(said.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(body.footerElements[0].content.office).toBe(said);
    expect(body.officeName).toBe(said);
    const footer = (await settings.get('/api/settings/footers/PL')).body;
    expect(footer.footerElements[0].content.office).toBe(said);
    expect((await api.anonymous.get('/api/application/PL')).body.officeName).toBe(said);
  }
});
