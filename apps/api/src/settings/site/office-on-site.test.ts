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

const people = [
  { fullName: 'Maria Wiśniewska', jobPosition: 'Wójt', rawDescription: 'Pokój 1' },
  { fullName: 'Tomasz Kania', jobPosition: 'Sekretarz' },
];

test('the site has the whole office card and the people of its language', async () => {
  const card = {
    ...office,
    phone: '+48 17 850 10 20',
    ownNumbers: '601 700 800',
    eDeliveryAddresses: [{ address: 'AE:PL-12345-67890-ABCDE-25', isMain: true }],
    admissionHours: [{ dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' }],
  };
  const saved = await settings.put('/api/settings/offices', card);
  expect((await settings.put('/api/settings/office-contacts/PL', people)).status).toBe(200);
  const { body } = await api.anonymous.get('/api/site/PL');
  // what the check of texts does not ask about need not be public
  const { ownNumbers, ...visible } = saved.body;
  expect([ownNumbers, body.office]).toEqual(['601 700 800', visible]);
  expect(JSON.stringify((await api.anonymous.get('/api/public/PL')).body)).not.toContain('601 700 800');
  expect(body.contacts).toMatchObject([
    { ...people[0], photo: null },
    { ...people[1], rawDescription: null },
  ]);
  await settings.put('/api/settings/offices', { phone: null });
  await settings.put('/api/settings/office-contacts/PL', people.slice(1));
  const next = (await api.anonymous.get('/api/site/PL')).body;
  expect([next.office.phone, next.contacts.length]).toEqual([null, 1]);
});

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
