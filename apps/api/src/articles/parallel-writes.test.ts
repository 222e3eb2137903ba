// Two people, or a person and the schedule, at the same article in the same moment: nothing is lost and nobody is told something false.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentRepository } from '../database/schema.ts';
import { removeUnsavedUploads } from '../files/unsaved-uploads.ts';
import { runDue } from '../schedule/scheduler.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addArticle, addDocument, articleInput, clearArticles, language } from '../testing/test-articles.ts';
import type { TestClient } from '../testing/test-client.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

const rounds = Array.from({ length: 10 }, (_, index) => index);
const read = async (id: number): Promise<Article> => (await admin.get(`/api/articles/${id}`)).body;
const save = (id: number, more: Parameters<typeof articleInput>[0]) =>
  admin.put(`/api/articles/${id}`, articleInput(more));
const status = (id: number, to: ArticleStatus) =>
  admin.put(`/api/articles/${id}/status/${to}`, { changeText: 'powód' });
const remove = (id: number) => admin.delete(`/api/articles?articleIds=${id}`);
const newVersion = (id: number) => admin.post(`/api/articles/${id}/version`);
/** Which of them stand in the list. */
async function listed(...ids: number[]): Promise<number[]> {
  const { body } = await admin.get('/api/articles?size=0');
  return body.map((row: { id: number }) => row.id).filter((id: number) => ids.includes(id));
}
const linkTo = (id: number) => ({
  ...{ type: 20 as const, displayText: 'a', title: 'a', target: 10 as const, linkToArticleTranslationId: id },
});

test('a save and a confirmation: what was answered 200 is there, with its entry', async () => {
  for (const round of rounds) {
    const { id } = await addArticle(api.db);
    const title = `Tytuł ${round}`;
    const [saved, confirmed] = await Promise.all([save(id, { title }), status(id, Confirmed)]);
    // a save that comes later finds a confirmed article, one that was overtaken a newer revision
    expect([200, 409, 412]).toContain(saved.status);
    expect([200, 412]).toContain(confirmed.status);
    const article = await read(id);
    expect(article.title === title).toBe(saved.status === 200);
    expect(article.status).toBe(confirmed.status === 200 ? Confirmed : Draft);
    const done = [saved, confirmed].filter((answer) => answer.status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(article.changeLogEntries).toHaveLength(done.length);
  }
});

test('withdrawing and archiving one article: one of them is done', async () => {
  for (const _ of rounds) {
    const { id } = await addArticle(api.db, { status: Published });
    const answers = await Promise.all([status(id, Withdrawed), status(id, Archived)]);
    const done = answers.filter((answer) => answer.status === 200);
    // archived after it was withdrawn is allowed, the other way round is not
    for (const answer of answers) expect([200, 409, 412]).toContain(answer.status);
    expect((await read(id)).changeLogEntries).toHaveLength(done.length);
    expect(done.length).toBeGreaterThan(0);
  }
});

test('the schedule publishes and a person takes the article back: one after the other', async () => {
  for (const _ of rounds) {
    const { id } = await addArticle(api.db, { status: ToPublish, publishStart: new Date(Date.now() - 1000) });
    const [back] = await Promise.all([status(id, Confirmed), runDue(api.db, new Date())]);
    expect([200, 409, 412]).toContain(back.status);
    const article = await read(id);
    expect(article.status).toBe(back.status === 200 ? Confirmed : Published);
    expect(article.changeLogEntries).toHaveLength(1);
  }
});

test('links and the deletion of what they lead to: a stored link leads to an article', async () => {
  const goals = await Promise.all(rounds.map(() => addArticle(api.db)));
  const sources = await Promise.all(goals.map(() => addArticle(api.db)));
  const pairs = goals.map(async (goal, index) => {
    const [saved, removed] = await Promise.all([
      save(sources[index]?.id ?? 0, { links: [linkTo(goal.id)] }),
      remove(goal.id),
    ]);
    expect([200, 400, 409]).toContain(saved.status);
    const refused = ['Do artykułu prowadzi łącze z artykułu „Statut Gminy Jasionka”'];
    expect(removed.body[0].errors).toEqual(saved.status === 200 ? refused : []);
  });
  await Promise.all(pairs);
});

test('a translation and the deletion of its source: it is there, or its maker is told that the source is not', async () => {
  const english = await language(api.db, 'EN');
  for (const _ of rounds) {
    const { id } = await addArticle(api.db);
    const [copied, removed] = await Promise.all([
      admin.post(`/api/articles/${id}/translations`, { languageId: english }),
      remove(id),
    ]);
    expect(removed.body[0]).toMatchObject({ done: true });
    expect([201, 404]).toContain(copied.status);
    if (copied.status === 201) expect(await read(copied.body.id)).toMatchObject({ status: Draft });
  }
});

test('a save and the deletion of one draft: saved and gone, or not found', async () => {
  for (const _ of rounds) {
    const { id } = await addArticle(api.db);
    const [saved, removed] = await Promise.all([save(id, { title: 'Inny' }), remove(id)]);
    expect([200, 404, 412]).toContain(saved.status);
    expect(removed.body[0].done).toBe(true);
    expect((await admin.get(`/api/articles/${id}`)).status).toBe(404);
  }
});

test('two new versions, and a version and a translation: versions are counted without gaps', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  const answers = await Promise.all(rounds.map(() => admin.post(`/api/articles/${id}/version`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...rounds.slice(1).map(() => 409)]);
  expect((await read(id)).versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('extra content by two editors: the second is told that it is there already', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  const texts = ['<p>Pierwsza</p>', '<p>Druga</p>', '<p>Trzecia</p>'];
  const answers = await Promise.all(texts.map((addedExtraContent) => save(id, { addedExtraContent })));
  const done = answers.filter((answer) => answer.status === 200);
  expect(done).toHaveLength(1);
  expect((await read(id)).extraContent).toBe(done[0]?.body.extraContent);
});

/** A published article with a draft of its next version. */
async function withNewerDraft(more: Parameters<typeof addArticle>[1] = {}): Promise<{ older: number; newer: number }> {
  const older = await addArticle(api.db, { status: Published, ...more });
  const newer = await addArticle(api.db, { version: 2, baseArticleId: older.baseArticleId });
  return { older: older.id, newer: newer.id };
}

test('the published version goes while the newer draft is deleted: the article stays in the list', async () => {
  for (const to of rounds.flatMap(() => [Withdrawed, Archived])) {
    const { older, newer } = await withNewerDraft();
    const [taken, removed] = await Promise.all([status(older, to), remove(newer)]);
    expect([taken.status, removed.body[0].done]).toEqual([200, true]);
    expect(await listed(older, newer)).toEqual([older]);
  }
});

test('the published version goes while a newer one is made: the newest alone is in the list', async () => {
  for (const to of rounds.flatMap(() => [Withdrawed, Archived])) {
    const { id } = await addArticle(api.db, { status: Published });
    const [taken, made] = await Promise.all([status(id, to), newVersion(id)]);
    expect(taken.status).toBe(200);
    // of an archived article there is no new version
    expect(to === Archived ? [201, 409] : [201]).toContain(made.status);
    expect(await listed(id, made.body.id)).toEqual([made.status === 201 ? made.body.id : id]);
  }
});

test('the schedule ends the publication while a newer version is made, or its draft deleted', async () => {
  const ended = { publishEnd: new Date(Date.now() - 1000) };
  for (const _ of rounds) {
    const { id } = await addArticle(api.db, { status: Published, ...ended });
    const { older, newer } = await withNewerDraft(ended);
    const [made, removed] = await Promise.all([newVersion(id), remove(newer), runDue(api.db, new Date())]);
    expect([made.status, removed.body[0].done]).toEqual([201, true]);
    // what another one has in its hands is left to the next look
    await runDue(api.db, new Date());
    expect([(await read(id)).status, (await read(older)).status]).toEqual([Withdrawed, Withdrawed]);
    expect(await listed(id, made.body.id, older, newer)).toEqual(expect.arrayContaining([made.body.id, older]));
    expect(await listed(id, newer)).toEqual([]);
  }
});

test('two versions are published at once: one of them is public, and it is the newer one', async () => {
  for (const _ of rounds) {
    const older = await addArticle(api.db, { status: Withdrawed, isListed: false });
    const newer = await addArticle(api.db, { status: Withdrawed, version: 2, baseArticleId: older.baseArticleId });
    const [first, second] = await Promise.all([status(older.id, Published), status(newer.id, Published)]);
    expect([200, 409]).toContain(first.status);
    expect(second.status).toBe(200);
    expect((await read(older.id)).status).toBe(first.status === 200 ? Archived : Withdrawed);
    expect(await listed(older.id, newer.id)).toEqual([newer.id]);
  }
});

test('an older version is restored while the newest is published: it is the next one, or refused', async () => {
  for (const _ of rounds) {
    const older = await addArticle(api.db, { status: Archived, isListed: false });
    const dates = { publishStart: new Date(Date.now() - 1000) };
    const next = { version: 2, baseArticleId: older.baseArticleId };
    const newer = await addArticle(api.db, { status: ToPublish, ...next, ...dates });
    const [restored] = await Promise.all([
      admin.post(`/api/articles/${older.id}/restoration`),
      runDue(api.db, new Date()),
    ]);
    await runDue(api.db, new Date());
    expect((await read(newer.id)).status).toBe(Published);
    expect([201, 409]).toContain(restored.status);
    const versions = restored.status === 201 ? [3, 2, 1] : [2, 1];
    expect((await read(newer.id)).versions.map(({ version }) => version)).toEqual(versions);
    expect((await listed(older.id, newer.id, restored.body.id)).length).toBe(versions.length - 1);
  }
});

test('attachments put in order by two editors: the order is that of one of them', async () => {
  const documents = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => addDocument(api.db, name)));
  const { id } = await addArticle(api.db);
  const attachments = documents.map((documentRepositoryId, index) => ({
    documentRepositoryId,
    displayName: `${index}`,
  }));
  expect((await save(id, { attachments })).status).toBe(200);
  for (const _ of rounds) {
    const input = (await read(id)).attachments.map((one) => ({
      ...{ id: one.id, documentRepositoryId: one.documentRepositoryId, displayName: one.displayName },
    }));
    const orders = [input.toReversed(), [...input.slice(1), ...input.slice(0, 1)]];
    const { etag } = await admin.get(`/api/articles/${id}`);
    const answers = await Promise.all(
      orders.map((order) => admin.put(`/api/articles/${id}`, articleInput({ attachments: order }), { ifMatch: etag })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
    const won = orders[answers.findIndex((answer) => answer.status === 200)];
    expect((await read(id)).attachments.map((one) => one.id)).toEqual(won?.map((one) => one.id));
  }
});

test('an old upload is saved while it is cleaned away: it is attached and can be read, or the save says that it is gone', async () => {
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  for (const round of rounds) {
    const { id } = await addArticle(api.db);
    const form = new FormData();
    form.append('attachments', new Blob([`treść ${round}`]), 'a.txt');
    const [{ documentRepositoryId }] = (await admin.post('/api/files/article', form)).body;
    await api.db.update(documentRepository).set({ unsavedSince: longAgo });
    const [saved] = await Promise.all([
      save(id, { attachments: [{ documentRepositoryId, displayName: 'a' }] }),
      removeUnsavedUploads({ db: api.db, storage: api.storage, now: () => new Date() }),
    ]);
    expect([200, 400, 409]).toContain(saved.status);
    const isAttached = saved.status === 200;
    expect((await read(id)).attachments).toHaveLength(isAttached ? 1 : 0);
    expect((await admin.get(`/api/files/attachment/${documentRepositoryId}`)).status).toBe(isAttached ? 200 : 404);
  }
});

test('a new version of an article that is being added to has all that was added, or nothing of it', async () => {
  const documentRepositoryId = await addDocument(api.db, 'dodany.pdf');
  const more = { addedExtraContent: '<p>Dopisek</p>', addedAttachments: [{ documentRepositoryId, displayName: 'a' }] };
  for (const _ of [...rounds, ...rounds]) {
    const { id } = await addArticle(api.db, { status: Published });
    const [added, made] = await Promise.all([save(id, more), newVersion(id)]);
    expect([added.status, made.status]).toEqual([200, 201]);
    const { extraContent, attachments } = await read(made.body.id);
    expect(attachments).toHaveLength(extraContent === null ? 0 : 1);
  }
});
