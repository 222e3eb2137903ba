// Two pairs of eyes: who wrote an article cannot publish it, whichever way they try.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { publishDue } from '../../schedule/due-articles.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { addCategory, addTag, articleInput, clearArticles } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi } from '../../testing/with-api.ts';
import { article, draft, history } from '../testing/portable-drafts.ts';
import { importInto } from '../testing/portable-office.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed } = ArticleStatus;
const { CreateArticles, ConfirmArticles, PublishArticles } = PermissionName;
const everything = [CreateArticles, ConfirmArticles, PublishArticles];
const message = 'To jest Twój artykuł, a publikuje go druga osoba';

const api = withApi();
let author: TestClient;
let approver: TestClient;
let category: number;
beforeEach(async () => {
  await clearArticles(api.db);
  author = api.as(await api.user({ permissions: everything }));
  approver = api.as(await api.user({ permissions: everything }));
  category = await addCategory(api.db, 'Uchwały');
  await rule(true);
});

const rule = (isEnabled: boolean) =>
  api.db.execute(
    sql`update system_parameters set value = jsonb_build_object('isEnabled', ${isEnabled}::boolean) where key_name = 'SecondPerson'`,
  );

const input = (more: Parameters<typeof articleInput>[0] = {}) =>
  articleInput({ publishStart: new Date(Date.now() + 86_400_000).toISOString(), categories: [category], ...more });

async function write(client = author): Promise<number> {
  const { body, status } = await client.post('/api/articles', input());
  expect(status).toBe(201);
  return body.id;
}

const step = (client: TestClient, id: number, to: ArticleStatus) => articleCalls(() => client).status(id, to);
const bulk = (client: TestClient, id: number) =>
  client.put('/api/articles/status', {
    articleIds: [id],
    newStatus: ToPublish,
    publishStart: new Date(Date.now() + 86_400_000).toISOString(),
  });

async function said(client: TestClient, id: number, to: ArticleStatus): Promise<OperationVerdict | undefined> {
  const verdicts: OperationVerdict[] = (await client.get(`/api/articles/${id}/operations`)).body;
  return verdicts.find(({ status }) => status === to);
}

test('an author passes it on by no step and no bulk call, and is told who can; a second person does', async () => {
  const id = await write();
  expect(await said(author, id, ToPublish)).toMatchObject({ isAllowed: false, cause: 'secondPerson', reason: message });
  expect(await step(author, id, ToPublish)).toMatchObject({ status: 403, body: { errors: [message] } });
  expect((await bulk(author, id)).body).toMatchObject([{ done: false, errors: [message] }]);
  expect((await step(author, id, Confirmed)).status).toBe(200);
  expect((await step(author, id, ToPublish)).status).toBe(403);
  expect(await said(approver, id, ToPublish)).toMatchObject({ isAllowed: true });
  expect((await bulk(approver, id)).body).toMatchObject([{ done: true }]);
});

test('administrators are bound too; without the rule nobody is', async () => {
  const admin = api.as(await api.user({ isAdmin: true }));
  const id = await write(admin);
  expect((await step(admin, id, ToPublish)).status).toBe(403);
  await rule(false);
  expect((await step(admin, id, ToPublish)).status).toBe(200);
});

test('whoever edits the text becomes an author; places and dates make nobody one', async () => {
  const id = await write();
  const tag = await addTag(api.db, 'budżet');
  await articleCalls(() => approver).save(id, input({ tags: [tag] }));
  expect(await said(approver, id, ToPublish)).toMatchObject({ isAllowed: true });
  await articleCalls(() => approver).save(id, input({ tags: [tag], content: '<p>Poprawka</p>' }));
  expect(await said(approver, id, ToPublish)).toMatchObject({ cause: 'secondPerson' });
  expect((await step(approver, id, ToPublish)).status).toBe(403);
});

test('a withdrawn article is published again by a second person only', async () => {
  const id = await write();
  await api.db.execute(sql`update articles set status = ${Withdrawed}::int where id = ${id}::int`);
  expect((await step(author, id, Published)).status).toBe(403);
  expect((await step(approver, id, Published)).status).toBe(200);
});

test('the schedule gives back what an author handed over before the rule was set', async () => {
  await rule(false);
  const [own, other] = [await write(), await write()];
  for (const [client, id] of [
    [author, own],
    [approver, other],
  ] as const)
    expect((await step(client, id, ToPublish)).status).toBe(200);
  await rule(true);
  const due = new Date(Date.now() + 2 * 86_400_000);
  expect(await publishDue(api.services.transaction, due)).toEqual({ published: 1, refused: 1 });
  const { read } = articleCalls(() => author);
  expect(await read(own)).toMatchObject({
    status: Confirmed,
    missedPublication: 'Do publikacji nie przekazała go druga osoba',
  });
  expect(await read(other)).toMatchObject({ status: Published });
});

test('what came with its history stops neither the schedule nor the rule', async () => {
  await rule(false);
  const admin = api.as(await api.user({ isAdmin: true }));
  const version = draft({
    version: 1,
    status: Confirmed,
    publishStart: new Date(Date.now() + 3_600_000).toISOString(),
    history: { ...history, changeLog: [] },
    categories: [{ path: ['Uchwały'] }],
  });
  const planned = { ...version, status: ToPublish };
  const taken = await importInto(admin, {
    articles: [article('zatwierdzony', version), article('planowany', planned)],
  });
  expect(taken.flatMap(({ errors }) => errors)).toEqual([]);
  const [confirmed = 0, waiting = 0] = taken.map(({ id }) => id ?? 0);
  const other = await write();
  expect((await step(approver, other, ToPublish)).status).toBe(200);
  await rule(true);
  // whoever brought it is no second person
  expect((await step(admin, confirmed, ToPublish)).status).toBe(403);
  expect((await step(approver, confirmed, ToPublish)).status).toBe(200);
  const due = new Date(Date.now() + 2 * 86_400_000);
  expect(await publishDue(api.services.transaction, due)).toEqual({ published: 2, refused: 1 });
  const { read } = articleCalls(() => author);
  expect(await read(waiting)).toMatchObject({
    status: Confirmed,
    missedPublication: 'Do publikacji nie przekazała go druga osoba',
  });
});

test('nothing is added to a published article, which would be public unseen', async () => {
  const id = await write();
  await api.db.execute(sql`update articles set status = ${Published}::int where id = ${id}::int`);
  const { save } = articleCalls(() => approver);
  const { baseArticleInformationCreated: _created, ...same } = input();
  const { publishStart } = (await author.get(`/api/articles/${id}`)).body;
  const more = { ...same, publishStart, addedExtraContent: '<p>Sprostowanie</p>' };
  const refused = await save(id, more);
  expect(refused.status).toBe(409);
  expect(refused.body.fields).toMatchObject([
    { path: 'addedExtraContent', message: expect.stringContaining('utwórz nową wersję') },
  ]);
  await rule(false);
  const withNumber = await save(id, { ...more, addedExtraContent: '<p>PESEL 44051401359</p>' });
  expect(withNumber).toMatchObject({ status: 409, body: { fields: [{ path: 'addedExtraContent' }] } });
  expect(withNumber.text).not.toContain('44051401359');
  expect((await save(id, more)).status).toBe(200);
});

test('who approved is known on the card and in the bulletin; a new edit takes it back', async () => {
  const id = await write();
  const approvedBy = async () => (await author.get(`/api/articles/${id}`)).body.review.approvedBy;
  await step(author, id, Confirmed);
  expect(await approvedBy()).toBeNull();
  await step(author, id, Draft);
  await step(approver, id, Confirmed);
  expect(await approvedBy()).toBe('Anna Testowa');
  await step(approver, id, Draft);
  await articleCalls(() => author).save(id, input({ content: '<p>Inna treść</p>' }));
  expect(await approvedBy()).toBeNull();
  await step(approver, id, ToPublish);
  await publishDue(api.services.transaction, new Date(Date.now() + 2 * 86_400_000));
  expect(await approvedBy()).toBe('Anna Testowa');
  const { baseArticleId } = (await author.get(`/api/articles/${id}`)).body;
  expect((await api.anonymous.get(`/api/public/PL/articles/${baseArticleId}`)).body.approvedBy).toBe('Anna Testowa');
});

test('comments of all versions, written by who may open the article, unless its category is closed', async () => {
  const id = await write();
  const comments = (client: TestClient) => client.get(`/api/articles/${id}/comments`);
  expect((await approver.post(`/api/articles/${id}/comments`, { text: ' ' })).status).toBe(400);
  const added = await approver.post(`/api/articles/${id}/comments`, { text: 'Brakuje podpisu.\nProszę o skan.' });
  expect(added).toMatchObject({ status: 201, body: { version: 1, text: 'Brakuje podpisu.\nProszę o skan.' } });
  expect((await comments(author)).body).toEqual([added.body]);
  const closed = api.as(await api.user({ permissions: everything, excludedCategories: [category] }));
  expect((await closed.post(`/api/articles/${id}/comments`, { text: 'x' })).status).toBe(403);
  expect((await author.get('/api/articles/999999/comments')).status).toBe(404);
  expect((await author.post('/api/articles/999999/comments', { text: 'x' })).status).toBe(404);
});

test('the list of what waits for a second person has no own work and no closed category', async () => {
  const [own, other] = [await write(approver), await write()];
  await author.post(`/api/articles/${other}/comments`, { text: 'Gotowe' });
  for (const [client, id] of [
    [approver, own],
    [author, other],
  ] as const)
    await step(client, id, Confirmed);
  const list = (client: TestClient) => client.get('/api/articles/awaiting');
  expect(await list(approver)).toMatchObject({
    total: 1,
    body: [{ id: other, comments: 1, createdBy: 'Anna Testowa' }],
  });
  expect((await list(author)).body).toMatchObject([{ id: own, comments: 0 }]);
  const closed = api.as(await api.user({ permissions: everything, excludedCategories: [category] }));
  expect((await list(closed)).total).toBe(0);
  expect((await list(api.as(await api.user({ permissions: [CreateArticles] })))).status).toBe(403);
  expect((await approver.get('/api/articles/awaiting?filters=title;contains;nic')).total).toBe(0);
});
