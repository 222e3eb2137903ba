// Every operation of the contract, called with success and without rights: what writes leaves an entry in the audit log, what only reads does not.
import { type OperationId, operationPermissions, operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../../areas.ts';
import { auditEntries, banners, journal, tags } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, articleInput } from '../../testing/test-articles.ts';
import { testToken } from '../../testing/test-tokens.ts';
import { createTestUser, type TestUser } from '../../testing/test-users.ts';
import { withApi } from '../../testing/with-api.ts';
import type { Handlers } from '../handler.ts';
import { outsideOperations } from '../outside-call.ts';
import { readingOperations } from './call-entry.ts';

/** Every operation succeeds and does nothing, those without a handler included: the entry is not a matter of the handler. */
const succeeding: Handlers = { ...handlers };
for (const { id } of operations) Object.assign(succeeding, { [id]: async () => ({}) });
Object.assign(succeeding, { changeArticleStatus: async () => ({ body: { title: 'Nabór na stanowisko' } }) });

let administrator: TestUser;
let stranger: TestUser;

const api = withApi({ handlers: succeeding, inputs: {}, cleaners: {} });
beforeAll(async () => {
  administrator = await createTestUser(api.db, { isAdmin: true });
  stranger = await createTestUser(api.db);
});
beforeEach(() => api.db.delete(auditEntries));

async function call(id: OperationId, user: TestUser): Promise<number> {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract`);
  const { path, body } = sampleRequest(operation);
  const headers = { authorization: `Bearer ${testToken(user)}` };
  const content = body === undefined ? { headers } : await contentOf(body, headers);
  const { statusCode, payload } = await api.app.inject({
    method: operation.method.toUpperCase() as 'GET',
    url: path,
    ...content,
  });
  // so that a sample that the contract does not take is seen
  if (statusCode === 400) throw new Error(`${id}: ${payload}`);
  return statusCode;
}

async function contentOf(body: unknown, headers: Record<string, string>) {
  const sent = new Response(body instanceof FormData ? body : JSON.stringify(body));
  const type = body instanceof FormData ? (sent.headers.get('content-type') ?? '') : 'application/json';
  return { payload: Buffer.from(await sent.arrayBuffer()), headers: { ...headers, 'content-type': type } };
}

const entries = () => api.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
const reading = operations.filter(({ id, method }) => method === 'get' || readingOperations[id] !== undefined);
const writing = operations.filter((one) => !reading.includes(one));

test('reading operations with a writing method are few, each with a reason', () => {
  expect(Object.keys(readingOperations)).toEqual(['checkPasswordLink', 'setArticleEditing']);
  for (const reason of Object.values(readingOperations)) expect(reason?.length).toBeGreaterThan(20);
});

test.each(writing)('$id leaves who called what, and from where', async ({ id }) => {
  // a public operation does not ask who calls
  const actorId = operationPermissions[id] === null ? null : administrator.id;
  expect(await call(id, administrator)).toBeLessThan(300);
  expect(await entries()).toMatchObject([
    { kind: 'OperationDone', operation: id, actorId, program: null, address: '127.0.0.1' },
  ]);
});

test('a record that is not named by what is sent is named by the answer', async () => {
  expect(await call('changeArticleStatus', administrator)).toBeLessThan(300);
  expect((await entries())[0]?.details).toContain('Nazwa: Nabór na stanowisko');
});

test('reading leaves nothing but what the handler writes', async () => {
  for (const { id } of reading) expect([id, (await call(id, administrator)) < 300]).toEqual([id, true]);
  expect(await entries()).toEqual([]);
});

describe('a call that is refused', () => {
  const guarded = [
    'listUsers',
    'deleteTags',
    'updateFooter',
    'createArticle',
    'uploadPdf',
    'exportAuditEntries',
  ] as const;

  test.each(guarded)('leaves an entry: %s', async (id) => {
    expect(await call(id, stranger)).toBe(403);
    expect(await entries()).toMatchObject([{ kind: 'OperationRefused', operation: id, actorId: stranger.id }]);
  });

  test('again and again leaves two entries a minute, per person and operation', async () => {
    const other = await createTestUser(api.db);
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    await Promise.all(Array.from({ length: 30 }, () => call('deleteTags', other)));
    api.clock.now = new Date('2026-11-20T10:00:59Z');
    await call('deleteTags', other);
    expect(await entries()).toHaveLength(1);
    await call('listRoles', other);
    expect(await entries()).toHaveLength(2);
    api.clock.now = new Date('2026-11-20T10:01:00Z');
    expect(await call('deleteTags', other)).toBe(403);
    api.clock.now = null;
    expect(await entries()).toMatchObject([
      { operation: 'deleteTags', details: ['Brak uprawnień do wykonania polecania'] },
      { operation: 'deleteTags', details: ['W ciągu minuty powtórzono jeszcze 30 razy'] },
      { operation: 'listRoles' },
      { operation: 'deleteTags' },
    ]);
  });

  test('is counted to the end when the server stops', async () => {
    const stopping = await startApi({ handlers: succeeding, inputs: {}, cleaners: {} });
    const user = await stopping.user();
    for (let i = 0; i < 3; i += 1) await stopping.as(user).get('/api/auth/roles');
    await stopping.app.close();
    const rows = await stopping.db.select().from(auditEntries).orderBy(auditEntries.id);
    await stopping.stop();
    expect(rows.map(({ details }) => details)).toEqual([
      ['Brak uprawnień do wykonania polecania'],
      ['W ciągu minuty powtórzono jeszcze 2 razy'],
    ]);
  });

  test('without a known caller is not recorded', async () => {
    const { statusCode } = await api.app.inject({ method: 'GET', url: '/api/auth/roles' });
    expect([statusCode, await entries()]).toEqual([401, []]);
  });
});

describe('a handler that throws after it has written', () => {
  const failing: Handlers = { ...handlers };
  for (const id of ['createTag', 'createArticle', 'createBanner', 'changeArticleStatus'] as const) {
    const real: (call: never) => Promise<object> = handlers[id];
    const broken = async (call: never) => {
      await real(call);
      throw new Error('After the write');
    };
    Object.assign(failing, { [id]: broken });
  }
  let one: TestApi;
  let user: TestUser;
  beforeAll(async () => {
    one = await startApi({ handlers: failing });
    user = await one.user({ isAdmin: true });
  });
  afterAll(() => one.stop());
  const counts = async () => [
    await one.db.$count(tags),
    await one.db.$count(banners),
    await one.db.$count(journal),
    await one.db.$count(auditEntries),
  ];

  const banner = {
    name: 'a',
    title: 'b',
    url: 'https://gov.pl',
    target: 20,
    isActive: true,
    languageId: 1,
    color: '#0c5944',
  };

  test.each([
    ['/api/dictionaries/tags', { name: 'Budżet', languageId: 1 }],
    ['/api/settings/banners', banner],
    ['/api/articles', articleInput()],
  ])('leaves nothing, neither in the journal nor in the audit log: %s', async (path, body) => {
    const before = await counts();
    expect((await one.as(user).post(path, body)).status).toBe(500);
    expect(await counts()).toEqual(before);
  });

  test('with a transaction of its own has left the change and its entry together', async () => {
    const { id } = await addArticle(one.db, { status: 10 });
    expect((await one.as(user).put(`/api/articles/${id}/status/20`, { changeText: null })).status).toBe(500);
    expect(await one.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)).toMatchObject([
      {
        kind: 'OperationDone',
        operation: 'changeArticleStatus',
        actorId: user.id,
        details: expect.arrayContaining([`Numer: ${id}`]),
      },
    ]);
  });
});

test('operations outside of one transaction write, and have a reason', () => {
  for (const [id, reason] of Object.entries(outsideOperations)) {
    expect([id, writing.some((one) => one.id === id), reason.length > 20]).toEqual([id, true, true]);
  }
});
