// Every way to write a record is found by its address: one call, a call about many, what was made, an import; and a 412 names who did it.
import { expect, test } from 'vitest';
import { text } from '../../menus/testing/menu-calls.ts';
import { articleInput } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const admin = withClient(api, { isAdmin: true });

async function operationsAbout(record: string): Promise<string[]> {
  const { body } = await admin.get(`/api/auth/audit-entries?filters=record;equal;${record}&sortings=id;asc&size=0`);
  return body.map(({ operation }: { operation: string }) => operation);
}

async function made(address: string, input: object): Promise<number> {
  const { status, body } = await admin.post(address, input);
  expect(status).toBe(201);
  return body.id;
}

test('an article: made, saved, one of many, removed with others', async () => {
  const id = await made('/api/articles', articleInput());
  const removed = await made('/api/articles', articleInput());
  await admin.put(`/api/articles/${id}`, articleInput({ title: 'Nowy' }));
  await admin.put('/api/articles/status', { articleIds: [id, removed], newStatus: 20 });
  await admin.post(`/api/articles/${id}/comments`, { text: 'Uwaga' });
  await admin.put(`/api/articles/${removed}/status/10`);
  await admin.delete(`/api/articles?articleIds=${removed}`);
  expect(await operationsAbout(`articles/${id}`)).toEqual([
    'createArticle',
    'updateArticle',
    'changeArticleStatuses',
    'createArticleComment',
  ]);
  expect(await operationsAbout(`articles/${removed}`)).toEqual([
    'createArticle',
    'changeArticleStatuses',
    'changeArticleStatus',
    'deleteArticles',
  ]);
});

test('a tag: imported, saved, not the one that an import left out', async () => {
  await admin.post('/api/dictionaries/tags/import', { mode: 'skip', dryRun: false, rows: [{ name: 'mosty' }] });
  await admin.post('/api/dictionaries/tags/import', {
    mode: 'skip',
    dryRun: false,
    rows: [{ name: 'mosty' }, { name: 'drogi' }],
  });
  const { body } = await admin.get('/api/dictionaries/tags?filters=name;equal;mosty');
  const [{ id }] = body;
  await admin.put(`/api/dictionaries/tags/${id}`, { name: 'mosty i kładki', languageId: 1 });
  expect(await operationsAbout(`dictionaries/tags/${id}`)).toEqual(['importTags', 'updateTag']);
});

test('a role and a user, whose handlers write entries of their own', async () => {
  const role = await made('/api/auth/roles', {
    name: 'Sekretariat',
    description: 'Kancelaria',
    permissions: ['CreateArticles'],
  });
  await admin.delete(`/api/auth/roles?roleIds=${role}`);
  expect(await operationsAbout(`auth/roles/${role}`)).toEqual(['createRole', 'deleteRoles']);
  const user = await api.user();
  await admin.delete(`/api/auth/users/${user.id}/isconfirmed`);
  expect(await operationsAbout(`auth/users/${user.id}`)).toEqual(['deactivateUser']);
});

test('what is the only one of its kind, and a menu', async () => {
  await admin.put('/api/menus/20', {
    event: 'add',
    parentElementId: null,
    previousElementId: null,
    element: text('Referat'),
  });
  expect(await operationsAbout('menus/20')).toEqual(['changeMenu']);
  const { body } = await admin.get('/api/settings/app-images');
  await admin.put('/api/settings/app-images', { ...body, useGradient: !body.useGradient });
  expect(await operationsAbout('settings/app-images')).toEqual(['updateAppImages']);
});

test('who changed a record with others is named to whoever saves an older one', async () => {
  const ids = [await made('/api/articles', articleInput()), await made('/api/articles', articleInput())];
  const { etag } = await admin.get(`/api/articles/${ids[0]}`);
  const changed = await admin.put('/api/articles/status', { articleIds: ids, newStatus: 20 });
  expect(changed.body.map(({ done }: { done: boolean }) => done)).toEqual([true, true]);
  const late = await admin.put(`/api/articles/${ids[0]}`, articleInput({ title: 'Nowy' }), { ifMatch: etag });
  expect(late.status).toBe(412);
  expect(late.body.errors[0]).toMatch(/^Ostatnia zmiana: Anna Testowa, /);
  expect(late.body.lastChange).toEqual({ name: 'Anna Testowa', at: expect.any(String) });
});
