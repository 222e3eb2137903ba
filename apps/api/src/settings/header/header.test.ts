import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headers, languages } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

const path = '/api/settings/headers/1';

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(headers);
});

test('a header that was never saved is empty; each language has its own', async () => {
  const first = await settings.get(path);
  expect([first.etag, first.body]).toEqual([
    '"1"',
    { officeName: '', language: { id: 1, isoCode: 'PL', name: 'polski' } },
  ]);
  const saved = await settings.put(path, { officeName: 'Urząd Gminy' }, { ifMatch: first.etag });
  expect([saved.status, saved.etag, saved.body.officeName]).toEqual([200, '"2"', 'Urząd Gminy']);
  expect((await settings.get('/api/settings/headers/2')).body).toMatchObject({ officeName: '', language: { id: 2 } });
});

test.each([
  [
    'its five formats stay',
    '<p><strong>U</strong><em>G</em><u>m</u><s>x</s><span style="color:#c8102e">J</span></p>',
    '<strong>U</strong><em>G</em><u>m</u><s>x</s><span style="color:#c8102e">J</span>',
  ],
  ['lines become one', '<p>Urząd</p><p>Gminy<br>Jasionka</p>\n', 'Urząd Gminy Jasionka'],
  [
    'of other formats the words stay',
    '<h2>Urząd</h2><a href="javascript:alert(1)">Gminy</a><img src="data:image/png;base64,AA=="><span style="background-color:red;font-size:99px;color:red" class="ql-x">Jasionka</span>',
    'Urząd Gminy<span style="color:red">Jasionka</span>',
  ],
  ['what could run goes', '<strong onclick="x()">Urząd</strong><script>x()</script>', '<strong>Urząd</strong>'],
])('%s', async (_name, officeName, stored) => {
  const saved = await settings.put(path, { officeName });
  expect([saved.status, saved.body.officeName]).toEqual([200, stored]);
});

test('the second of two saves with the same revision changes nothing', async () => {
  const { etag } = await settings.get(path);
  const saves = await Promise.all(
    ['Pierwsza', 'Druga'].map((officeName) => settings.put(path, { officeName }, { ifMatch: etag })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('an unknown language', async () => {
  expect((await settings.get('/api/settings/headers/99')).body.errors).toEqual([
    'Nie ma wersji językowej o numerze 99',
  ]);
  expect((await settings.put('/api/settings/headers/99', { officeName: 'x' })).status).toBe(404);
});

test('the journal contains the name before and after, without markup', async () => {
  await settings.put(path, { officeName: 'Urząd <strong>Gminy</strong>' });
  await settings.put(path, { officeName: 'Urząd Miasta' });
  const journal = await settings.get('/api/application/journal?filters=recordType;equal;header&size=1');
  expect(journal.body.map(journalSentence)).toEqual([
    'zmieniono nagłówek w języku „polski”: nazwa urzędu z „Urząd Gminy” na „Urząd Miasta”',
  ]);
});
