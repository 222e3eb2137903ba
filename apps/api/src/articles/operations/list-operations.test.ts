// The answer of listArticleOperations against the calls themselves: it never says yes where the call says no.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operations } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import {
  type ArticleOptions,
  addArticle,
  addCategory,
  addTag,
  articleInput,
  clearArticles,
  language,
} from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { CreateArticles, ConfirmArticles, PublishArticles, ArchiveArticles } = PermissionName;
const relevant = [CreateArticles, ConfirmArticles, PublishArticles, ArchiveArticles];
const permissionSets = Array.from({ length: 2 ** relevant.length - 1 }, (_, bits) =>
  relevant.filter((_one, place) => ((bits + 1) >> place) & 1),
);
const publishStart = new Date(Date.now() + 86_400_000);

let api: TestApi;
let english: number;
beforeAll(async () => {
  api = await startApi();
  english = await language(api.db, 'EN');
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

async function verdicts(client: TestClient, id: number): Promise<OperationVerdict[]> {
  const answer = await client.get(`/api/articles/${id}/operations`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The calls, each with a body that changes something. */
const calls: Readonly<Record<string, (client: TestClient, id: number, status: number | null) => Promise<Answer>>> = {
  updateArticle: async (client, id) => {
    const tag = await addTag(api.db, `tag ${id}`);
    const { baseArticleAuthorName } = (await client.get(`/api/articles/${id}`)).body;
    return client.put(`/api/articles/${id}`, articleInput({ baseArticleAuthorName, tags: [tag] }));
  },
  changeArticleStatus: (client, id, to) =>
    client.put(`/api/articles/${id}/status/${to}`, { changeText: 'zapisany powód' }),
  createArticlePreview: (client, id) => client.post(`/api/articles/hash/${id}`),
  createArticleVersion: (client, id) => client.post(`/api/articles/${id}/version`),
  restoreArticleVersion: (client, id) => client.post(`/api/articles/${id}/restoration`),
  changeArticleVisibility: async (client, id) => {
    const { isHidden } = (await client.get(`/api/articles/${id}`)).body;
    return client.put(`/api/articles/${id}/visibility`, { isHidden: !isHidden });
  },
  copyArticleToTranslation: (client, id) => client.post(`/api/articles/${id}/translations`, { languageId: english }),
  deleteArticles: (client, id) => client.delete(`/api/articles?articleIds=${id}`),
};

interface Answer {
  status: number;
  body: unknown;
}

/** Bulk calls answer 200 with a result for each row. */
const wentThrough = ({ status, body }: Answer) =>
  status < 300 && (!Array.isArray(body) || body.every(({ done }) => done === true));

async function compare(client: TestClient, make: () => Promise<number>): Promise<void> {
  const said = await verdicts(client, await make());
  for (const { operation, status, isAllowed, reason } of said) {
    const id = await make();
    const answer = await calls[operation]?.(client, id, status);
    expect({ operation, status, isAllowed, reason, answer }).toMatchObject({
      isAllowed: answer !== undefined && wentThrough(answer),
    });
  }
}

const kinds: [string, ArticleOptions][] = [
  ['complete', { publishStart }],
  ['without a start', {}],
  ['that has ended', { publishStart: new Date(0), publishEnd: new Date(1000) }],
  ['without an author', { publishStart, authorName: 'brak' }],
  ['that is closed to editing', { publishStart, isEditable: false }],
  ['of the system', { publishStart, type: 20, categories: [] }],
];

describe('every operation with every set of permissions in every status', () => {
  test.each(permissionSets.map((permissions) => ({ permissions })))('$permissions', async ({ permissions }) => {
    const client = api.as(await api.user({ permissions }));
    for (const status of Object.values(ArticleStatus))
      await compare(client, async () => (await addArticle(api.db, { status, publishStart })).id);
  });
});

test.each(kinds)('an article %s in every status', async (_name, options) => {
  const client = api.as(await api.user({ permissions: relevant }));
  for (const status of Object.values(ArticleStatus))
    await compare(client, async () => (await addArticle(api.db, { ...options, status })).id);
});

test('an older version, an excluded category, a translated article, one that others lead to', async () => {
  const category = await addCategory(api.db, 'Podatki');
  const client = api.as(await api.user({ permissions: relevant, excludedCategories: [category] }));
  for (const status of Object.values(ArticleStatus)) {
    await compare(client, async () => {
      const older = await addArticle(api.db, { status, publishStart });
      await addArticle(api.db, { baseArticleId: older.baseArticleId, version: 2, status: Published });
      return older.id;
    });
    await compare(client, async () => (await addArticle(api.db, { status, publishStart, categories: [category] })).id);
    await compare(client, async () => {
      const polish = await addArticle(api.db, { status, publishStart });
      await addArticle(api.db, { baseArticleId: polish.baseArticleId, languageId: english });
      await addArticle(api.db).then(({ id }) =>
        api.db.execute(sql`insert into article_links (article_id, position, type, linked_article_id, display_text, title, target)
          values (${id}::int, 0, 20, ${polish.id}::int, 'a', 'a', 10)`),
      );
      return polish.id;
    });
  }
});

describe('where a second person publishes', () => {
  const rule = (isEnabled: boolean) =>
    api.db.execute(sql`update system_parameters set value = jsonb_build_object('isEnabled', ${isEnabled}::boolean)
      where key_name = 'SecondPerson'`);
  afterEach(() => rule(false));

  test('own work in every status', async () => {
    await rule(true);
    const user = await api.user({ permissions: relevant });
    for (const status of Object.values(ArticleStatus))
      await compare(
        api.as(user),
        async () => (await addArticle(api.db, { status, publishStart, createdById: user.id })).id,
      );
  });
});

test('every operation of the contract that changes an article is answered', async () => {
  const { id } = await addArticle(api.db);
  const said = await verdicts(api.as(await api.user({ isAdmin: true })), id);
  const changing = operations.filter(({ tag, method }) => tag === 'articles' && method !== 'get').map((one) => one.id);
  // there is no record yet, the same as the call for one article, and what changes nothing of the article
  const others = [
    'createArticle',
    'importArticles',
    'changeArticleStatuses',
    'createArticleComment',
    'setArticleEditing',
  ];
  expect([...new Set(said.map(({ operation }) => operation)), ...others].sort()).toEqual([...changing].sort());
});

test('one sentence why, and what would help', async () => {
  await api.user({ permissions: [PermissionName.ManageUsers, PublishArticles] });
  const client = api.as(await api.user({ permissions: [ConfirmArticles] }));
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart });
  const said = await verdicts(client, id);
  const of = (operation: string, status: ArticleStatus | null = null) =>
    said.find((one) => one.operation === operation && one.status === status);
  expect(of('changeArticleStatus', Draft)).toMatchObject({ isAllowed: true, reason: null, remedy: null });
  expect(of('changeArticleStatus', ToPublish)).toMatchObject({
    isAllowed: false,
    cause: 'permission',
    reason: 'Brak uprawnień do zmiany statusu',
    remedy: expect.stringContaining('Potrzebne uprawnienie „Publikowanie artykułów”'),
  });
  expect(of('changeArticleStatus', Archived)).toMatchObject({
    cause: 'status',
    // the missing permissions before the way
    remedy: expect.stringMatching(
      /^Potrzebne uprawnienia „Publikowanie artykułów” i „[^”]+”\. .*\. Zmień status na: Do publikacji\. .*„Teraz”.*zmień status na: Zarchiwizowany$/,
    ),
  });
  expect(of('updateArticle')).toMatchObject({ cause: 'permission', reason: 'Brak uprawnień do wykonania polecania' });
});

test('a published article with an error in its text needs a written reason', async () => {
  const client = api.as(await api.user({ isAdmin: true }));
  const options = { status: Withdrawed, publishStart, content: '<h4>Cel</h4>' } as const;
  const { id } = await addArticle(api.db, options);
  const said = await verdicts(client, id);
  expect(said.find(({ status }) => status === Published)).toMatchObject({
    isAllowed: true,
    condition: expect.stringContaining('kolejność nagłówków'),
  });
});
