import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditEntries } from '../../database/schema.ts';
import { runDue } from '../../schedule/scheduler.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addDocument, articleInput, clearArticles } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const api = withApi();
const admin = withClient(api, { isAdmin: true });

beforeEach(() => clearArticles(api.db));

const rounds = Array.from({ length: 10 }, (_, index) => index);
const { read, save, status, remove } = articleCalls(() => admin);
const linkTo = (id: number) => ({
  type: 20 as const,
  displayText: 'a',
  title: 'a',
  target: 10 as const,
  linkToArticleTranslationId: id,
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

test('a confirmation of an article that changes after its checks writes nothing, no entry of the audit log either', async () => {
  const { id } = await addArticle(api.db);
  const { transaction } = api.services;
  const changedAfter: typeof transaction = (work) =>
    transaction((db) => {
      const { rows: read } = db;
      const rows: typeof read = async (shape, query) => {
        const found = await read(shape, query);
        await db.execute(sql`update articles set revision = revision + 1 where id = ${id}`);
        return found;
      };
      return work(Object.assign(db, { rows }));
    });
  const before = await api.db.$count(auditEntries);
  const changes = vi.spyOn(api.services, 'transaction').mockImplementation(changedAfter);
  const answer = await status(id, Confirmed);
  changes.mockRestore();
  expect(answer.status).toBe(412);
  expect(await api.db.$count(auditEntries)).toBe(before);
  expect(await read(id)).toMatchObject({ status: Draft, changeLogEntries: [] });
  expect((await status(id, Confirmed)).status).toBe(200);
  expect(await api.db.$count(auditEntries)).toBe(before + 1);
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
    const [back] = await Promise.all([status(id, Confirmed), runDue(api.database.transaction, new Date())]);
    expect([200, 409, 412]).toContain(back.status);
    const article = await read(id);
    expect(article.status).toBe(back.status === 200 ? Confirmed : Published);
    expect(article.changeLogEntries).toHaveLength(1);
  }
});

test('links and the deletion of what they lead to: a stored link leads to an article', async () => {
  const destinations = await Promise.all(rounds.map(() => addArticle(api.db)));
  const sources = await Promise.all(destinations.map(() => addArticle(api.db)));
  const pairs = destinations.map(async (destination, index) => {
    const [saved, removed] = await Promise.all([
      save(sources[index]?.id ?? 0, { links: [linkTo(destination.id)] }),
      remove(destination.id),
    ]);
    expect([200, 400, 409]).toContain(saved.status);
    const refused = ['Do artykułu prowadzi łącze z artykułu „Statut Gminy Jasionka”'];
    expect(removed.body[0].errors).toEqual(saved.status === 200 ? refused : []);
  });
  await Promise.all(pairs);
});

test('a save and the deletion of one draft: saved and deleted, or not found', async () => {
  for (const _ of rounds) {
    const { id } = await addArticle(api.db);
    const [saved, removed] = await Promise.all([save(id, { title: 'Inny' }), remove(id)]);
    expect([200, 404, 412]).toContain(saved.status);
    expect(removed.body[0].done).toBe(true);
    expect((await admin.get(`/api/articles/${id}`)).status).toBe(404);
  }
});

test('extra content by two editors: the second is rejected', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  const texts = ['<p>Pierwsza</p>', '<p>Druga</p>', '<p>Trzecia</p>'];
  const answers = await Promise.all(texts.map((addedExtraContent) => save(id, { addedExtraContent })));
  const done = answers.filter((answer) => answer.status === 200);
  expect(done).toHaveLength(1);
  expect((await read(id)).extraContent).toBe(done[0]?.body.extraContent);
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
      id: one.id,
      documentRepositoryId: one.documentRepositoryId,
      displayName: one.displayName,
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
