// Categories a user may not manage (specification, section 6): every call of the contract that changes an article refuses theirs.
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operations } from '@redakcja/generated/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { addArticle, addCategory, articleInput, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi();
let closed: number;
let below: number;
let restricted: TestClient;
let administrator: TestClient;

beforeAll(async () => {
  closed = await addCategory(api.db, 'Referat Finansowy');
  below = await addCategory(api.db, 'Budżet', closed);
  const excludedCategories = [closed];
  restricted = api.as(await api.user({ permissions: Object.values(PermissionName), excludedCategories }));
  administrator = api.as(await api.user({ isAdmin: true, excludedCategories }));
});

const message = 'Brak uprawnień do kategorii „Referat Finansowy”';
const path = '/api/articles';

/** What each call answers: refused as a whole, or row by row. */
type Attempt = (client: TestClient, id: number, category?: number) => Promise<{ status: number; body: unknown }>;

const attempts: Record<string, { status?: ArticleStatus; attempt: Attempt }> = {
  createArticle: {
    attempt: (client, _id, category = closed) => client.post(path, articleInput({ categories: [category] })),
  },
  updateArticle: { attempt: (client, id) => client.put(`${path}/${id}`, articleInput({ categories: [closed] })) },
  deleteArticles: { attempt: (client, id) => client.delete(`${path}?articleIds=${id}`) },
  changeArticleStatus: { attempt: (client, id) => client.put(`${path}/${id}/status/20`) },
  changeArticleStatuses: {
    attempt: (client, id) => client.put(`${path}/status`, { articleIds: [id], newStatus: 20 }),
  },
  createArticleVersion: { status: 40, attempt: (client, id) => client.post(`${path}/${id}/version`) },
  restoreArticleVersion: { status: 60, attempt: (client, id) => client.post(`${path}/${id}/restoration`) },
  changeArticleVisibility: {
    status: 60,
    attempt: (client, id) => client.put(`${path}/${id}/visibility`, { isHidden: true }),
  },
  importArticles: {
    attempt: (client, _id, category = closed) =>
      client.post(`${path}/portable`, { articles: [portable(`nowy-${category}`, category)] }),
  },
  setArticleEditing: { attempt: (client, id) => client.put(`${path}/${id}/editing`, { isEditing: true }) },
  createArticleComment: { attempt: (client, id) => client.post(`${path}/${id}/comments`, { text: 'Uwaga' }) },
  copyArticleToTranslation: {
    attempt: (client, id) => client.post(`${path}/${id}/translations`, { languageId: 1 }),
  },
};

function portable(key: string, category: number) {
  const paths = { [closed]: ['Referat Finansowy'], [below]: ['Referat Finansowy', 'Budżet'] };
  const { tags: _, attachments: _a, links: _l, multimedia: _m, ...fields } = articleInput();
  return { key, versions: [{ ...fields, language: 'PL', categories: [{ path: paths[category] }] }] };
}

/** Looking is open: the preview shows what the card shows anyway. */
const readingOnly = ['createArticlePreview'];

const changing = operations.filter(({ path: address, method }) => address.startsWith(path) && method !== 'get');

test('every call that changes articles is tried here', () => {
  expect(Object.keys(attempts).sort()).toEqual(
    changing
      .map(({ id }) => id)
      .filter((id) => !readingOnly.includes(id))
      .sort(),
  );
});

describe.each(Object.entries(attempts))('%s', (_, { status, attempt }) => {
  test('is refused below an excluded category as well', async () => {
    const { id } = await addArticle(api.db, { categories: [below], ...(status !== undefined && { status }) });
    const answer = await attempt(restricted, id, below);
    expect(JSON.stringify(answer.body)).toContain('Brak uprawnień do kategorii „Budżet”');
  });

  test('is refused with the name of the category, and changes nothing', async () => {
    const { id } = await addArticle(api.db, { categories: [closed], ...(status !== undefined && { status }) });
    const before = await administrator.get(`${path}/${id}`);
    const total = (await administrator.get(`${path}?size=1`)).total;
    const answer = await attempt(restricted, id);
    expect(JSON.stringify(answer.body)).toContain(message);
    if (answer.status === 200) expect(answer.body).toMatchObject([{ done: false }]);
    else expect(answer.status).toBe(403);
    expect((await administrator.get(`${path}/${id}`)).text).toBe(before.text);
    expect((await administrator.get(`${path}?size=1`)).total).toBe(total);
  });

  test('is not reported to an administrator', async () => {
    const { id } = await addArticle(api.db, { categories: [closed], ...(status !== undefined && { status }) });
    expect(JSON.stringify((await attempt(administrator, id)).body)).not.toContain('Brak uprawnień');
  });
});

test('an older version of an open category is not restored over one of an excluded category', async () => {
  const open = await addCategory(api.db, 'Promocja');
  const older = await addArticle(api.db, { categories: [open], status: 60, isListed: false });
  const { baseArticleId } = older;
  await addArticle(api.db, { categories: [closed], status: 60, version: 2, baseArticleId });
  const refused = await restricted.post(`${path}/${older.id}/restoration`);
  expect([refused.status, refused.body.errors]).toEqual([403, [expect.stringContaining(message)]]);
  expect((await administrator.post(`${path}/${older.id}/restoration`)).status).toBe(201);
});

test('screens know what is below an excluded category', async () => {
  expect((await restricted.get('/api/auth/users/loggedUserData')).body.excludeCategories).toEqual([closed, below]);
});

describe('an import of an article that is stored in an excluded category, its file without categories,', () => {
  beforeAll(() => language(api.db, 'EN'));

  test.each([
    ['changes no text', 10, { title: 'Nowy tytuł' }],
    ['makes no version that is named', 40, { version: 2 }],
    ['makes no version that follows', 40, { title: 'Nowy tytuł' }],
    ['makes no translation', 10, { language: 'EN' }],
    ['changes no status', 10, { status: 20 }],
  ])('%s', async (_, status, change) => {
    const { id } = await addArticle(api.db, { categories: [closed], status: status as ArticleStatus });
    const [{ key, versions }] = (await administrator.get(`${path}/portable?articleIds=${id}`)).body.articles;
    const { categories: _c, history: _h, status: _s, version: _v, ...same } = versions[0];
    const before = (await administrator.get(`${path}/${id}`)).text;
    const total = (await administrator.get(`${path}?size=1`)).total;
    const { body } = await restricted.post(`${path}/portable`, {
      articles: [{ key, versions: [{ ...same, ...change }] }],
    });
    expect(body).toMatchObject([{ done: false, errors: [expect.stringContaining(message)] }]);
    expect((await administrator.get(`${path}/${id}`)).text).toBe(before);
    expect((await administrator.get(`${path}?size=1`)).total).toBe(total);
  });
});
