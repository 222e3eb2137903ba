import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());

const path = '/api/settings/system-parameters';

async function addressOf(keyName: string): Promise<string> {
  const answer = await settings.get(`${path}?filters=keyName;equal;${keyName}`);
  expect(answer.total).toBe(1);
  return `${path}/${answer.body[0].id}`;
}

test('the list says each value in words', async () => {
  const answer = await settings.get(`${path}?size=0`);
  const labels = Object.fromEntries(
    answer.body.map((row: { keyName: string; labelValue: string }) => [row.keyName, row.labelValue]),
  );
  expect(labels).toMatchObject({
    SessionTimeout: '15 minut',
    MaxFileSize: '10',
    ApplicationColor: 'Standardowy',
    ClientId: 'Brak',
    UserManual: 'Domyślny',
    NewTabOpenLinks: 'Nie',
    Analytics: 'Wyłączona',
    TileCount: '4',
  });
  expect(labels.OfficeName).toBeUndefined();
  expect(answer.total).toBe(answer.body.length);
});

test('a saved parameter goes into the application parameters', async () => {
  const session = await addressOf('SessionTimeout');
  const read = await settings.get(session);
  const body = { editorType: 'session', value: { enabled: true, value: 30 } };
  const saved = await settings.put(session, body, { ifMatch: read.etag });
  expect(saved.body).toMatchObject({ labelValue: '30 minut', value: { value: 30, minValue: 5, maxValue: 120 } });
  expect((await api.anonymous.get('/api/application/PL')).body.sessionTimeout).toBe(30);
  expect((await settings.put(session, body, { ifMatch: read.etag })).status).toBe(412);
  await settings.put(session, { editorType: 'session', value: { enabled: false, value: 30 } });
  expect((await api.anonymous.get('/api/application/PL')).body.sessionTimeout).toBeNull();
});

test.each([
  ['MaxFileSize', { editorType: 'number', value: { value: 0 } }, 400],
  ['MaxFileSize', { editorType: 'number', value: { value: 101 } }, 400],
  ['MaxFileSize', { editorType: 'number', value: { value: '7' } }, 400],
  ['MaxFileSize', { editorType: 'number', value: { value: 7, maxValue: 9999 } }, 400],
  ['MaxFileSize', { editorType: 'number', value: { value: 100 } }, 200],
  ['MaxFileSize', { editorType: 'switch', value: { isEnabled: true } }, 409],
  ['MaxFileSize', { editorType: 'nonsense', value: {} }, 400],
  ['MaxFileSize', {}, 400],
  ['ApplicationColor', { editorType: 'color', value: { value: '#123456' } }, 400],
  ['ApplicationColor', { editorType: 'color', value: { value: '#628033' } }, 200],
  ['NewTabOpenLinks', { editorType: 'switch', value: { isEnabled: true } }, 200],
  ['ClientId', { editorType: 'clientId', value: { clientId: 1204 } }, 200],
  ['ClientId', { editorType: 'clientId', value: { clientId: 0 } }, 400],
  ['TileCount', { editorType: 'tileCount', value: { value: 2 } }, 200],
  ['TileCount', { editorType: 'tileCount', value: { value: 3 } }, 400],
  ['TileCount', { editorType: 'tileCount', value: { value: 2, tiles: [{ languageId: 1, tiles: [9] }] } }, 400],
  ['Analytics', { editorType: 'analytics', value: { isActive: true, gaid: ' ' } }, 400],
  ['Analytics', { editorType: 'analytics', value: { isActive: true, gaid: 'G-4XK7T2M9QD' } }, 200],
  ['UserManual', { editorType: 'userManual', value: { userManual: { fileId: 77 } } }, 400],
  ['UserManual', { editorType: 'userManual', value: { userManual: null } }, 200],
])('%s as %j answers %d', async (keyName, body, status) => {
  const answer = await settings.put(await addressOf(keyName), body);
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.errors.length).toBeGreaterThan(0);
});

test('only the wrong field of the chosen editor is named', async () => {
  const answer = await settings.put(await addressOf('MaxFileSize'), { editorType: 'number', value: { value: 'x' } });
  expect(answer.body.fields).toEqual([{ path: 'value.value', message: 'Oczekiwano liczby całkowitej' }]);
});

test('the notice about cookies cannot run anything', async () => {
  const description = '<p onclick="x()">Używamy <b>cookie</b><script>alert(1)</script></p>';
  const answer = await settings.put(await addressOf('CookieInformation'), {
    editorType: 'cookies',
    value: { isEnabled: true, description },
  });
  expect(answer.body.value.description).toBe('<p>Używamy <b>cookie</b></p>');
});

test('a manual is a PDF that was uploaded', async () => {
  const file = {
    sha256: 'a',
    crc32: '0',
    size: 1,
    fileName: 'instrukcja.pdf',
    contentType: 'application/pdf',
    isPublic: true,
  };
  const [pdf, text, attachment] = await api.db
    .insert(files)
    .values([file, { ...file, contentType: 'text/plain' }, { ...file, isPublic: false }])
    .returning({ id: files.id });
  const manual = await addressOf('BipUserManual');
  const body = (fileId = 0) => ({ editorType: 'bipUserManual', value: { userManual: { fileId } } });
  // an attachment of an article is no manual: it would become public with it
  for (const wrong of [text, attachment]) {
    expect((await settings.put(manual, body(wrong?.id))).body.errors).toEqual([
      'Niepoprawny format pliku. Wymagany format pliku to .pdf',
    ]);
  }
  expect((await settings.put(manual, body(pdf?.id))).body.labelValue).toBe('instrukcja.pdf');
});

test('groups hold every parameter once and the limits of the menus', async () => {
  const answer = await settings.get('/api/settings/system-parameter-groups');
  const keys = answer.body.flatMap((group: { parameters: { keyName: string }[] }) =>
    group.parameters.map((one) => one.keyName),
  );
  const { total } = await settings.get(path);
  expect(new Set(keys).size).toBe(total);
  expect(answer.body.at(-1).menuLimits).toContainEqual({ menuType: 20, maxElements: -1, maxLevels: 4 });
});

test('any signed-in user starts the session clock', async () => {
  api.clock.now = new Date('2026-11-18T08:00:00.000Z');
  const nobody = api.as(await api.user());
  const answer = await nobody.get('/api/settings/session-parameters');
  expect(answer.body).toMatchObject({ lastResetTime: '2026-11-18T08:00:00.000Z' });
  api.clock.now = null;
});

test('what is not a parameter is not found', async () => {
  expect((await settings.get(`${path}/9999`)).status).toBe(404);
  expect((await settings.put(`${path}/9999`, { editorType: 'switch', value: { isEnabled: true } })).status).toBe(404);
});
