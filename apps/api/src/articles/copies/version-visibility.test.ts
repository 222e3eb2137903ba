// Whether a version is in the history that visitors read.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { Published, Archived } = ArticleStatus;

let api: TestApi;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

const read = async (id: number) => (await editor.get(`/api/articles/${id}`)).body;
const hide = (id: number, isHidden: boolean, ifMatch?: string) =>
  editor.put(`/api/articles/${id}/visibility`, { isHidden }, { ifMatch });

test('a version is hidden and shown again', async () => {
  const { id } = await addArticle(api.db, { status: Archived });
  const hidden = await hide(id, true, '"1"');
  expect(hidden).toMatchObject({
    status: 200,
    etag: '"2"',
    body: { isHidden: true, versions: [{ isHidden: true }] },
  });
  expect((await hide(id, true)).etag).toBe('"2"');
  const shown = await hide(id, false);
  expect(shown.body.changeLogEntries.map((entry: { description: string }) => entry.description)).toEqual([
    'Pokazanie wersji w historii zmian',
    'Ukrycie wersji w historii zmian',
  ]);
  expect((await hide(id, true, '"1"')).status).toBe(412);
});

test('the published version cannot be hidden', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  expect(await hide(id, true)).toMatchObject({
    status: 409,
    body: { errors: ['Opublikowanej wersji nie można ukryć'] },
  });
});

test('a hidden version can always be shown', async () => {
  const { id } = await addArticle(api.db, { status: Published, isHidden: true });
  expect(await hide(id, false)).toMatchObject({ status: 200, body: { isHidden: false } });
});

test('a former version with the number of a person is not shown again by one press', async () => {
  const former = { status: Archived, isHidden: true, publishedDate: new Date('2026-01-20') };
  const pesel = '<p>PESEL 44051401359</p>';
  const [wrong, fine, withdrawn] = [
    await addArticle(api.db, { ...former, content: pesel }),
    await addArticle(api.db, { ...former, content: '<h4>Rachunek 61 1090 1014 0000 0712 1981 2874</h4>' }),
    // no visitor reads it
    await addArticle(api.db, { ...former, content: pesel, withdrawedDate: new Date('2026-01-21') }),
  ];
  const said = async (id: number) =>
    (await editor.get(`/api/articles/${id}/operations`)).body.find(
      ({ operation }: { operation: string }) => operation === 'changeArticleVisibility',
    );
  expect(await said(wrong.id)).toMatchObject({ isAllowed: false, remedy: expect.stringContaining('nową wersję') });
  const refused = await hide(wrong.id, false);
  expect(refused).toMatchObject({ status: 409, body: { errors: [(await said(wrong.id)).reason] } });
  expect((await read(wrong.id)).isHidden).toBe(true);
  for (const { id } of [fine, withdrawn]) {
    expect(await said(id)).toMatchObject({ isAllowed: true });
    expect(await hide(id, false)).toMatchObject({ status: 200, body: { isHidden: false } });
  }
});
