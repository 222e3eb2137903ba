import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Problem } from '@redakcja/generated/model/problem';
import { operationPermissions, operations } from '@redakcja/generated/operations';
import { expect, test } from 'vitest';
import { handlers } from '../areas.ts';
import { startApi } from '../testing/start-api.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const api = withApi({ env: { BODY_LIMIT: '4000000' } });
const settings = withClient(api, { permissions: ['ManageSettings'] });

const tags = '/api/dictionaries/tags';

/** Any address of an operation: parameters are filled with what their kind allows. */
const addressOf = (path: string) => path.replace('{lang}', 'PL').replace(/\{\w+\}/g, '1');

test.each(operations.filter(({ id }) => operationPermissions[id] !== null))(
  '$id is closed to strangers before anything else is checked',
  async ({ method, path }) => {
    const answer = await api.anonymous.send<{ errors: string[] }>(
      method.toUpperCase(),
      `${addressOf(path)}?wrong=1`,
      undefined,
      {
        payload: '{',
      },
    );
    expect(answer.status).toBe(401);
    expect(answer.body.errors).toEqual(['Polecenie wymaga zalogowania']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  },
);

test.each(operations.filter(({ id }) => operationPermissions[id]?.every((names) => names.length > 0)))(
  '$id is closed to a user without permissions',
  async ({ method, path }) => {
    const nobody = api.as(await api.user());
    const answer = await nobody.send<{ errors: string[] }>(method.toUpperCase(), addressOf(path), undefined, {});
    expect(answer.status).toBe(403);
    expect(answer.body.errors).toEqual(['Brak uprawnień do wykonania polecania']);
  },
);

test('an inactive user has no permissions', async () => {
  const former = api.as(await api.user({ permissions: ['ManageSettings'], isActive: false }));
  expect((await former.get(tags)).status).toBe(403);
});

test.each(['', 'x', 'test-999999', 'Bearer', 'a b', 'ąę'])('the token «%s» is refused', async (token) => {
  expect((await api.withToken(encodeURIComponent(token)).get(tags)).status).toBe(401);
  expect(
    (await api.anonymous.get(tags, { headers: { authorization: `Basic ${Buffer.from(token).toString('base64')}` } }))
      .status,
  ).toBe(401);
});

test('a preflight request is answered', async () => {
  const nobody = api.as(await api.user());
  const asked = await nobody.get(tags, { headers: { 'x-access-check': 'true' } });
  expect([asked.status, asked.headers['x-access-check']]).toEqual([403, 'true']);
  expect((await nobody.get(tags)).headers['x-access-check']).toBeUndefined();
});

test.each([
  ['a broken document', '{"name": ', 400],
  ['nothing', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['text', '"name"', 400],
  ['a poisoned prototype', '{"name":"a","languageId":1,"__proto__":{"isAdmin":true}}', 400],
  ['a NUL character', '{"name":"a\\u0000b","languageId":1}', 400],
  ['half of a character', '{"name":"a\\ud83db","languageId":1}', 400],
  ['a raw control character', '{"name":"a\u0001b","languageId":1}', 400],
  ['a number past every column', '{"name":"a","languageId":1e400}', 400],
  ['deep nesting', `${'['.repeat(4000)}${']'.repeat(4000)}`, 400],
  ['deep nesting in a field', `{"name":${'['.repeat(4000)}${']'.repeat(4000)},"languageId":1}`, 400],
  ['deep nesting with a NUL character', `{"name":${'['.repeat(4000)}"\\u0000"${']'.repeat(4000)}}`, 400],
  ['too much', JSON.stringify({ name: 'a'.repeat(4_000_001), languageId: 1 }), 413],
])('a body of %s is refused in Polish', async (_what, payload, status) => {
  const answer = await settings.post(tags, undefined, { payload, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(status);
  expect(answer.body.errors.join(' ')).not.toMatch(/unexpected|invalid|error|must/i);
});

test('a large broken body is refused with its first mistake', async () => {
  const rows = JSON.stringify(Array.from({ length: 900 }, () => ({ obce: 'x'.repeat(120) })));
  const answer = await settings.post(`${tags}/import`, undefined, { payload: `{"rows":${rows}}` });
  expect([answer.status, answer.body.fields.length]).toEqual([400, 1]);
});

test('broken UTF-8 is refused, not repaired', async () => {
  const payload = Buffer.from([...Buffer.from('{"name":"a'), 0xff, 0xfe, ...Buffer.from('","languageId":1}')]);
  expect((await settings.post(tags, undefined, { payload })).status).toBe(400);
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', ''])(
  'the content type «%s» is refused',
  async (type) => {
    const answer = await settings.post(tags, undefined, { payload: 'a=1', headers: { 'content-type': type } });
    expect(answer.status).toBe(415);
  },
);

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/api/articles/1/2/3/4', 404],
  ['PATCH', tags, 405],
  ['GET', '/api/dictionaries/tags/%E0%A4%A', 400],
  ['GET', '//', 404],
  ['PUT', '//api/dictionaries/tags', 404],
  ['GET', `/api/dictionaries/tags/${'1'.repeat(2100)}`, 400],
])('%s %s answers %d as a problem', async (method, url, status) => {
  const answer = await settings.send<{ status: number; errors: string[] }>(method, url, undefined, {});
  expect([answer.status, answer.body.status]).toEqual([status, status]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body.errors.join(' ')).toMatch(/[a-ząćęłńóśźż]/);
});

test('a problem says its kind, its address and its sentences as one text', async () => {
  const { body } = await settings.get<Problem>(`${tags}?secret=1`);
  expect(body).toMatchObject({ type: 'urn:redakcja-bip:problem:bad-request', status: 400, instance: tags });
  expect(body.detail).toBe(body.errors[0]);
});

test('what is not HTTP gets an answer too', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  expect(Buffer.concat(chunks).toString()).toContain('HTTP/1.1 400');
  expect(Buffer.concat(chunks).toString()).toContain('Nie można odczytać żądania');
});

test('an internal error reveals only the id of the request', async () => {
  const listTags = async () => {
    throw new Error('secret: password of the database');
  };
  const broken = await startApi({ handlers: { ...handlers, listTags } });
  try {
    const user = await broken.user({ isAdmin: true, permissions: [] });
    const answer = await broken.as(user).get(tags);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.body.requestId).toMatch(/^req-/);
    expect(answer.body.type).toBe('urn:redakcja-bip:problem:internal-server-error');
  } finally {
    await broken.stop();
  }
});
