// Every field and list of the settings that the history shows is changed, added, removed and emptied, and taken back: the record is as before.
import { expect, test } from 'vitest';
import { accessToken } from '../testing/drafts.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

async function call<Answer = never>(method: string, address: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${await accessToken(server)}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.host}${address}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Rows that were removed come back under other numbers, and every save counts. */
const withoutNumbers = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'id' || key === 'revision' ? undefined : value,
  ) as unknown;

async function undoneAsBefore(kind: string, recordType: string, address: string, body: unknown, put = address) {
  const before = await call('GET', address);
  const changed = await call('PUT', put, body).then(() => call('GET', address));
  expect(withoutNumbers(changed)).not.toEqual(withoutNumbers(before));
  const [entry] = await call<{ id: number }[]>(
    'GET',
    `/api/application/journal?filters=recordType;equal;${recordType}`,
  );
  expect(await bip.run(['history', kind, '--undo', String(entry?.id), '--yes'])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Cofnięto zmianę'),
  });
  expect(withoutNumbers(await call('GET', address))).toEqual(withoutNumbers(before));
}

const office = '/api/settings/offices';
const address = { address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, description: 'Skrzynka ogólna' };
const second = { address: 'AE:PL-20304-50607-JASIO-22', isMain: false, description: null };
const monday = { dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' };
const friday = { dayOfWeek: 5, timeFrom: '08:00', timeTo: '12:00' };

/** Two values of each field. */
const officeFields: Readonly<Record<string, readonly [unknown, unknown]>> = {
  name: ['Gmina Jasionka', 'Miasto Jasionka'],
  officeName: ['Urząd Gminy', 'Urząd Miasta'],
  jstCodeTeryt: ['1816072', '1816073'],
  peppolNumber: ['5901234123457', '1234563218'],
  bankAccountNumber: ['61109010140000071219812874', '27114020040000300201355387'],
  ownNumbers: ['+48 17 850 10 25', 'rada@jasionka.example'],
  regon: ['123456785', '12345678512347'],
  nip: ['1234563218', '5260250274'],
  phone: ['+48 17 850 10 20', '+48 17 850 10 21'],
  fax: ['+48 17 850 10 22', '+48 17 850 10 23'],
  email: ['urzad@jasionka.example', 'miasto@jasionka.example'],
  webSiteWWW: ['https://www.jasionka.example', 'https://jasionka.example'],
  officeBoxEpuap: ['/ugjasionka/SkrytkaESP', '/umjasionka/SkrytkaESP'],
  receivingDocumentPlace: ['Sekretariat', 'Kancelaria'],
  country: ['Polska', 'Polska (PL)'],
  province: ['podkarpackie', 'lubelskie'],
  district: ['rzeszowski', 'łańcucki'],
  commune: ['Jasionka', 'Trzebownisko'],
  city: ['Jasionka', 'Tajęcina'],
  street: ['Rynek', 'Szkolna'],
  streetNumber: ['1', '2a'],
  flat: ['12', '13'],
  zipCode: ['36-002', '36-001'],
  zipCodeCity: ['Jasionka', 'Rzeszów'],
  eDeliveryAddresses: [[address], [address, second]],
  admissionHours: [[monday, friday], [friday]],
};
const required = ['name', 'regon', 'nip'];
const filled = (at: 0 | 1) => Object.fromEntries(Object.entries(officeFields).map(([name, two]) => [name, two[at]]));
const emptied = Object.fromEntries(
  Object.entries(officeFields)
    .filter(([name]) => !required.includes(name))
    .map(([name, [value]]) => [name, Array.isArray(value) ? [] : null]),
);

test('data of the office: all of them changed, emptied and set where nothing was', async () => {
  const stored = await call<object>('GET', office);
  expect(Object.keys(officeFields).toSorted()).toEqual(
    Object.keys(stored)
      .filter((name) => name !== 'id')
      .toSorted(),
  );
  await call('PUT', office, filled(0));
  await undoneAsBefore('urząd', 'office', office, filled(1));
  await undoneAsBefore('urząd', 'office', office, emptied);
  await call('PUT', office, emptied);
  await undoneAsBefore('urząd', 'office', office, filled(1));
});

test('rows that stand keep their numbers', async () => {
  type Rows = { eDeliveryAddresses: (typeof address & { id: number })[] };
  await call('PUT', office, { eDeliveryAddresses: [address, second] });
  const before = await call<Rows>('GET', office);
  const [first, other] = before.eDeliveryAddresses;
  await call('PUT', office, { eDeliveryAddresses: [{ ...first, description: 'Zmieniona' }, other] });
  const [entry] = await call<{ id: number }[]>('GET', '/api/application/journal?filters=recordType;equal;office');
  await bip.run(['history', 'urząd', '--undo', String(entry?.id), '--yes']);
  expect(await call('GET', office)).toEqual(before);
});

test('people of the office: added, changed, put into another order, removed', async () => {
  const people = '/api/settings/office-contacts/PL';
  const ewa = { fullName: 'Ewa Lis', jobPosition: 'Wójt', rawDescription: 'pokój 1' };
  const jan = { fullName: 'Jan Wilk', jobPosition: 'Skarbnik', rawDescription: null };
  await call('PUT', people, [ewa]);
  for (const list of [[ewa, jan], [{ ...ewa, rawDescription: null }], [jan, ewa], [jan]])
    await undoneAsBefore('kierownictwo', 'officeContacts', people, list);
});

/** A value of each editor that differs from the one of a new office; switches are switched, numbers are counted. */
const values: Readonly<Record<string, object>> = {
  color: { value: '#628033' },
  session: { enabled: false, value: 20 },
  tileCount: { value: 2 },
  clientId: { clientId: 41 },
  cookies: { isEnabled: true, description: '<p>Ciasteczka</p>' },
  analytics: { isActive: true, gaid: 'G-ABCD1234' },
};
const manuals = ['userManual', 'bipUserManual'];

test('every parameter that has no file', async () => {
  const list = await call<{ id: number; editorType: string }[]>('GET', '/api/settings/system-parameters?size=100');
  for (const { id, editorType } of list.filter((one) => !manuals.includes(one.editorType))) {
    const parameter = `/api/settings/system-parameters/${id}`;
    const { value } = await call<{ value: { isEnabled: boolean; value: number; minValue: number } }>('GET', parameter);
    const next =
      editorType === 'switch'
        ? { isEnabled: !value.isEnabled }
        : editorType === 'number'
          ? { value: value.value === value.minValue ? value.minValue + 1 : value.minValue }
          : values[editorType];
    await undoneAsBefore('parametr', 'systemParameter', parameter, { editorType, value: next });
  }
  expect(new Set(list.map(({ editorType }) => editorType))).toEqual(
    new Set([...Object.keys(values), ...manuals, 'switch', 'number']),
  );
});

test('a language: its names, a text and its status', async () => {
  const languages = await call<{ id: number; isoCode: string; isSystem: boolean }[]>('GET', '/api/settings/language');
  const { id } = languages.find(({ isSystem }) => !isSystem) as { id: number };
  const language = `/api/settings/language/${id}`;
  const { isoCode, name, dateFormat, status } = await call<Record<string, string | number>>('GET', language);
  await undoneAsBefore('język', 'language', language, { isoCode, name, localName: 'Inaczej', dateFormat });
  const next = status === 10 ? 0 : 10;
  if (status === 10) await undoneAsBefore('język', 'language', language, {}, `${language}/status/${next}`);
  const texts = `${language}/standard-element-translations`;
  const rows = await call<
    {
      standardElementId: number;
      translation: string;
      translationDescription: string;
      id: number | null;
      isTranslationEditable: boolean;
    }[]
  >('GET', `${texts}?size=0`);
  const row = rows.find((one) => one.id !== null && one.isTranslationEditable);
  const { standardElementId, translationDescription } = row ?? {};
  await undoneAsBefore(
    'język',
    'language',
    `${texts}?filters=standardElementId;equal;${standardElementId}`,
    {
      isoCode,
      name,
      localName: 'Inaczej',
      dateFormat,
      standardElementsChanged: [{ standardElementId, translation: 'Inny tekst', translationDescription }],
    },
    language,
  );
});
