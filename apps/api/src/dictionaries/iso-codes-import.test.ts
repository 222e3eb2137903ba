import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isoCodes } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addPicture } from '../testing/test-articles.ts';
import type { TestClient } from '../testing/test-client.ts';

const path = '/api/dictionaries/iso-codes';

let api: TestApi;
let settings: TestClient;
let flag: number;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  flag = await addPicture(api.db);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(isoCodes).where(eq(isoCodes.isDefault, false));
});

async function create(code: string, name: string): Promise<number> {
  const answer = await settings.post(path, { code, name, fileId: flag });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function firstOf(code: string) {
  const { body } = await settings.get(`${path}?filters=code;equal;${code}`);
  return body[0];
}

test('many are imported in one call', async () => {
  const id = await create('FR', 'francuski');
  const rows = [
    { code: 'fr', name: 'Francja' },
    { code: ' se ', name: 'szwedzki' },
    { code: 'SE', name: 'powtórzony' },
    { code: 'FRA', name: 'x' },
    { code: 'DE', name: '' },
  ];
  const send = (more: object) => settings.post(`${path}/import`, { rows, ...more });
  const outcomes = (answer: { body: { outcome: string }[] }) => answer.body.map(({ outcome }) => outcome);
  expect(outcomes(await send({ mode: 'skip' }))).toEqual(['notWritten', 'notWritten', 'failed', 'failed', 'failed']);
  const dry = await send({ mode: 'skip', skipInvalid: true, dryRun: true });
  expect(outcomes(dry)).toEqual(['skipped', 'created', 'failed', 'failed', 'failed']);
  expect((await settings.get(`${path}/non-default`)).total).toBe(1);
  const done = await send({ mode: 'update', skipInvalid: true });
  expect(outcomes(done)).toEqual(['updated', 'created', 'failed', 'failed', 'failed']);
  expect(done.body.map((row: { errors: string[] }) => row.errors[0])).toEqual([
    undefined,
    undefined,
    'Kod „SE” powtarza się, jest już w wierszu 2',
    'Kod ma dwie litery lub jest jednym z: GB-ENG, GB-NIR, GB-SCT, GB-WLS',
    'Nazwa jest wymagana',
  ]);
  expect((await settings.get(`${path}/${id}`)).body).toMatchObject({
    name: 'Francja',
    file: { fileName: 'm.png' },
  });
  expect((await settings.get(`${path}/${done.body[1].id}`)).body).toMatchObject({ code: 'SE', name: 'szwedzki' });
  const refused = await settings.post(`${path}/import`, { rows: [{ code: 'FR', name: 'x' }], mode: 'create' });
  expect(refused.body[0]).toMatchObject({ outcome: 'failed', errors: ['Kod ISO „FR” już istnieje'] });
});

describe('an imported code', () => {
  const importRows = (rows: object[], more: object = {}) => settings.post(`${path}/import`, { rows, ...more });

  test('keeps the flag that the product has for it', async () => {
    const before = await firstOf('KR');
    expect(before.file).toMatchObject({ path: '/api/files/flags/KR' });
    const [row] = (await importRows([{ code: 'kr', name: 'koreański' }])).body;
    const after = await firstOf('KR');
    expect(after).toEqual({ ...before, id: row.id, name: 'koreański', isDefault: false });
  });

  test('for which the product has no flag is refused, unless the office has one', async () => {
    const rows = [{ code: 'EO', name: 'esperanto' }];
    const [refused] = (await importRows(rows)).body;
    const errors = ['Program nie ma flagi dla kodu „EO”. Dodaj ten kod osobno, z plikiem flagi'];
    expect(refused).toMatchObject({ outcome: 'failed', id: null, errors });
    await create('EO', 'Esperanto');
    const [updated] = (await importRows(rows, { mode: 'update' })).body;
    expect(updated.outcome).toBe('updated');
    expect(await firstOf('EO')).toMatchObject({ name: 'esperanto', file: { fileName: 'm.png' } });
  });

  test('takes the flag of its new code, and needs a file where there is none', async () => {
    const [{ id }] = (await importRows([{ code: 'KR', name: 'koreański' }])).body;
    const moved = await settings.put(`${path}/${id}`, { code: 'JP', name: 'japoński' });
    expect(moved.body.file).toMatchObject({ path: '/api/files/flags/JP' });
    const refused = await settings.put(`${path}/${id}`, { code: 'EO', name: 'esperanto' });
    expect(refused.body.fields).toEqual([{ path: 'fileId', message: 'Dodaj flagę' }]);
    const given = await settings.put(`${path}/${id}`, { code: 'EO', name: 'esperanto', fileId: flag });
    expect(given.body).toMatchObject({ code: 'EO', file: { fileName: 'm.png' } });
  });

  test('contains no invisible characters', async () => {
    const [row] = (await importRows([{ code: 'KR', name: 'kore\u202eański' }])).body;
    expect(row).toMatchObject({ outcome: 'failed', errors: [expect.stringContaining('niedozwolony znak U+202E')] });
    await importRows([{ code: 'KR', name: ' kore\u200bański\ufeff' }]);
    expect(await firstOf('KR')).toMatchObject({ name: 'koreański' });
  });
});
