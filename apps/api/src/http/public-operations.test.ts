// What visitors may know: every operation that answers without signing in, with one record of every kind that is not public.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHiddenRecords, languages, numbers, secret, secretsIn } from '../testing/hidden-records.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { type OperationObject, readContract } from './contract/document.ts';

const all = 'size=0&page=1';
const nobody = 'x'.repeat(43);

/** Calls of every public operation. A new one is listed here with calls that would show hidden records. */
const calls: Record<string, [method: 'GET' | 'POST' | 'PUT', address: string, body?: object][]> = {
  getApplicationParameters: languages.map((code) => ['GET', `/api/application/${code}`]),
  listApplicationLanguages: [['GET', '/api/application/languages']],
  getSite: languages.map((code) => ['GET', `/api/site/${code}`]),
  listMenuRedirects: [
    ['GET', `/api/menus/redirects?${all}`],
    ['GET', `/api/menus/redirects?${all}&filters=fromPath;startsWith;/kategoria&sortings=fromPath;asc`],
  ],
  getPublicFrame: languages.map((code) => ['GET', `/api/public/${code}`]),
  listPublicArticles: languages.flatMap((code) => [
    ['GET', `/api/public/${code}/articles?${all}`],
    ['GET', `/api/public/${code}/articles?filters=categoryId;in;1;2;3;4;5;6;7;8;9;10`],
  ]),
  getPublicArticle: numbers.map((id) => ['GET', `/api/public/PL/articles/${id}`]),
  getPublicVersion: numbers.map((id) => ['GET', `/api/public/PL/articles/${id}/versions/1`]),
  getPublicAttachmentText: numbers
    .flatMap((id) =>
      numbers.map((document) => ['GET', `/api/public/PL/articles/${id}/attachments/${document}/text`] as const),
    )
    .map(([method, address]) => [method, address]),
  searchPublic: languages.map((code) => ['GET', `/api/public/${code}/search?phrase=${secret}`]),
  listPublicStatistics: languages.map((code) => ['GET', `/api/public/${code}/statistics?${all}`]),
  listPublicCategories: languages.map((code) => ['GET', `/api/public/${code}/categories`]),
  listPublicChanges: languages.map((code) => ['GET', `/api/public/${code}/changes?${all}`]),
  // by a secret that its reader was given
  getArticlePreview: [['GET', `/api/previews/${nobody}`]],
  checkPasswordLink: [['POST', '/api/auth/forced-password', { token: nobody }]],
  changeForcedPassword: [['PUT', '/api/auth/forced-password', { token: nobody, password: 'Bardzo-Dlugie-Haslo-1' }]],
  downloadFile: numbers.map((id) => ['GET', `/api/files/${id}`]),
  // a part of the product
  downloadRegionFlag: [['GET', '/api/files/flags/PL']],
};

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await addHiddenRecords(api);
});
afterAll(() => api.stop());

const isPublic = ({ security }: OperationObject) =>
  security !== undefined && (security.length === 0 || security.some(({ bearer }) => bearer === undefined));

const operations = Object.values(readContract().paths).flatMap((item) =>
  Object.values(item).filter((one): one is OperationObject => 'operationId' in one && isPublic(one)),
);

test.each(operations.map(({ operationId }) => operationId))(
  '%s shows nothing that is not public',
  async (operation) => {
    const listed = calls[operation];
    if (listed === undefined)
      throw new Error(`${operation} is public: list calls of it that would show hidden records`);
    for (const [method, address, body] of listed) {
      const answer = await api.anonymous.send(method, address, body, {});
      expect(answer.status).toBeLessThan(500);
      expect([address, secretsIn(answer.text)]).toEqual([address, []]);
    }
  },
);

test('what is public is shown', async () => {
  const { body } = await api.anonymous.get(`/api/menus/redirects?${all}`);
  expect(body.map(({ toPath }: { toPath: string }) => toPath.split('/').at(-1)).sort()).toEqual([
    'bez-tlumaczenia',
    'jawna',
    'jawna-nadrzedna',
  ]);
});
