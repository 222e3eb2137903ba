import type { ArticleCount } from '@redakcja/generated/model/articleCount';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles, menuElements, menuElementTranslations } from '../../database/schema.ts';
import { type ArticleOptions, addArticle, addCategory, addTag, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, Published, Archived } = ArticleStatus;

const api = withApi();
const client = withClient(api, { permissions: ['ConfirmArticles'] });
let english: number;
const ids: Record<string, number> = {};
const categories = { finance: 0, tax: 0, top: 0 };
let tag: number;

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, day, hour));

beforeAll(async () => {
  english = await language(api.db, 'EN');
  categories.finance = await addCategory(api.db, 'Finanse');
  categories.tax = await addCategory(api.db, 'Łąki i podatki', categories.finance);
  categories.top = await addCategory(api.db, 'Aktualności', null, 10);
  tag = await addTag(api.db, 'budżet');
  const add = async (title: string, day: number, more: ArticleOptions = {}) => {
    const made = await addArticle(api.db, { title, createdDate: at(day), categories: [], ...more });
    ids[title] = made.id;
    return made.baseArticleId;
  };
  const plan = await add('Łąka', 1, { categories: [categories.tax], tags: [tag] });
  await add('lampa', 2, { status: Confirmed, categories: [categories.top], createdBy: 'Jan Żak' });
  await add('Żaba 100%', 3, { status: Published, publishStart: at(4), publishedDate: at(4), publishEnd: at(20) });
  const old = await add('Ćma stara', 4, { status: Archived, isListed: false });
  await add('Ćma', 5, { status: Published, version: 2, baseArticleId: old, publishedDate: at(6) });
  await add('Meadow', 6, { languageId: english, baseArticleId: plan, categories: [categories.top] });
  await add('Instrukcja', 7, { type: 20, status: Published });
});

async function titles(query: string): Promise<string[]> {
  const { body, total } = await client.get(`/api/articles?${query}`);
  if (!/page|size/.test(query)) expect(total).toBe(body.length);
  return body.map((row: { title: string }) => row.title);
}
const filter = (text: string) => `filters=${encodeURIComponent(text)}`;
const extra = (text: string) => `extraFilters=${encodeURIComponent(text)}`;

test('by default: common articles in Polish that are listed, the newest first', async () => {
  expect(await titles('')).toEqual(['Ćma', 'Żaba 100%', 'lampa', 'Łąka']);
});

test('a row has everything a list shows', async () => {
  const { body } = await client.get(`/api/articles?${filter('title;equal;łąka')}`);
  const { baseArticleId } = (await client.get(`/api/articles/${ids.Łąka}`)).body;
  expect(body).toEqual([
    {
      id: ids.Łąka,
      baseArticleId,
      baseArticleType: 10,
      title: 'Łąka',
      status: Draft,
      version: 1,
      languageIsoCode: 'PL',
      translations: [
        { languageId: 1, isoCode: 'PL', id: ids.Łąka },
        { languageId: english, isoCode: 'EN', id: ids.Meadow },
      ],
      mainMenuElementDisplayText: 'Łąki i podatki',
      tooltipCategories: ['Finanse › Łąki i podatki'],
      publishStart: null,
      publishEnd: null,
      missedPublication: null,
      createdDate: '2026-01-01T12:00:00.000Z',
      publishedDate: null,
      createdBy: 'Anna Nowak',
      changedDate: '2026-01-01T12:00:00.000Z',
      changedBy: 'Anna Nowak',
      etag: '"1"',
    },
  ]);
});

test('a category without a name in the language has no display text, but a path', async () => {
  const { body } = await client.get('/api/articles?lang=EN');
  expect(body).toMatchObject([
    { title: 'Meadow', mainMenuElementDisplayText: null, tooltipCategories: ['Aktualności'] },
  ]);
});

describe('filters', () => {
  test.each<[string, string[]]>([
    ['title;contains;LAK', ['Łąka']],
    ['title;contains;ĄK', ['Łąka']],
    ['title;contains;%', ['Żaba 100%']],
    ['title;contains;_', []],
    ['title;contains;ma', ['Ćma']],
    ['title;startsWith;la', ['lampa', 'Łąka']],
    ['title;equal;ćma', ['Ćma']],
    ['status;equal;10', ['Łąka']],
    ['status;notEqual;40', ['lampa', 'Łąka']],
    ['status;in;10;20', ['lampa', 'Łąka']],
    ['version;equal;2', ['Ćma']],
    ['version;greaterThan;1', ['Ćma']],
    ['version;lessThan;2', ['Żaba 100%', 'lampa', 'Łąka']],
    ['createdDate;equal;2026-01-02', ['lampa']],
    ['createdDate;greaterThan;2026-01-02', ['Ćma', 'Żaba 100%']],
    ['createdDate;lessThan;2026-01-02', ['Łąka']],
    ['createdDate;lessThan;2026-01-02T13:00:00Z', ['lampa', 'Łąka']],
    ['publishStart;equal;2026-01-04', ['Żaba 100%']],
    ['publishEnd;greaterThan;2026-01-04', ['Żaba 100%']],
    ['publishedDate;greaterThan;2026-01-04', ['Ćma']],
    ['mainMenuElementDisplayText;contains;PODATKI', ['Łąka']],
    ['mainMenuElementDisplayText;contains;finanse', []],
    ['baseArticleType;equal;20', []],
    ['createdBy;contains;zak', ['lampa']],
    ['hasAttachments;equal;true', []],
    ['hasAuthor;equal;false', []],
  ])('%s', async (text, expected) => {
    expect(await titles(filter(text))).toEqual(expected);
  });

  test('id, one and several', async () => {
    expect(await titles(filter(`id;equal;${ids.lampa}`))).toEqual(['lampa']);
    expect(await titles(filter(`id;in;${ids.lampa};${ids.Ćma}`))).toEqual(['Ćma', 'lampa']);
  });

  test('all of them hold', async () => {
    expect(await titles(`${filter('status;in;10;20')}&${filter('title;contains;ł')}`)).toEqual(['lampa', 'Łąka']);
    expect(await titles(`${filter('status;equal;20')}&${filter('status;equal;10')}`)).toEqual([]);
  });

  test('advanced search', async () => {
    expect(await titles(extra('status;in;20;40'))).toEqual(['Ćma', 'Żaba 100%', 'lampa']);
    expect(await titles(extra('version;equal;1'))).toEqual(['Żaba 100%', 'lampa', 'Łąka']);
    expect(await titles(extra(`tags;in;${tag}`))).toEqual(['Łąka']);
    expect(await titles(extra(`categories;in;${categories.top};${categories.tax}`))).toEqual(['lampa', 'Łąka']);
    expect(await titles(`${extra(`tags;in;${tag}`)}&${filter('status;equal;20')}`)).toEqual([]);
  });

  test('menu, language and types', async () => {
    expect(await titles('menuType=10')).toEqual(['lampa']);
    expect(await titles('menuType=20')).toEqual(['Łąka']);
    expect(await titles('lang=EN')).toEqual(['Meadow']);
    expect(await titles('lang=en')).toEqual(['Meadow']);
    expect(await titles('types=20')).toEqual(['Instrukcja']);
    expect(await titles('types=10&types=20&types=30')).toEqual(['Instrukcja', 'Ćma', 'Żaba 100%', 'lampa', 'Łąka']);
  });

  test.each([
    filter('nieznana;equal;1'),
    filter('title;greaterThan;a'),
    filter('version;equal;-1'),
    filter('version;equal;1.5'),
    filter('version;equal;abc'),
    filter('createdDate;equal;2026-02-30'),
    filter('status;equal;15'),
    extra('title;contains;a'),
    'sortings=content;asc',
    'lang=XX',
    'types=11',
    'page=0',
    'size=1001',
  ])('%s is refused', async (query) => {
    expect((await client.get(`/api/articles?${query}`)).status).toBe(400);
  });
});

describe('sortings', () => {
  test.each<[string, string[]]>([
    ['title;asc', ['Ćma', 'lampa', 'Łąka', 'Żaba 100%']],
    ['title;desc', ['Żaba 100%', 'Łąka', 'lampa', 'Ćma']],
    ['id;asc', ['Łąka', 'lampa', 'Żaba 100%', 'Ćma']],
    ['status;asc', ['Łąka', 'lampa', 'Ćma', 'Żaba 100%']],
    ['status;desc', ['Ćma', 'Żaba 100%', 'lampa', 'Łąka']],
    ['version;desc', ['Ćma', 'Żaba 100%', 'lampa', 'Łąka']],
    ['createdDate;asc', ['Łąka', 'lampa', 'Żaba 100%', 'Ćma']],
    ['publishStart;desc', ['Żaba 100%', 'Ćma', 'lampa', 'Łąka']],
    ['publishEnd;asc', ['Łąka', 'lampa', 'Ćma', 'Żaba 100%']],
    ['publishedDate;desc', ['Ćma', 'Żaba 100%', 'lampa', 'Łąka']],
    ['mainMenuElementDisplayText;asc', ['lampa', 'Łąka', 'Żaba 100%', 'Ćma']],
  ])('%s', async (sorting, expected) => {
    expect(await titles(`sortings=${sorting}`)).toEqual(expected);
    expect(await titles(`sortings=${sorting}&${filter('createdBy;contains;a')}`)).toEqual(expected);
  });

  test('the first one is the strongest', async () => {
    expect(await titles('sortings=status;desc&sortings=title;asc')).toEqual(['Ćma', 'Żaba 100%', 'lampa', 'Łąka']);
    expect(await titles('sortings=status;desc&sortings=title;desc')).toEqual(['Żaba 100%', 'Ćma', 'lampa', 'Łąka']);
  });
});

test('pages, and all rows', async () => {
  const page = async (query: string) => {
    const { body, total } = await client.get(`/api/articles?${query}`);
    return [total, ...body.map((row: { title: string }) => row.title)];
  };
  expect(await page('size=3')).toEqual([4, 'Ćma', 'Żaba 100%', 'lampa']);
  expect(await page('size=3&page=2')).toEqual([4, 'Łąka']);
  expect(await page('size=3&page=3')).toEqual([4]);
  expect(await page(`size=1&page=2&${filter('createdBy;contains;a')}`)).toEqual([4, 'Żaba 100%']);
  expect(await page('size=0')).toEqual([4, 'Ćma', 'Żaba 100%', 'lampa', 'Łąka']);
});

test('counts per status, common and system articles apart, follow every change', async () => {
  const counts = async (lang = 'PL') =>
    (await client.get(`/api/articles/counts?lang=${lang}`)).body
      .filter((one: { count: number }) => one.count > 0)
      .map(({ isSystem, status, count }: ArticleCount) => `${isSystem ? 'system' : 'common'} ${status}: ${count}`);
  expect(await counts()).toEqual(['common 10: 1', 'common 20: 1', 'common 40: 2', 'system 40: 1']);
  expect(await counts('EN')).toEqual(['common 10: 1']);
  expect((await client.get('/api/articles/counts')).body).toHaveLength(12);
  expect((await client.get('/api/articles/counts?lang=XX')).status).toBe(400);
  const { id } = await addArticle(api.db);
  expect((await counts())[0]).toBe('common 10: 2');
  await api.db.update(articles).set({ status: 20 }).where(eq(articles.id, id));
  expect((await counts()).slice(0, 2)).toEqual(['common 10: 1', 'common 20: 2']);
  await api.db.delete(articles).where(eq(articles.id, id));
  expect((await counts()).slice(0, 2)).toEqual(['common 10: 1', 'common 20: 1']);
});

test('paths follow the menu', async () => {
  const paths = async () => (await client.get(`/api/articles?${filter('title;equal;łąka')}`)).body[0].tooltipCategories;
  const rename = (displayText: string) =>
    api.db
      .update(menuElementTranslations)
      .set({ displayText })
      .where(eq(menuElementTranslations.menuElementId, categories.finance));
  const move = (parentId: number | null) =>
    api.db.update(menuElements).set({ parentId, position: 100 }).where(eq(menuElements.id, categories.tax));
  await rename('Skarbnik');
  expect(await paths()).toEqual(['Skarbnik › Łąki i podatki']);
  await move(null);
  expect(await paths()).toEqual(['Łąki i podatki']);
  await move(categories.finance);
  await rename('Finanse');
  expect(await paths()).toEqual(['Finanse › Łąki i podatki']);
});
