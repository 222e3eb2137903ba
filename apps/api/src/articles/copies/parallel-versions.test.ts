import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { runDue } from '../../schedule/scheduler.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addDocument, clearArticles, endChecks, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const api = withApi();
const admin = withClient(api, { isAdmin: true });

beforeEach(() => clearArticles(api.db));

const wrong = rowShape({ id: integer('a.id') });

// whatever came before what: the newest version of a language is listed, and the published one beside it
afterEach(async () => {
  const rows = await api.db.rows(
    wrong,
    sql`${wrong.select} from articles a where a.is_listed <> (a.status = ${Published}::int or not exists (select from articles n
      where n.base_article_id = a.base_article_id and n.language_id = a.language_id and n.version > a.version))`,
  );
  expect(rows).toEqual([]);
});

const rounds = Array.from({ length: 10 }, (_, index) => index);
const { read, save, status, remove, newVersion } = articleCalls(() => admin);
/** Which of them are listed. */
async function listed(...ids: number[]): Promise<number[]> {
  const { body } = await admin.get('/api/articles?size=0');
  return body.map((row: { id: number }) => row.id).filter((id: number) => ids.includes(id));
}

/** A published article with a draft of its next version. */
async function withNewerDraft(more: Parameters<typeof addArticle>[1] = {}): Promise<{ older: number; newer: number }> {
  const older = await addArticle(api.db, { status: Published, ...more });
  const newer = await addArticle(api.db, { version: 2, baseArticleId: older.baseArticleId });
  return { older: older.id, newer: newer.id };
}

test('a translation and the deletion of its source: created, or the source is not found', async () => {
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

test('two new versions, and a version and a translation: versions are counted without gaps', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  const answers = await Promise.all(rounds.map(() => admin.post(`/api/articles/${id}/version`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...rounds.slice(1).map(() => 409)]);
  expect((await read(id)).versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('the published version is withdrawn while the newer draft is deleted: the article stays in the list', async () => {
  for (const to of rounds.flatMap(() => [Withdrawed, Archived])) {
    const { older, newer } = await withNewerDraft();
    const [taken, removed] = await Promise.all([status(older, to), remove(newer)]);
    expect([taken.status, removed.body[0].done]).toEqual([200, true]);
    expect(await listed(older, newer)).toEqual([older]);
  }
});

test('the published version is withdrawn while a newer one is created: only the newest is in the list', async () => {
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
    const [made, removed] = await Promise.all([
      newVersion(id),
      remove(newer),
      runDue(api.database.transaction, new Date()),
    ]);
    expect([made.status, removed.body[0].done]).toEqual([201, true]);
    // a locked article is skipped until the next run
    await runDue(api.database.transaction, new Date());
    expect([(await read(id)).status, (await read(older)).status]).toEqual([Withdrawed, Withdrawed]);
    expect(await listed(id, made.body.id, older, newer)).toEqual(expect.arrayContaining([made.body.id, older]));
    expect(await listed(id, newer)).toEqual([]);
  }
});

test('two versions are published at once: one of them is public, and it is the newer one', async () => {
  for (const _ of rounds) {
    const withdrawn = { status: Withdrawed, publishStart: new Date() };
    const older = await addArticle(api.db, { ...withdrawn, isListed: false });
    const newer = await addArticle(api.db, { ...withdrawn, version: 2, baseArticleId: older.baseArticleId });
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
      runDue(api.database.transaction, new Date()),
    ]);
    await runDue(api.database.transaction, new Date());
    expect((await read(newer.id)).status).toBe(Published);
    expect([201, 409]).toContain(restored.status);
    const versions = restored.status === 201 ? [3, 2, 1] : [2, 1];
    expect((await read(newer.id)).versions.map(({ version }) => version)).toEqual(versions);
    expect((await listed(older.id, newer.id, restored.body.id)).length).toBe(versions.length - 1);
  }
});

test('a new version of an article that is being added to has all that was added, or nothing of it', async () => {
  const documentRepositoryId = await addDocument(api.db, 'dodany.pdf');
  await endChecks(api.db);
  const more = {
    addedExtraContent: '<p>Dopisek</p>',
    addedAttachments: [{ documentRepositoryId, displayName: 'a' }],
    changeText: 'protokół sesji',
  };
  for (const _ of [...rounds, ...rounds]) {
    const { id } = await addArticle(api.db, { status: Published });
    const [added, made] = await Promise.all([save(id, more), newVersion(id)]);
    expect([added.status, made.status]).toEqual([200, 201]);
    const { extraContent, attachments } = await read(made.body.id);
    expect(attachments).toHaveLength(extraContent === null ? 0 : 1);
  }
});

test('translations into one language by two editors: one is created, the other one is rejected', async () => {
  const english = await language(api.db, 'EN');
  for (const _ of rounds) {
    const { id } = await addArticle(api.db);
    const translate = () => admin.post(`/api/articles/${id}/translations`, { languageId: english });
    const answers = await Promise.all([translate(), translate(), translate()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(answers.flatMap((answer) => answer.body.errors ?? [])).toEqual(
      Array(2).fill('Artykuł ma już wersję językową EN'),
    );
  }
});
