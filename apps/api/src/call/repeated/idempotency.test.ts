// A POST whose answer was lost is sent again, and is done once.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithUsers } from '../../access/testing/user-calls.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { formWith, pdf } from '../../files/checks/test-files.ts';
import type { TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { removeExpiredKeys } from './idempotency.ts';

let api: TestApi;
let admin: TestClient;
let input: Awaited<ReturnType<typeof startWithUsers>>['input'];
const tags = '/api/dictionaries/tags';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const count = async () => (await admin.get(tags)).total;

beforeAll(async () => {
  ({ api, admin, input } = await startWithUsers());
});
afterAll(() => api.stop());

test('the second call with a key gets the answer of the first and creates nothing', async () => {
  const key = randomUUID();
  const body = { name: 'uchwały', languageId: 1 };
  const first = await admin.post(tags, body, keyed(key));
  const total = await count();
  const second = await admin.post(tags, body, keyed(key));
  expect([second.status, second.text, second.headers.location]).toEqual([201, first.text, first.headers.location]);
  expect(await count()).toBe(total);
  // without the key it is another call, which is refused
  expect((await admin.post(tags, body)).status).toBe(409);
});

test('another content with the key is refused, the key of another user is another key', async () => {
  const key = randomUUID();
  await admin.post(tags, { name: 'sesje', languageId: 1 }, keyed(key));
  const other = await admin.post(tags, { name: 'komisje', languageId: 1 }, keyed(key));
  expect([other.status, other.body.type]).toEqual([422, 'urn:redakcja-bip:problem:unprocessable-entity']);
  expect((await admin.post(`${tags}/import`, { rows: [], dryRun: true }, keyed(key))).status).not.toBe(200);
  const colleague = api.as(await api.user({ permissions: ['ManageSettings'] }));
  expect((await colleague.post(tags, { name: 'komisje', languageId: 1 }, keyed(key))).status).toBe(201);
});

test('a refused call leaves its key free', async () => {
  const key = randomUUID();
  expect((await admin.post(tags, { name: '', languageId: 1 }, keyed(key))).status).toBe(400);
  expect((await admin.post(tags, { name: 'sesje', languageId: 1 }, keyed(key))).status).toBe(409);
  expect((await admin.post(tags, { name: 'statut', languageId: 1 }, keyed(key))).status).toBe(201);
});

test('of ten calls at once one is done, and all get its answer', async () => {
  const key = randomUUID();
  const body = { name: 'budżet', languageId: 1 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(tags, body, keyed(key))));
  expect(new Set(answers.map(({ status, text: said }) => `${status} ${said}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
});

test('after a day the key is free again, and its row is removed', async () => {
  const key = randomUUID();
  const body = { name: 'plan', languageId: 1 };
  api.clock.now = new Date('2026-12-01T08:00:00Z');
  await admin.post(tags, body, keyed(key));
  api.clock.now = new Date('2026-12-02T08:00:01Z');
  expect((await admin.post(tags, body, keyed(key))).status).toBe(409);
  expect(await removeExpiredKeys(api.db, api.clock.now)).toBeGreaterThan(0);
  expect(await removeExpiredKeys(api.db, api.clock.now)).toBe(0);
  api.clock.now = null;
});

test('calls with slow work beside the database: an account, an article, a file', async () => {
  const article = {
    title: 'Z kluczem',
    shortDescription: 'Raz.',
    content: '<p>Treść</p>',
    baseArticleProvidingEntity: 'Urząd',
    baseArticleAuthorName: 'Ola',
    baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
  };
  const manual = () => formWith('file', pdf, 'instrukcja.pdf');
  for (const [address, body] of [
    ['/api/auth/users', () => input('ola.klucz')],
    ['/api/articles', () => article],
    ['/api/files', manual],
  ] as const) {
    const key = randomUUID();
    const first = await admin.post(address, body(), keyed(key));
    expect([address, first.status, first.text]).toEqual([address, 201, first.text]);
    const second = await admin.post(address, body(), keyed(key));
    expect([second.status, second.text]).toEqual([201, first.text]);
  }
  const other = await admin.post('/api/auth/users', input('ola.klucz'), keyed(randomUUID()));
  expect(other.status).toBe(409);
});

test('neither a key nor a link for a password can be read from the database', async () => {
  const key = randomUUID();
  const { body } = await admin.post('/api/auth/users', input('jan.skryty'), keyed(key));
  expect(body.passwordLink.link).toMatch(/^https?:/);
  const rows = await api.db.rows(
    rowShape({ row: text('k::text') }),
    sql`select k::text as row from idempotency_keys k`,
  );
  const stored = rows.map(({ row }) => row).join();
  expect(stored).not.toContain(key);
  expect(stored).not.toContain('passwordLink');
  expect(stored.length).toBeGreaterThan(100);
});

test.each(['short', 'with spaces in the key', 'x'.repeat(201)])('the key «%s» is refused', async (key) => {
  const answer = await admin.post(tags, { name: 'nie', languageId: 1 }, keyed(key));
  expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
});
