import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, articleTags, bookmarks, bookmarkTags, changeLog, languages, tags } from '../database/schema.ts';
import { addArticle } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let remaining: number;
let twin: number;
let third: number;

beforeAll(() =>
  api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 }),
);
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(bookmarks);
  await api.db.delete(tags);
  [remaining, twin, third] = await Promise.all([create('uchwały'), create('uchwała'), create('uchwaly')]);
});

async function create(name: string, languageId = 1): Promise<number> {
  return (await settings.post('/api/dictionaries/tags', { name, languageId })).body.id;
}

const merge = (id: number, tagIds: number[], options = {}) =>
  settings.post(`/api/dictionaries/tags/${id}/merge`, { tagIds }, options);

const tagsOf = async (articleId: number) =>
  (await api.db.select().from(articleTags).where(eq(articleTags.articleId, articleId))).map(({ tagId }) => tagId);

const add = async (title: string, tagIds: number[]) =>
  (await addArticle(api.db, { title, tags: tagIds, categories: [] })).id;

const names = async () => (await api.db.select().from(tags).orderBy(asc(tags.name))).map(({ name }) => name);

test('articles of the merged tags have the one that stays, once, and say so', async () => {
  const budget = await create('budżet');
  const both = await add('Ma oba', [remaining, twin]);
  const one = await add('Ma jeden', [third, budget]);
  const none = await add('Nie ma', [budget]);
  const revisions = async () =>
    new Map((await api.db.select().from(articles)).map(({ id, revision }) => [id, revision] as const));
  const before = await revisions();
  const answer = await merge(remaining, [twin, third]);
  expect([answer.status, answer.body]).toEqual([200, { articles: 2, bookmarks: 0 }]);
  expect(await names()).toEqual(['budżet', 'uchwały']);
  expect(await tagsOf(both)).toEqual([remaining]);
  expect((await tagsOf(one)).sort()).toEqual([remaining, budget].sort());
  expect(await tagsOf(none)).toEqual([budget]);
  const after = await revisions();
  expect([both, one, none].map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))).toEqual([1, 1, 0]);
  const log = await api.db
    .select()
    .from(changeLog)
    .where(inArray(changeLog.articleId, [both, one, none]));
  expect(log.map(({ description, details }) => [description, details])).toEqual([
    ['Scalenie tagów', ['Zamiast tagów „uchwała”, „uchwaly” jest tag „uchwały”']],
    ['Scalenie tagów', ['Zamiast tagów „uchwała”, „uchwaly” jest tag „uchwały”']],
  ]);
});

test('bookmarks follow, with an entry of the journal each', async () => {
  const bookmark = async (tagIds: number[]) => {
    const body = {
      displayText: 'Uchwały',
      title: 'Uchwały rady',
      target: 10,
      languageId: 1,
      isActive: true,
      tags: tagIds,
    };
    return (await settings.post('/api/settings/bookmarks', body)).body.id as number;
  };
  const id = await bookmark([remaining, twin]);
  await bookmark([remaining]);
  const answer = await merge(remaining, [twin]);
  expect([answer.status, answer.body]).toEqual([200, { articles: 0, bookmarks: 1 }]);
  expect(
    (await api.db.select().from(bookmarkTags).where(eq(bookmarkTags.bookmarkId, id))).map((one) => one.tagId),
  ).toEqual([remaining]);
  const history = await settings.get(
    `/api/application/journal?filters=recordType;equal;bookmark&filters=recordId;equal;${id}`,
  );
  expect(history.body[0]).toMatchObject({
    operation: 'edit',
    before: {
      tags: [
        { id: twin, name: 'uchwała' },
        { id: remaining, name: 'uchwały' },
      ],
    },
    after: { tags: [{ id: remaining, name: 'uchwały' }] },
  });
});

test('what cannot be merged leaves everything as it was', async () => {
  const english = await create('resolutions', 2);
  const article = await add('Uchwała', [twin]);
  const { etag } = await settings.get(`/api/dictionaries/tags/${remaining}`);
  await settings.put(`/api/dictionaries/tags/${remaining}`, { name: 'uchwały rady', languageId: 1 });
  const refusals = await Promise.all([
    merge(remaining, [twin, english]),
    merge(remaining, [twin, 99_999]),
    merge(99_999, [twin]),
    merge(remaining, [twin, remaining]),
    merge(remaining, []),
    merge(remaining, [twin, twin]),
    merge(remaining, [twin], { ifMatch: etag }),
  ]);
  expect(refusals.map(({ status, body }) => [status, body.errors[0]])).toEqual([
    [409, 'Scalić można tylko tagi tej samej wersji językowej'],
    [404, 'Nie znaleziono tagu o numerze 99999'],
    [404, 'Nie znaleziono tagu o numerze 99999'],
    [400, expect.stringContaining('Tagu nie można scalić z nim samym')],
    [400, expect.any(String)],
    [400, expect.any(String)],
    [412, expect.any(String)],
  ]);
  expect(await tagsOf(article)).toEqual([twin]);
  expect((await names()).sort()).toEqual(['resolutions', 'uchwaly', 'uchwała', 'uchwały rady']);
});

test('articles that take a merged tag meanwhile keep none that is removed', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const body = { title: 'Uchwała', shortDescription: 'Skrót', content: '<p>Treść</p>', tags: [twin], categories: [] };
  const created = Array.from({ length: 20 }, () => editor.post('/api/articles', body));
  const [merged, ...answers] = await Promise.all([merge(remaining, [twin]), ...created]);
  expect(merged.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 201 && status !== 400)).toEqual([]);
  const stored = answers.flatMap(({ status, body: { id } }) => (status === 201 ? [id as number] : []));
  for (const id of stored) expect(await tagsOf(id)).toEqual([remaining]);
});
