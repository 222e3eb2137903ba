// What visitors may know: every operation that answers without signing in, with one record of every kind that is not public.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integer, rowShape } from '../database/rows/row-shape.ts';
import { footerElements, footerLinks, footers } from '../database/schema.ts';
import { indexDue } from '../site/search/keep-index.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addArticle } from '../testing/test-articles.ts';
import { type OperationObject, readContract } from './contract/document.ts';

/** In the names, titles and addresses of whatever is hidden; with its kind after it. */
const secret = 'niejawne';

/** Languages are public by a code only: PL is active, EN too, DE is not. */
const languages = ['PL', 'EN', 'DE'];
const all = 'size=0&page=1';
/** Ids of whatever was made. */
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
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

const inserted = rowShape({ id: integer('id') });

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const { db } = api;
  const hide = (kind: string) => `${secret}-${kind}`;
  await db.execute(sql`insert into languages (iso_code, name, local_name, status)
    values ('EN', 'angielski', 'English', 10), ('DE', ${hide('jezyk')}, ${hide('jezyk')}, 0)`);
  let place = 0;
  const category = async (name: string, hidden = false, parent: number | null = null, language = 1) => {
    place += 1024;
    const [{ id } = { id: 0 }] = await db.rows(
      inserted,
      sql`insert into menu_elements (type, position, is_hidden, parent_id)
        values (20, ${place}, ${hidden}, ${parent}) returning ${sql.raw(inserted.columns)}`,
    );
    await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug, url)
      values (${id}, ${language}, ${name}, ${name}, ${name}, null)`);
    await db.execute(sql`insert into menu_redirects (menu_element_id, language_id, slug, created_date)
      values (${id}, ${language}, ${`dawniej-${name}`}, now())`);
    return id;
  };
  await category('jawna');
  const hidden = await category(hide('kategoria'), true);
  const inside = await category(hide('podkategoria'), false, hidden);
  await category(hide('glebsza'), false, inside);
  await category(hide('ukryta-pod-jawna'), true, await category('jawna-nadrzedna'));
  await category(hide('w-jezyku-nieaktywnym'), false, null, 3);
  // its parent has no English text
  const untranslated = await category('bez-tlumaczenia');
  await category(hide('pod-nieprzetlumaczona'), false, untranslated, 2);

  const article = (kind: string, more: object) =>
    addArticle(db, { title: hide(kind), slug: hide(kind), content: hide(kind), shortDescription: hide(kind), ...more });
  const published = { status: 40, publishedDate: new Date('2026-01-01') } as const;
  const articles = [
    await article('szkic', { status: 10 }),
    await article('potwierdzony', { status: 20 }),
    await article('do-publikacji', { status: 30, publishStart: new Date('2999-01-01') }),
    await article('wycofany', { ...published, status: 50, withdrawedDate: new Date('2026-02-01') }),
    await article('zarchiwizowany', { ...published, status: 60, archivedDate: new Date('2026-02-01') }),
    await article('schowany', { ...published, isHidden: true }),
    await article('w-nieaktywnym', { ...published, languageId: 3, categories: [] }),
  ];

  const periods = [
    ['wylaczony', false, null, null],
    ['przyszly', true, '2999-01-01', null],
    ['miniony', true, null, '2020-01-01'],
  ] as const;
  for (const [kind, isActive, from, to] of periods) {
    await db.execute(sql`insert into banners (name, title, url, target, language_id, is_active, show_from, show_to)
      values (${hide(`baner-${kind}`)}, ${hide(`baner-${kind}`)}, 'https://gov.pl', 10, 1, ${isActive}, ${from}, ${to})`);
    await db.execute(sql`insert into tiles (display_text, title, link_type, url, target, language_id, is_active, show_from, show_to)
      values (${hide(`kafel-${kind}`)}, ${hide(`kafel-${kind}`)}, 30, 'https://gov.pl', 10, 1, ${isActive}, ${from}, ${to})`);
  }
  await db.execute(sql`insert into bookmarks (name, display_text, title, target, language_id, is_active, show_on_main_page)
    values (${hide('zakladka')}, ${hide('zakladka')}, ${hide('zakladka')}, 10, 1, false, true)`);
  await db.execute(sql`insert into rss_channels (display_text, title, description, target, language_id, is_active)
    values (${hide('kanal')}, ${hide('kanal')}, ${hide('kanal')}, 10, 1, false)`);
  await db.execute(sql`update system_parameters set value = jsonb_build_object('isEnabled', false, 'description', ${hide('ciasteczka')}::text)
    where key_name = 'CookieInformation'`);
  await db.execute(sql`update system_parameters set value = jsonb_build_object('isActive', false, 'gaid', ${hide('analityka')}::text)
    where key_name = 'Analytics'`);
  await db.insert(footers).values({ languageId: 1 });
  await db.insert(footerElements).values({
    languageId: 1,
    type: 30,
    isActive: false,
    displayText: hide('stopka'),
    content: { text: hide('stopka') },
  });
  const link = { displayText: 'Odnośnik', title: 'Odnośnik', target: 10, languageId: 1 };
  await db.insert(footerLinks).values([
    { ...link, key: '20-1', type: 20, position: 0, menuElementId: inside },
    ...articles.map(({ id }, index) => ({
      ...link,
      key: `30-${index}`,
      type: 30,
      position: index + 1,
      articleId: id,
    })),
  ]);
  await api.user({ name: secret } as object);
  await indexDue(api.services);
  for (const lang of languages)
    await db.execute(sql`select count_page_views(jsonb_agg(jsonb_build_object('month', '2026-11', 'lang', ${lang}::text, 'kind', k, 'item', i, 'views', 1)))
      from unnest(array['article', 'category', 'home']) k, generate_series(0, 30) i`);
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
      const found = new RegExp(`[^"]*${secret}[^"]*`, 'g');
      expect(answer.status).toBeLessThan(500);
      expect([address, answer.text.match(found) ?? []]).toEqual([address, []]);
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
