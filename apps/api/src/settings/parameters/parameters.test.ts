import { parameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import { parameterForm } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { simplePdf } from '../../demo/archived-site/simple-pdf.ts';
import { startApi } from '../../testing/start-api.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

const path = '/api/settings/system-parameters';

async function addressOf(keyName: string): Promise<string> {
  const answer = await settings.get(`${path}?filters=keyName;equal;${keyName}`);
  expect(answer.total).toBe(1);
  return `${path}/${answer.body[0].id}`;
}

test('the list contains each value as text', async () => {
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

test('a saved parameter changes the application parameters', async () => {
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
  ['Analytics', { editorType: 'analytics', value: { isActive: true, gaid: ' ' } }, 400],
  ['Analytics', { editorType: 'analytics', value: { isActive: false, gaid: '"><svg onload=alert(1)>' } }, 400],
  ['Analytics', { editorType: 'analytics', value: { isActive: true, gaid: 'UA-12345678-1' } }, 200],
  ['Analytics', { editorType: 'analytics', value: { isActive: true, gaid: 'G-4XK7T2M9QD' } }, 200],
  ['CookieInformation', { editorType: 'cookies', value: { isEnabled: true, description: '<p><br></p>' } }, 400],
  ['UserManual', { editorType: 'userManual', value: { userManual: { fileId: 77 } } }, 400],
  ['UserManual', { editorType: 'userManual', value: { userManual: null } }, 200],
])('%s as %j answers %d', async (keyName, body, status) => {
  const answer = await settings.put(await addressOf(keyName), body);
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.errors.length).toBeGreaterThan(0);
});

test('bounds are read and not written: a body that has others leaves them as they are', async () => {
  const address = await addressOf('MaxFileSize');
  const { maxValue } = (await settings.get(address)).body.value;
  const saved = await settings.put(address, { editorType: 'number', value: { value: 7, maxValue: 9999 } });
  expect([saved.status, saved.body.value]).toEqual([200, expect.objectContaining({ value: 7, maxValue })]);
});

test('errors contain only the wrong field of the editor', async () => {
  const answer = await settings.put(await addressOf('MaxFileSize'), { editorType: 'number', value: { value: 'x' } });
  expect(answer.body.fields).toEqual([{ path: 'value.value', message: 'Oczekiwano liczby całkowitej' }]);
});

test('the notice about cookies is sanitised', async () => {
  const description = '<p onclick="x()">Używamy <b>cookie</b><script>alert(1)</script></p>';
  const answer = await settings.put(await addressOf('CookieInformation'), {
    editorType: 'cookies',
    value: { isEnabled: true, description },
  });
  expect(answer.body.value.description).toBe('<p>Używamy <b>cookie</b></p>');
});

test('a manual is an uploaded PDF', async () => {
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
  // an attachment of an article is rejected, because it would become public
  for (const wrong of [text, attachment]) {
    expect((await settings.put(manual, body(wrong?.id))).body.errors).toEqual([
      'Niepoprawny format pliku. Wymagany format pliku to .pdf',
    ]);
  }
  expect((await settings.put(manual, body(pdf?.id))).body.labelValue).toBe('instrukcja.pdf');
});

test('groups contain every parameter once and the limits of the menus', async () => {
  const answer = await settings.get('/api/settings/system-parameter-groups');
  const keys = answer.body.flatMap((group: { parameters: { keyName: string }[] }) =>
    group.parameters.map((one) => one.keyName),
  );
  const { total } = await settings.get(path);
  expect(new Set(keys).size).toBe(total);
  expect(answer.body.at(-1).menuLimits).toContainEqual({ menuType: 20, maxElements: -1, maxLevels: 4 });
});

test('reading the session parameters restarts the session of any signed-in user', async () => {
  api.clock.now = new Date('2026-11-18T08:00:00.000Z');
  const nobody = api.as(await api.user());
  const answer = await nobody.get('/api/settings/session-parameters');
  expect(answer.body).toMatchObject({ lastResetTime: '2026-11-18T08:00:00.000Z' });
  api.clock.now = null;
});

test('an unknown parameter', async () => {
  expect((await settings.get(`${path}/9999`)).status).toBe(404);
  expect((await settings.put(`${path}/9999`, { editorType: 'switch', value: { isEnabled: true } })).status).toBe(404);
});

test('every parameter has a description and a default', async () => {
  const fresh = await startApi();
  try {
    const manager = fresh.as(await fresh.user({ permissions: ['ManageSettings'] }));
    const { body } = await manager.get(`${path}?size=0`);
    for (const { id, keyName, labelValue } of body) {
      const parameter = (await manager.get(`${path}/${id}`)).body;
      expect([keyName, parameterFacts(keyName)?.defaultText]).toEqual([keyName, labelValue]);
      expect([keyName, parameterForm(parameter).value]).toEqual([keyName, parameterFacts(keyName)?.defaultValue]);
    }
  } finally {
    await fresh.stop();
  }
});

test('the maximum file size follows its parameter at once', async () => {
  const upload = () => {
    const form = new FormData();
    const bytes = Buffer.concat([Buffer.from(simplePdf(['Instrukcja'])), Buffer.alloc(1_500_000, ' ')]);
    form.append('file', new Blob([bytes]), 'instrukcja.pdf');
    return settings.post('/api/files', form);
  };
  const limit = await addressOf('MaxFileSize');
  await settings.put(limit, { editorType: 'number', value: { value: 1 } });
  const refused = await upload();
  expect([refused.status, refused.body.errors]).toEqual([413, ['Rozmiar pliku przekracza dopuszczalny limit (1 MB)']]);
  await settings.put(limit, { editorType: 'number', value: { value: 2 } });
  expect((await upload()).status).toBe(201);
});

test('an uploaded manual is linked in the knowledge base until the parameter is cleared', async () => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(simplePdf(['Instrukcja']))]), 'instrukcja.pdf');
  const { id: fileId } = (await settings.post('/api/files', form)).body;
  const manual = await addressOf('UserManual');
  await settings.put(manual, { editorType: 'userManual', value: { userManual: { fileId } } });
  const names = async () => (await api.anonymous.get('/api/application/PL')).body.knowledgeBase;
  const [first] = await names();
  expect(first.name).toBe('Podręcznik użytkownika');
  const { url } = (await settings.get(`/api/application/knownledge-base/${first.id}`)).body;
  const file = await api.app.inject(url.replace(/^https?:\/\/[^/]+/, ''));
  expect([file.statusCode, file.headers['content-type'], file.payload.slice(0, 4)]).toEqual([
    200,
    'application/pdf',
    '%PDF',
  ]);
  await settings.put(manual, { editorType: 'userManual', value: { userManual: null } });
  expect((await names()).some(({ id }: { id: number }) => id === first.id)).toBe(false);
  expect((await settings.get(`/api/application/knownledge-base/${first.id}`)).status).toBe(404);
});

test('a text file with the extension pdf is rejected', async () => {
  const form = new FormData();
  form.append('file', new Blob(['Instrukcja']), 'instrukcja.pdf');
  const answer = await settings.post('/api/files', form);
  expect([answer.status, answer.body.errors]).toEqual([
    415,
    ['Niepoprawny format pliku. Wymagany format pliku to .pdf'],
  ]);
});

test('the journal contains who changed a parameter last', async () => {
  const session = await addressOf('SessionTimeout');
  const body = (value: number) => ({ editorType: 'session', value: { enabled: true, value } });
  await settings.put(session, body(45));
  await settings.put(session, body(60));
  const entries = (await settings.get('/api/application/journal?filters=recordType;equal;systemParameter&size=1')).body;
  expect([entries[0].recordId, entries[0].before, entries[0].after]).toEqual([
    Number(session.split('/').at(-1)),
    { parameterValue: { name: '45 minut', value: { editorType: 'session', enabled: true, value: 45 } } },
    { parameterValue: { name: '60 minut', value: { editorType: 'session', enabled: true, value: 60 } } },
  ]);
});
