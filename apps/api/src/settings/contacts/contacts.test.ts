import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { files, languages, officeContactLists, officeContacts } from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/office-contacts/PL';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let photo: number;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  const [row] = await api.db
    .insert(files)
    .values({ sha256: 'a', crc32: '0', size: 1, fileName: 'wojt.jpg', contentType: 'image/jpeg', isPublic: true })
    .returning({ id: files.id });
  photo = row?.id ?? 0;
});
beforeEach(async () => {
  await api.db.delete(officeContactLists);
});

const person = (fullName: string, more: object = {}) => ({ fullName, jobPosition: 'Wójt', ...more });
const names = (body: { fullName: string }[]) => body.map(({ fullName }) => fullName);

test('a list that was never saved is empty; an unknown language is not found', async () => {
  const answer = await settings.get(path);
  expect([answer.body, answer.etag]).toEqual([[], '"1"']);
  expect((await settings.get('/api/settings/office-contacts/XX')).status).toBe(404);
  expect((await settings.put('/api/settings/office-contacts/XX', [person('A')])).status).toBe(404);
});

test('contacts are stored in the order of the request, with their photos, per language', async () => {
  const saved = await settings.put(path, [
    person(' Maria Wiśniewska ', { officeContactPhotoId: photo, rawDescription: 'Pokój 1\nparter' }),
    person('Tomasz Kania'),
  ]);
  expect([saved.status, saved.etag]).toEqual([200, '"2"']);
  expect(saved.body[0]).toMatchObject({
    fullName: 'Maria Wiśniewska',
    jobPosition: 'Wójt',
    rawDescription: 'Pokój 1\nparter',
    languageId: 1,
    officeContactPhotoId: photo,
    officeContactPhoto: { id: photo, fileName: 'wojt.jpg', cropData: null },
    order: 0,
    isSystem: false,
  });
  const [maria, tomasz] = saved.body;
  const next = await settings.put(path, [
    { id: tomasz.id, fullName: 'Tomasz Kania', jobPosition: 'Zastępca Wójta' },
    { id: maria.id, fullName: maria.fullName, jobPosition: maria.jobPosition },
    person('Ewa Lis'),
  ]);
  expect(next.body.map((one: { id: number; order: number }) => [one.id, one.order]).slice(0, 2)).toEqual([
    [tomasz.id, 0],
    [maria.id, 1],
  ]);
  // absent fields stay unchanged
  expect([next.body[1].officeContactPhotoId, next.body[1].rawDescription]).toEqual([photo, 'Pokój 1\nparter']);
  expect((await settings.get('/api/settings/office-contacts/en')).body).toEqual([]);
  const last = await settings.put(path, [{ ...person('Ewa Lis'), id: next.body[2].id, officeContactPhotoId: null }]);
  expect(names(last.body)).toEqual(['Ewa Lis']);
});

test.each<[object[], string, string]>([
  [[person('  ')], '0.fullName', 'Pole wymagane'],
  [[person('x'.repeat(81))], '0.fullName', 'Maksymalnie 80 znaków'],
  [[person('A'), person('B', { jobPosition: '' })], '1.jobPosition', 'Pole wymagane'],
  [[person('A', { jobPosition: 'x'.repeat(151) })], '0.jobPosition', 'Maksymalnie 150 znaków'],
  [[person('A', { rawDescription: 'x'.repeat(1001) })], '0.rawDescription', 'Maksymalnie 1000 znaków'],
  [
    [person('A', { officeContactPhotoId: 9999 })],
    '0.officeContactPhotoId',
    'Nie ma obrazu o numerze 9999. Wgraj go ponownie',
  ],
  [[person('A', { id: 9999 })], '0.id', 'Nie znaleziono osoby o numerze 9999'],
])('%j is rejected', async (list, field, message) => {
  const answer = await settings.put(path, list);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toContainEqual({ path: field, message });
  expect((await settings.get(path)).body).toEqual([]);
});

test('an empty list in place of contacts is rejected', async () => {
  await settings.put(path, [person('Ewa Lis')]);
  const answer = await settings.put(path, []);
  expect([answer.status, answer.body.errors]).toEqual([400, ['Dodaj co najmniej jedną osobę']]);
});

test('a system contact cannot be left out', async () => {
  const { body } = await settings.put(path, [person('Maria Wiśniewska'), person('Tomasz Kania')]);
  await api.db.update(officeContacts).set({ isSystem: true }).where(eq(officeContacts.id, body[0].id));
  const answer = await settings.put(
    path,
    [body[1]].map(({ id, fullName, jobPosition }) => ({ id, fullName, jobPosition })),
  );
  expect([answer.status, answer.body.errors]).toEqual([
    409,
    ['Nie można usunąć osoby „Maria Wiśniewska”, bo korzysta z niej system'],
  ]);
  expect((await settings.get(path)).body).toHaveLength(2);
});

test('the second of two saves with the same revision changes nothing, also of a list that was never saved', async () => {
  const { etag } = await settings.get(path);
  const saves = await Promise.all(['A', 'B'].map((name) => settings.put(path, [person(name)], { ifMatch: etag })));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await settings.get(path)).body).toEqual(saves.find(({ status }) => status === 200)?.body);
});

test('the journal contains the changes of the list', async () => {
  const first = await settings.put(path, [person('Maria Wiśniewska')]);
  const { id, fullName } = first.body[0];
  await settings.put(path, [person('Ewa Lis'), { id, fullName, jobPosition: 'Wójt' }]);
  const { body } = await settings.get('/api/application/journal?filters=recordType;equal;officeContacts&size=1');
  const value = { id, fullName, jobPosition: 'Wójt', rawDescription: null, officeContactPhotoId: null };
  const maria = { name: 'Maria Wiśniewska, Wójt', value, photo: null };
  expect([body[0].recordName, body[0].before, body[0].after]).toEqual([
    'polski',
    { contacts: [maria] },
    { contacts: [expect.objectContaining({ name: 'Ewa Lis, Wójt' }), maria] },
  ]);
});

test('reading and changing need ManageSettings', async () => {
  const editor = api.as(await api.user({ permissions: ['PublishArticles'] }));
  expect([(await editor.get(path)).status, (await editor.put(path, [person('A')])).status]).toEqual([403, 403]);
});
