import { journalSentence } from '@redakcja/domain/shared/journal-sentences';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages, tileSettings, tiles } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { cropTestPicture } from '../../testing/test-pictures.ts';

const path = '/api/settings/tiles';
let category: number;

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  category = await addCategory(api.db, 'Finanse');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(tileSettings);
  await api.db.delete(tiles);
});

const input = (more: object = {}) => ({
  displayText: 'Załatw sprawę',
  title: 'Karty usług Urzędu Gminy',
  target: 20,
  isActive: true,
  languageId: 1,
  linkType: 30,
  url: 'https://epuap.gov.pl',
  iconName: 'urzad',
  ...more,
});

async function create(more: object = {}): Promise<number> {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

async function history(type: string, id: number): Promise<string[]> {
  const filters = `filters=recordType;equal;${type}&filters=recordId;equal;${id}&sortings=id;asc`;
  const { body } = await settings.get<JournalEntry[]>(`/api/application/journal?${filters}`);
  return body.map(journalSentence);
}

test('a tile is stored with its picture', async () => {
  const cropped = await cropTestPicture(settings, { purpose: 'tile' });
  const id = await create({ fileId: cropped.id, iconName: null });
  const read = await settings.get(`${path}/${id}`);
  expect(read.body).toMatchObject({
    id,
    displayText: 'Załatw sprawę',
    title: 'Karty usług Urzędu Gminy',
    url: 'https://epuap.gov.pl',
    slug: null,
    iconName: null,
    target: 20,
    linkType: 30,
    articleTranslation: null,
    menuElement: null,
    isActive: true,
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    file: { id: cropped.id, path: cropped.path, fileName: 'rynek.png', cropData: { unit: 'px', x: 10, y: 20 } },
  });
});

const wrongAddress = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';

test.each<[object, string, string]>([
  [{ displayText: '' }, 'displayText', 'Pole wymagane'],
  [{ displayText: 'x'.repeat(41) }, 'displayText', 'Maksymalnie 40 znaków'],
  [{ title: '' }, 'title', 'Pole wymagane'],
  [{ url: undefined }, 'url', 'Adres URL jest wymagany'],
  [{ url: null }, 'url', 'Adres URL jest wymagany'],
  [{ url: 'javascript:alert(1)' }, 'url', wrongAddress],
  [{ url: 'data:text/html,x' }, 'url', wrongAddress],
  [{ linkType: 40 }, 'linkType', 'Wybierz typ łącza'],
  [{ linkType: 20 }, 'articleTranslationId', 'Wybierz artykuł'],
  [{ linkType: 10 }, 'menuElementId', 'Wybierz kategorię'],
  [{ linkType: 10, menuElementId: 999_999 }, 'menuElementId', 'Nie ma takiej kategorii'],
  [
    { linkType: 20, articleTranslationId: 999_999 },
    'articleTranslationId',
    'Kafel może prowadzić tylko do opublikowanego artykułu w tym języku',
  ],
  [{ iconName: undefined }, 'iconName', 'Wybierz ikonę albo dodaj obraz'],
  [{ iconName: null, fileId: null }, 'iconName', 'Wybierz ikonę albo dodaj obraz'],
  [{ fileId: 999_999 }, 'fileId', 'Nie ma obrazu o numerze 999999. Wgraj go ponownie'],
  [{ languageId: 99 }, 'languageId', 'Nie ma takiej wersji językowej'],
])('%j is rejected', async (more, field, message) => {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
});

describe('the link of a tile', () => {
  test('leads to a published article of its language only', async () => {
    const published = await addArticle(api.db, { status: 40, title: 'Karty usług' });
    const draft = await addArticle(api.db, { status: 10 });
    const english = await addArticle(api.db, { status: 40, languageId: 2 });
    const id = await create({ linkType: 20, articleTranslationId: published.id });
    const { body } = await settings.get(`${path}/${id}`);
    expect(body).toMatchObject({
      url: null,
      menuElement: null,
      articleTranslation: { id: published.id, title: 'Karty usług' },
    });
    for (const wrong of [draft, english]) {
      const answer = await settings.post(path, input({ linkType: 20, articleTranslationId: wrong.id }));
      expect(answer.body.fields).toMatchObject([{ path: 'articleTranslationId' }]);
    }
  });

  test('clears the other destinations when its type changes', async () => {
    const article = await addArticle(api.db, { status: 40 });
    const id = await create();
    const toArticle = await settings.put(`${path}/${id}`, input({ linkType: 20, articleTranslationId: article.id }));
    expect(toArticle.body).toMatchObject({ url: null, menuElement: null, articleTranslation: { id: article.id } });
    expect(toArticle.body.slug).toEqual(expect.any(String));
    const toCategory = await settings.put(
      `${path}/${id}`,
      input({ linkType: 10, menuElementId: category, articleTranslationId: article.id }),
    );
    expect(toCategory.body).toMatchObject({ url: null, articleTranslation: null, menuElement: { id: category } });
    const back = await settings.put(`${path}/${id}`, input({ menuElementId: category }));
    expect(back.body).toMatchObject({
      url: 'https://epuap.gov.pl',
      slug: null,
      articleTranslation: null,
      menuElement: null,
    });
  });

  test('is optional while the tile is inactive', async () => {
    const id = await create({ isActive: false, linkType: 20, url: null });
    expect((await settings.put(`${path}/${id}`, input({ linkType: 20, url: null }))).body.fields).toMatchObject([
      { path: 'articleTranslationId' },
    ]);
  });
});

describe('saving', () => {
  test('keeps absent fields, including the picture', async () => {
    const cropped = await cropTestPicture(settings, { purpose: 'tile' });
    const id = await create({ fileId: cropped.id, iconName: undefined });
    const saved = await settings.put(`${path}/${id}`, input({ iconName: undefined, displayText: 'Inny' }));
    expect(saved.body).toMatchObject({ displayText: 'Inny', file: { id: cropped.id }, url: 'https://epuap.gov.pl' });
    const without = await settings.put(`${path}/${id}`, input({ iconName: null, fileId: null }));
    expect(without.body.fields).toEqual([{ path: 'iconName', message: 'Wybierz ikonę albo dodaj obraz' }]);
  });

  test('with an outdated revision changes nothing', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ title: 'Pierwszy' }));
    expect((await settings.put(`${path}/${id}`, input({ title: 'Drugi' }), { ifMatch: '"1"' })).status).toBe(412);
    expect((await settings.get(`${path}/${id}`)).body.title).toBe('Pierwszy');
  });

  test('is in the journal', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ linkType: 10, menuElementId: category }));
    const [added, changed] = await history('tile', id);
    expect(added).toBe('dodano kafel „Załatw sprawę”');
    expect(changed).toMatch(
      /^zmieniono kafel „Załatw sprawę”: adres URL z „https:\/\/epuap.gov.pl” na brak, kategoria z brak na „/,
    );
  });
});

describe('tile settings', () => {
  const saved = async (body: object[], ifMatch?: string) => settings.put(`${path}/settings`, body, { ifMatch });
  const make = async (count: number, more: object = {}) => {
    const ids: number[] = [];
    for (let i = 0; i < count; i += 1) ids.push(await create({ displayText: `Kafel ${i}`, ...more }));
    return ids;
  };
  const ofLanguage = (body: TileSetting[], languageId: number) => body.find((one) => one.languageId === languageId);

  test('are stored in their order, per language', async () => {
    const [a, b, c, d] = await make(4);
    const [e, f] = await make(2, { languageId: 2 });
    expect((await saved([{ languageId: 1, value: 4, tiles: [d, a, c, b] }])).status).toBe(200);
    await saved([{ languageId: 2, value: 2, tiles: [f, e] }]);
    const { body } = await settings.get(`${path}/settings`);
    expect([ofLanguage(body, 1)?.tiles, ofLanguage(body, 2)]).toEqual([
      [d, a, c, b],
      { languageId: 2, value: 2, tiles: [f, e] },
    ]);
    await saved([{ languageId: 1, value: 2, tiles: [b, a] }]);
    expect(ofLanguage((await settings.get(`${path}/settings`)).body, 1)).toEqual({
      languageId: 1,
      value: 2,
      tiles: [b, a],
    });
    expect((await history('tileSetting', 1)).at(-1)).toBe(
      'zmieniono kafle strony głównej w języku „polski”: liczba kafli z „4” na „2”, kafle z „Kafel 3”, „Kafel 0”, „Kafel 2”, „Kafel 1” na „Kafel 1”, „Kafel 0”',
    );
  });

  test('need as many tiles as the chosen number', async () => {
    const [a, b, c] = await make(3);
    for (const [value, chosen] of [
      [4, [a, b, c]],
      [2, [a, b, c]],
      [2, []],
      [2, [a, a]],
    ] as const) {
      const answer = await saved([{ languageId: 1, value, tiles: [...chosen] }]);
      expect(answer.status).toBe(400);
      if (new Set(chosen).size === chosen.length)
        expect(answer.body.fields).toEqual([{ path: '0.tiles', message: `Liczba kafli musi wynosić ${value}` }]);
    }
    expect((await saved([{ languageId: 1, value: 3, tiles: [a, b, c] }])).status).toBe(400);
  });

  test('reject tiles of another language, inactive and unknown ones', async () => {
    const [a] = await make(1);
    const [english] = await make(1, { languageId: 2 });
    const [off] = await make(1, { isActive: false });
    const message = 'Kafel nie istnieje w tym języku albo jest nieaktywny';
    for (const wrong of [english, off, 999_999]) {
      const answer = await saved([{ languageId: 1, value: 2, tiles: [a, wrong] }]);
      expect([answer.status, answer.body.fields]).toEqual([400, [{ path: '0.tiles.1', message }]]);
    }
    expect((await saved([{ languageId: 99, value: 2, tiles: [a, off] }])).body.fields).toMatchObject([
      { path: '0.languageId' },
    ]);
    const twice = [a, off].map((id) => ({ languageId: 1, value: 2, tiles: [a, id] }));
    expect((await saved(twice)).status).toBe(400);
  });

  test('the second of two saves with the same revision changes nothing', async () => {
    const [a, b] = await make(2);
    const { etag } = await settings.get(`${path}/settings`);
    const first = await saved([{ languageId: 1, value: 2, tiles: [a, b] }], etag);
    expect(first.status).toBe(200);
    const second = await saved([{ languageId: 1, value: 2, tiles: [b, a] }], etag);
    expect(second.status).toBe(412);
    const now = await settings.get(`${path}/settings`);
    expect(ofLanguage(now.body, 1)?.tiles).toEqual([a, b]);
    expect(now.etag).toBe(first.etag);
  });

  test('lock their tiles: these cannot be deactivated, moved to another language or removed', async () => {
    const [a = 0, b = 0, free = 0] = await make(3);
    await saved([{ languageId: 1, value: 2, tiles: [a, b] }]);
    for (const change of [{ isActive: false }, { languageId: 2 }]) {
      const answer = await settings.put(`${path}/${a}`, input(change));
      expect([answer.status, answer.body.errors]).toEqual([
        409,
        ['Kafel jest na stronie głównej. Najpierw wymień go w ustawieniach kafli'],
      ]);
    }
    expect((await settings.get(`${path}/${a}`)).body.isActive).toBe(true);
    expect((await settings.get(`${path}/${b}/usages`)).body).toMatchObject({
      id: b,
      name: 'Kafel 1',
      canDelete: false,
      obstacles: ['Kafel „Kafel 1” jest na stronie głównej (PL). Najpierw wymień go w ustawieniach kafli'],
      groups: [{ kind: 'homePage', effect: 'blocks', items: [{ id: 1, name: 'polski', detail: 'miejsce 2' }] }],
    });
    expect((await settings.get(`${path}/${free}/usages`)).body).toMatchObject({ canDelete: true, groups: [] });
    expect((await settings.get(`${path}/999999/usages`)).status).toBe(404);
    expect((await settings.delete(`${path}?tileIds=${a}&tileIds=${free}&tileIds=999999`)).body).toEqual([
      {
        id: a,
        name: 'Kafel 0',
        done: false,
        errors: ['Kafel „Kafel 0” jest na stronie głównej (PL). Najpierw wymień go w ustawieniach kafli'],
      },
      { id: free, name: 'Kafel 2', done: true, errors: [] },
      { id: 999_999, done: false, errors: ['Nie znaleziono kafla o numerze 999999'] },
    ]);
  });
});

test('the list has one language, filters and the total', async () => {
  await create({ displayText: 'Żegluga', isActive: false });
  await create({ displayText: 'Budżet', showTo: '2026-01-01T00:00:00Z' });
  await create({ displayText: 'Services', languageId: 2 });
  const names = async (query: string) =>
    (await settings.get(`${path}?${query}`)).body.map((row: { displayText: string }) => row.displayText);
  expect(await names('')).toEqual(['Budżet', 'Żegluga']);
  expect(await names('lang=EN')).toEqual(['Services']);
  expect(await names('filters=isActive;notEqual;true')).toEqual(['Żegluga']);
  expect(await names('filters=linkType;in;10;20')).toEqual([]);
  expect(await names('filters=showTo;lessThan;2026-06-01')).toEqual(['Budżet']);
  expect((await settings.get(`${path}?size=1`)).total).toBe(2);
});

test('the active tiles of the language can be chosen', async () => {
  await create({ displayText: 'Żegluga' });
  await create({ displayText: 'Ćwiczenia' });
  await create({ displayText: 'Wyłączony', isActive: false });
  await create({ displayText: 'Services', languageId: 2 });
  const names = (await settings.get(`${path}/language/PL`)).body.map((row: { displayText: string }) => row.displayText);
  expect(names).toEqual(['Ćwiczenia', 'Żegluga']);
  expect((await settings.get(`${path}/language/XX`)).status).toBe(404);
});

test('an unknown tile', async () => {
  expect((await settings.get(`${path}/999999`)).body.errors).toEqual(['Nie znaleziono kafla o numerze 999999']);
  expect((await settings.put(`${path}/999999`, input())).status).toBe(404);
});
