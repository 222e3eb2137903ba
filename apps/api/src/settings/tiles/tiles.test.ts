import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages, tiles } from '../../database/schema.ts';
import { addArticle, addCategory } from '../../testing/test-articles.ts';
import { cropTestPicture } from '../../testing/test-pictures.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { createTile, historyOf, path, tileInput } from './testing/tile-calls.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let category: number;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  category = await addCategory(api.db, 'Finanse');
});
beforeEach(async () => {
  await api.db.delete(tiles);
});

const create = (more?: object) => createTile(settings, more);

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
  const answer = await settings.post(path, tileInput(more));
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
      const answer = await settings.post(path, tileInput({ linkType: 20, articleTranslationId: wrong.id }));
      expect(answer.body.fields).toMatchObject([{ path: 'articleTranslationId' }]);
    }
  });

  test('clears the other destinations when its type changes', async () => {
    const article = await addArticle(api.db, { status: 40 });
    const id = await create();
    const toArticle = await settings.put(
      `${path}/${id}`,
      tileInput({ linkType: 20, articleTranslationId: article.id }),
    );
    expect(toArticle.body).toMatchObject({ url: null, menuElement: null, articleTranslation: { id: article.id } });
    expect(toArticle.body.slug).toEqual(expect.any(String));
    const toCategory = await settings.put(
      `${path}/${id}`,
      tileInput({ linkType: 10, menuElementId: category, articleTranslationId: article.id }),
    );
    expect(toCategory.body).toMatchObject({ url: null, articleTranslation: null, menuElement: { id: category } });
    const back = await settings.put(`${path}/${id}`, tileInput({ menuElementId: category }));
    expect(back.body).toMatchObject({
      url: 'https://epuap.gov.pl',
      slug: null,
      articleTranslation: null,
      menuElement: null,
    });
  });

  test('is optional while the tile is inactive', async () => {
    const id = await create({ isActive: false, linkType: 20, url: null });
    expect((await settings.put(`${path}/${id}`, tileInput({ linkType: 20, url: null }))).body.fields).toMatchObject([
      { path: 'articleTranslationId' },
    ]);
  });
});

describe('saving', () => {
  test('keeps absent fields, including the picture', async () => {
    const cropped = await cropTestPicture(settings, { purpose: 'tile' });
    const id = await create({ fileId: cropped.id, iconName: undefined });
    const saved = await settings.put(`${path}/${id}`, tileInput({ iconName: undefined, displayText: 'Inny' }));
    expect(saved.body).toMatchObject({ displayText: 'Inny', file: { id: cropped.id }, url: 'https://epuap.gov.pl' });
    const without = await settings.put(`${path}/${id}`, tileInput({ iconName: null, fileId: null }));
    expect(without.body.fields).toEqual([{ path: 'iconName', message: 'Wybierz ikonę albo dodaj obraz' }]);
  });

  test('with an outdated revision changes nothing', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, tileInput({ title: 'Pierwszy' }));
    expect((await settings.put(`${path}/${id}`, tileInput({ title: 'Drugi' }), { ifMatch: '"1"' })).status).toBe(412);
    expect((await settings.get(`${path}/${id}`)).body.title).toBe('Pierwszy');
  });

  test('is in the journal', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, tileInput({ linkType: 10, menuElementId: category }));
    const [added, changed] = await historyOf(settings, 'tile', id);
    expect(added).toBe('dodano kafel „Załatw sprawę”');
    expect(changed).toMatch(
      /^zmieniono kafel „Załatw sprawę”: adres URL: usunięto „https:\/\/epuap.gov.pl”, kategoria: ustawiono „/,
    );
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
  expect((await settings.put(`${path}/999999`, tileInput())).status).toBe(404);
});
