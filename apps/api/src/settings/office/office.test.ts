import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admissionHours, eDeliveryAddresses, offices } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/offices';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeEach(async () => {
  for (const table of [eDeliveryAddresses, admissionHours, offices]) await api.db.delete(table);
  await api.db.insert(offices).values({ id: 1 });
});

const address = (more: object = {}) => ({ address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, ...more });
const other = address({ address: 'AE:PL-20304-50607-JASIO-22', isMain: false });
const hour = (more: object = {}) => ({ dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30', ...more });
const input = (more: object = {}) => ({
  name: 'Gmina Jasionka',
  regon: '123456785',
  nip: '123-456-32-18',
  eDeliveryAddresses: [address(), other],
  admissionHours: [hour({ dayOfWeek: 3 }), hour({ timeFrom: '16:00', timeTo: '17:00' }), hour()],
  ...more,
});
const save = (more: object = {}) => settings.put(path, input(more));

test('a new office is empty', async () => {
  const { body, etag } = await settings.get(path);
  expect([body.id, body.name, body.regon, body.phone, body.eDeliveryAddresses]).toEqual([1, '', '', null, []]);
  expect(etag).toBe('"1"');
});

test('every field is stored normalised; absent fields stay', async () => {
  const fields = {
    officeName: 'Urząd Gminy Jasionka',
    jstCodeTeryt: '1816072',
    peppolNumber: '5901234123457',
    ownNumbers: 'wadium: 61 1090 1014 0000 0712 1981 2874\n17 850 10 21',
    regon: '12345678512347',
    email: 'urzad@jasionka.example',
    webSiteWWW: 'https://www.jasionka.example',
    officeBoxEpuap: '/ugjasionka/SkrytkaESP',
    receivingDocumentPlace: 'Sekretariat',
    country: 'Polska',
    province: 'podkarpackie',
    district: 'rzeszowski',
    commune: 'Jasionka',
    city: 'Jasionka',
    street: 'Rynek',
    streetNumber: '1',
    flat: '12',
    zipCode: '36-002',
    zipCodeCity: 'Jasionka',
  };
  const saved = await save({
    ...fields,
    phone: '48178501020',
    fax: '(48) 17-850-1022',
    bankAccountNumber: ' 61 1090 1014 0000 0712 1981 2874 ',
  });
  expect([saved.status, saved.etag]).toEqual([200, '"2"']);
  expect(saved.body).toMatchObject({
    ...fields,
    nip: '1234563218',
    bankAccountNumber: '61109010140000071219812874',
    phone: '+48 17 850 10 20',
    fax: '+48 17 850 10 22',
  });
  // the hours are in the order of the week
  expect(saved.body.admissionHours.map((one: object) => Object.values(one).slice(1).join(' '))).toEqual([
    '1 07:30 15:30',
    '1 16:00 17:00',
    '3 07:30 15:30',
  ]);
  const next = await settings.put(path, { phone: null });
  expect(next.body).toEqual({ ...saved.body, phone: null });
});

test('lists are replaced; items with an id keep it', async () => {
  const { body } = await save();
  const [first, second] = body.eDeliveryAddresses;
  const saved = await save({
    eDeliveryAddresses: [
      { ...second, isMain: true },
      { ...first, isMain: false, description: 'Dawna' },
    ],
    admissionHours: [{ ...body.admissionHours[0], timeTo: '15:00' }],
  });
  expect(saved.body.eDeliveryAddresses).toEqual([
    { ...second, isMain: true },
    { ...first, isMain: false, description: 'Dawna' },
  ]);
  expect(saved.body.admissionHours).toEqual([{ ...body.admissionHours[0], timeTo: '15:00' }]);
  const emptied = await save({ eDeliveryAddresses: [], admissionHours: [] });
  expect([emptied.body.eDeliveryAddresses, emptied.body.admissionHours]).toEqual([[], []]);
});

test.each<[object, string, string]>([
  [{ name: ' ' }, 'name', 'Pole wymagane'],
  [{ name: 'x'.repeat(201) }, 'name', 'Maksymalnie 200 znaków'],
  [{ jstCodeTeryt: '12a' }, 'jstCodeTeryt', 'Tylko cyfry'],
  [{ jstCodeTeryt: '12345678' }, 'jstCodeTeryt', 'Maksymalnie 7 znaków'],
  [{ regon: '123456786' }, 'regon', 'Nieprawidłowy numer REGON'],
  [{ regon: '12345678512348' }, 'regon', 'Nieprawidłowy numer REGON'],
  [{ nip: '1234563219' }, 'nip', 'Nieprawidłowy numer NIP'],
  [{ phone: '+48 17' }, 'phone', 'Uzupełnij prawidłowo pole'],
  [{ email: 'abc' }, 'email', 'Wpisz poprawny email'],
  [{ zipCode: '0000' }, 'zipCode', 'Niepoprawny format kodu pocztowego'],
  [{ zipCodeCity: 'Kraków 1' }, 'zipCodeCity', 'Wpisz nazwę miasta'],
  [{ peppolNumber: '1234563219' }, 'peppolNumber', 'Nieprawidłowy numer PEPPOL'],
  [{ bankAccountNumber: '1'.repeat(27) }, 'bankAccountNumber', 'Numer konta bankowego nie może przekraczać 26 znaków'],
  [
    { eDeliveryAddresses: [address({ address: 'AE:PL-1' })] },
    'eDeliveryAddresses.0.address',
    'Nieprawidłowy adres do doręczeń elektronicznych',
  ],
  [
    { eDeliveryAddresses: [address(), address({ isMain: false, address: 'ae:pl-12345-67890-abcde-25' })] },
    'eDeliveryAddresses.1.address',
    'Podany adres już istnieje na liście',
  ],
  [{ eDeliveryAddresses: [other] }, 'eDeliveryAddresses', 'Dokładnie jeden adres musi być główny'],
  [{ eDeliveryAddresses: Array(6).fill(address()) }, 'eDeliveryAddresses', 'Maksymalna ilość adresów wynosi 5'],
  [
    { eDeliveryAddresses: [address({ description: 'x'.repeat(201) })] },
    'eDeliveryAddresses.0.description',
    'Maksymalnie 200 znaków',
  ],
  [{ eDeliveryAddresses: [address({ id: 99 })] }, 'eDeliveryAddresses.0.id', 'Nie znaleziono pozycji o numerze 99'],
  [{ admissionHours: [hour({ dayOfWeek: -1 })] }, 'admissionHours.0.dayOfWeek', 'Wybierz dzień tygodnia'],
  [{ admissionHours: [hour({ timeFrom: '' })] }, 'admissionHours.0.timeFrom', 'Pole wymagane'],
  [
    { admissionHours: [hour({ timeFrom: '16:00', timeTo: '08:00' })] },
    'admissionHours.0.timeTo',
    'Godz. do musi być później niż godz. od',
  ],
  [
    { admissionHours: [hour(), hour({ timeFrom: '15:00', timeTo: '16:00' })] },
    'admissionHours.1.timeFrom',
    'Godziny tego dnia nachodzą na siebie',
  ],
])('%j is rejected', async (more, field, message) => {
  const answer = await save(more);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toContainEqual({ path: field, message });
  expect((await settings.get(path)).etag).toBe('"1"');
});

test('an e-delivery address with wrong check digits is stored, because they only cause a warning', async () => {
  const { status, body } = await save({ eDeliveryAddresses: [address({ address: 'AE:PL-12345-67890-ABCDE-12' })] });
  expect([status, body.eDeliveryAddresses[0].address]).toEqual([200, 'AE:PL-12345-67890-ABCDE-12']);
});

test('saving with an outdated revision is a 412 and writes nothing', async () => {
  const { etag } = await settings.get(path);
  const saves = await Promise.all(
    ['Pierwsza', 'Druga'].map((name) => settings.put(path, input({ name }), { ifMatch: etag })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
  const { body } = await settings.get(path);
  expect(body.name).toBe(saves.find(({ status }) => status === 200)?.body.name);
  expect(body.eDeliveryAddresses).toHaveLength(2);
});

test('the name of the office is the same everywhere', async () => {
  await save({ officeName: 'Urząd Gminy Jasionka' });
  expect((await api.anonymous.get('/api/application/PL')).body.officeName).toBe('Urząd Gminy Jasionka');
  await save({ officeName: null });
  expect((await api.anonymous.get('/api/application/PL')).body.officeName).toBe('Gmina Jasionka');
});

test('the journal contains user and change, as words and as data; rows under new numbers are no change', async () => {
  await save();
  await settings.put(path, { phone: '+48 17 850 10 20', admissionHours: [hour()] });
  await settings.put(path, { admissionHours: [hour()] });
  const { body } = await settings.get('/api/application/journal?filters=recordType;equal;office&size=1');
  const monday = { name: 'poniedziałek 07:30–15:30', value: { id: expect.any(Number), ...hour() } };
  expect([body[0].operation, body[0].before, body[0].after]).toEqual([
    'edit',
    {
      phone: null,
      admissionHours: [
        monday,
        expect.objectContaining({ name: 'poniedziałek 16:00–17:00' }),
        expect.objectContaining({ name: 'środa 07:30–15:30' }),
      ],
    },
    { phone: '+48 17 850 10 20', admissionHours: [monday] },
  ]);
});

test('the office needs ManageSettings', async () => {
  const editor = api.as(await api.user({ permissions: ['PublishArticles'] }));
  expect((await editor.get(path)).status).toBe(403);
  expect((await editor.put(path, input())).status).toBe(403);
  expect((await api.anonymous.get(path)).status).toBe(401);
});

describe('integrated with ASW', () => {
  let integrated: TestApi;
  let person: TestClient;
  beforeAll(async () => {
    integrated = await startApi({ env: { ASW_INTEGRATED: '1' } });
    person = integrated.as(await integrated.user({ permissions: ['ManageSettings'] }));
    await integrated.db.update(offices).set({ name: 'Gmina Jasionka', nip: 'stary numer' });
  });
  afterAll(() => integrated.stop());

  test('two numbers can be changed, whatever the other fields contain', async () => {
    const { body } = await person.get(path);
    const saved = await person.put(path, { peppolNumber: '1234563218', bankAccountNumber: '61 1090' });
    expect(saved.body).toEqual({ ...body, peppolNumber: '1234563218', bankAccountNumber: '611090' });
    // the whole form without other changes
    expect((await person.put(path, { name: 'Gmina Jasionka', phone: '', peppolNumber: null })).status).toBe(200);
    expect((await person.put(path, { peppolNumber: '1' })).body.fields).toEqual([
      { path: 'peppolNumber', message: 'Nieprawidłowy numer PEPPOL' },
    ]);
  });

  test('other fields cannot be changed', async () => {
    const answer = await person.put(path, {
      name: 'Inna',
      peppolNumber: null,
      eDeliveryAddresses: [address()],
    });
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      [
        'Pole „Nazwa” pochodzi ze zintegrowanego systemu i nie można go zmienić',
        'Adresy są pobierane ze zintegrowanego systemu. Nie można zmienić adresu',
      ],
    ]);
    expect((await person.get(path)).body.name).toBe('Gmina Jasionka');
  });
});
