import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('signing in works in Polish while the list of languages cannot be read', async () => {
  await api.db.execute(sql`alter view public_languages rename to away`);
  try {
    expect((await api.anonymous.get('/api/application/languages')).status).toBe(500);
    const { status, body } = await api.anonymous.get('/api/application/EN');
    expect(status).toBe(200);
    expect(body).toMatchObject({ activeLanguage: { id: 1, isoCode: 'PL' }, languages: [{ isoCode: 'PL' }] });
    expect(body.serverIdentity.client_id).not.toBe('');
  } finally {
    await api.db.execute(sql`alter view away rename to public_languages`);
  }
  expect((await api.anonymous.get('/api/application/languages')).body).toMatchObject([{ isoCode: 'PL' }]);
});
