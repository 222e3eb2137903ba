// The register of changes never forgets what stood in the bulletin, and tells no title that must go.
import { beforeEach, expect, test } from 'vitest';
import { type ArticleOptions, addArticle, clearArticles } from '../../testing/test-articles.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi();

beforeEach(() => clearArticles(api.db));

const get = (path: string) => api.anonymous.get(`/api/public/PL${path}`);
const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

test('what was withdrawn is gone and says why; a title that must go is told nowhere', async () => {
  const { baseArticleId } = await published({
    title: 'Pismo Jana',
    slug: 'pismo-jana',
    status: 60,
    isListed: false,
    archivedDate: new Date('2026-11-21T08:00:00Z'),
  });
  const { id } = await published({
    title: 'Dane osobowe Jana',
    slug: 'dane-osobowe-jana',
    version: 2,
    baseArticleId,
    publishedDate: new Date('2026-11-21T08:00:00Z'),
  });
  const publisher = api.as(await api.user({ permissions: ['PublishArticles', 'CreateArticles'] }));
  const titleRemovalReason = 'Dane osobowe w tytule';
  const refused = await publisher.put(`/api/articles/${id}/status/60`, { changeText: 'x', titleRemovalReason });
  expect(refused.status).toBeOneOf([400, 403]);
  await publisher.put(`/api/articles/${id}/status/50`, { changeText: 'Pomyłka w treści', titleRemovalReason });
  const answer = await get(`/articles/${baseArticleId}`);
  expect(answer).toMatchObject({
    status: 410,
    body: { title: 'Informacja została wycofana', errors: ['Pomyłka w treści'] },
  });
  const changes = await get('/changes');
  expect(changes.body).toMatchObject([
    { kind: 'withdrawn', version: 2, title: null, titleRemovalReason, reason: 'Pomyłka w treści' },
    { kind: 'changed', version: 2, title: null, titleRemovalReason },
    { kind: 'published', version: 1, title: null, titleRemovalReason },
  ]);
  expect(changes.text + answer.text).not.toMatch(/jana/iu);
  // a new version has a title of its own, and the former ones are not read beside it
  await published({ title: 'Pismo', slug: 'pismo', version: 3, baseArticleId, publishedDate: new Date('2099-01-01') });
  const all = await get('/changes');
  expect(all.body[0]).toMatchObject({ kind: 'changed', version: 3, title: 'Pismo', titleRemovalReason: null });
  const again = await get(`/articles/${baseArticleId}`);
  expect(again.body.versions).toHaveLength(1);
  expect(again.text + all.text).not.toMatch(/jana/iu);
});

test('the register keeps every publication and withdrawal, also of what is published again', async () => {
  const { id, baseArticleId } = await published({
    title: 'Taryfa',
    slug: 'taryfa',
    publishStart: new Date('2026-11-20'),
  });
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  const path = `/artykul/${baseArticleId}/taryfa`;
  const first = { kind: 'published', changeDate: '2026-11-20T08:00:00.000Z', title: 'Taryfa', path };
  const steps = [
    [50, 'withdrawn', 'Błąd w stawce'],
    [40, 'published', null],
    [50, 'withdrawn', 'Nowa ustawa'],
  ] as const;
  const expected: object[] = [first];
  for (const [index, [status, kind, reason]] of steps.entries()) {
    const changeDate = `2026-11-21T08:0${index}:00.000Z`;
    api.clock.now = new Date(changeDate);
    await publisher.put(`/api/articles/${id}/status/${status}`, { changeText: reason });
    expected.unshift({ kind, changeDate, title: 'Taryfa', reason, path, authorName: 'Jan Kowalski' });
    expect((await get('/changes')).body).toMatchObject(expected);
  }
  api.clock.now = null;
});

const end = new Date('2026-11-25T08:00:00Z');
const later = new Date('2026-11-25T08:00:03Z');

test.each<[string, ArticleOptions, string]>([
  ['before the schedule has come', {}, 'ended'],
  ['withdrawn by the schedule', { status: 50, withdrawedDate: later }, 'ended'],
  ['archived by the schedule', { status: 60, archivedDate: later }, 'ended'],
  ['withdrawn by somebody before', { status: 50, withdrawedDate: new Date('2026-11-24T08:00:00Z') }, 'withdrawn'],
])('a planned end is no withdrawal: %s', async (_case, state, kind) => {
  const { baseArticleId } = await published({ title: 'Taryfa', publishEnd: end, ...state });
  const answer = await get(`/articles/${baseArticleId}`);
  expect(answer.status).toBe(410);
  const said = kind === 'ended' ? 'Czas publikacji tej informacji upłynął 25.11.2026' : 'Informacja została wycofana';
  expect(answer.body.title).toBe(said);
  expect(answer.body.errors).toEqual(kind === 'ended' ? [] : ['Redakcja nie podała przyczyny']);
  const changes = await get('/changes');
  const title = 'Taryfa';
  const changeDate = (kind === 'ended' ? end : new Date('2026-11-24T08:00:00Z')).toISOString();
  expect(changes.body).toMatchObject([
    { kind, title, reason: null, changeDate },
    { kind: 'published', title },
  ]);
  expect(answer.text).not.toContain(title);
});
