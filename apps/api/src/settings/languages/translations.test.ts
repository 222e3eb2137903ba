import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { withApi, withClient } from '../../testing/with-api.ts';
import { shippedTexts } from './shipped-texts.ts';
import {
  addCategory,
  createLanguage,
  german,
  menuChange,
  namesOf,
  path,
  readLanguage,
} from './testing/language-calls.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings', 'ManageMenus'] });
let id: number;

beforeEach(async () => {
  await api.db.execute(sql`delete from menu_elements`);
  await api.db.execute(sql`delete from languages where not is_system`);
  id = await createLanguage(settings);
});

const save = (more: object) => settings.put(`${path}/${id}`, { ...german, ...more });
const standard = (query: string) => settings.get(`${path}/${id}/standard-element-translations?${query}`);
const menus = (query: string) => settings.get(`${path}/${id}/menu-element-translations?${query}`);
const changeMenu = async (event: object) => expect((await settings.put('/api/menus/20', event)).status).toBe(200);
const print = (translation: string, translationDescription = 'Artikel drucken') => ({
  standardElementId: 10,
  translation,
  translationDescription,
});
const printRow = async () => (await standard('filters=standardElementId;equal;10')).body[0];

describe('fixed elements', () => {
  test('are listed by area', async () => {
    const elements = (await settings.get('/api/settings/standard-element')).body;
    expect(elements[0]).toEqual({
      id: 10,
      areaName: 'Artykuł',
      groupName: 'Przycisk',
      elementType: 10,
      elementName: 'Drukuj',
      isTranslationRequired: true,
      isTranslationDescriptionRequired: true,
      isTranslationEditable: true,
      isTranslationDescriptionEditable: true,
    });
    expect((await standard('size=0')).total).toBe(elements.length);
  });

  test('are saved one by one or together, each with its own revision', async () => {
    const saved = await save({ standardElementsChanged: [print('Drucken')] });
    expect(saved.body.standardElementsTranslations.items[9]).toMatchObject({
      translation: 'Drucken',
      errors: [],
      state: 'done',
      revision: 1,
    });
    const { id: translationId } = await printRow();
    const one = '/api/settings/standard-element-translation';
    const texts = { translation: 'Ausdrucken', translationDescription: 'Artikel drucken' };
    const { etag } = await readLanguage(settings, id);
    const answer = await settings.put(`${one}/${translationId}`, texts, { ifMatch: etag });
    expect(answer.body).toMatchObject({ ...texts, revision: 2 });
    expect((await readLanguage(settings, id)).etag).toBe(answer.etag);
    expect((await settings.put(`${one}/${translationId}`, texts, { ifMatch: etag })).status).toBe(412);
    expect((await settings.put(`${one}/999`, texts)).status).toBe(404);
    const empty = await settings.put(`${one}/${translationId}`, { ...texts, translation: ' ' });
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      [{ path: 'translation', message: 'Nazwa wyświetlana jest wymagana' }],
    ]);
  });

  test.each([
    [print(''), 400, 'translation', 'Nazwa wyświetlana jest wymagana'],
    [print('x'.repeat(101)), 400, 'translation', 'Maksymalnie 100 znaków'],
    [print('a', ''), 400, 'translationDescription', 'Tekst dla czytników ekranu jest wymagany'],
    [
      { standardElementId: 3, translation: 'Kontrast', translationDescription: 'Kontrast umschalten' },
      409,
      'translation',
      'Tego tekstu nie można zmienić',
    ],
    [{ ...print('a'), standardElementId: 999 }, 400, 'standardElementId', 'Nie ma takiego elementu standardowego'],
  ])('reject %j', async (change, status, field, message) => {
    const answer = await save({
      standardElementsChanged: [print('Drucken', 'Druck'), change].slice(change.standardElementId === 10 ? 1 : 0),
    });
    const index = change.standardElementId === 10 ? 0 : 1;
    expect([answer.status, answer.body.fields]).toEqual([
      status,
      [{ path: `standardElementsChanged.${index}.${field}`, message }],
    ]);
    expect((await printRow()).translation).toBe('');
  });

  test('duplicate and outdated rows are rejected', async () => {
    expect((await save({ standardElementsChanged: [print('a'), print('b')] })).body.fields).toEqual([
      { path: 'standardElementsChanged.1.standardElementId', message: 'Tłumaczenie tego elementu powtarza się' },
    ]);
    expect((await save({ standardElementsChanged: [{ ...print('a'), revision: 0 }] })).status).toBe(200);
    const late = await save({ standardElementsChanged: [{ ...print('b'), revision: 0 }] });
    expect([late.status, late.body.errors]).toEqual([
      412,
      [expect.stringMatching(/^Ostatnia zmiana: /), 'Ktoś zmienił już tłumaczenie „Artykuł › Drukuj”'],
    ]);
    expect((await printRow()).translation).toBe('a');
  });

  test('are outdated after a change of the Polish text, until they are saved again', async () => {
    await save({ standardElementsChanged: [print('Drucken')] });
    const polish = await readLanguage(settings, 1);
    const change = { standardElementId: 10, translation: 'Wydrukuj', translationDescription: 'Wydrukuj artykuł' };
    const names = namesOf(polish.language);
    await settings.put(`${path}/1`, { ...names, standardElementsChanged: [change] });
    expect(await printRow()).toMatchObject({ state: 'outdated', errors: [], baseTranslation: 'Wydrukuj' });
    const { progress } = (await readLanguage(settings, id)).language;
    expect(progress.find(({ area }) => area === 'Artykuł')).toMatchObject({ done: 0, outdated: 1 });
    expect((await standard('filters=state;equal;outdated')).total).toBe(1);
    await save({ standardElementsChanged: [print('Drucken')] });
    expect(await printRow()).toMatchObject({ state: 'done', translation: 'Drucken' });
    const original = {
      standardElementId: 10,
      translation: 'Drukuj',
      translationDescription: 'Wydrukuj treść artykułu',
    };
    await settings.put(`${path}/1`, { ...names, standardElementsChanged: [original] });
  });

  test.each([
    ['filters=elementType;in;10', 9],
    ['filters=areaName;equal;stopka', 6],
    ['filters=groupName;equal;etykieta&filters=elementName;contains;szukaj', 2],
    ['filters=hasErrors;equal;false', 1],
    ['filters=hasErrors;equal;true', (shippedTexts.EN?.length ?? 0) - 1],
    ['filters=state;in;done;outdated', 1],
    ['filters=translation;startsWith;druck&sortings=translation;desc', 1],
    ['filters=translationDescription;contains;artikel', 1],
  ])('are filtered: %s', async (query, total) => {
    await save({ standardElementsChanged: [print('Drucken')] });
    expect((await standard(`size=0&${query}`)).total).toBe(total);
  });
});

describe('categories', () => {
  test('are in the order of the menus, page by page', async () => {
    const parent = await addCategory(api.db, 'Urząd', { position: 2 });
    const first = await addCategory(api.db, 'Gmina', { position: 1 });
    await api.db.execute(
      sql`update menu_elements set parent_id = ${first} where id = ${await addCategory(api.db, 'Wójt', { position: 9 })}`,
    );
    await addCategory(api.db, 'Kontakt', { type: 10, url: 'https://gmina.example' });
    const names = async (query: string) =>
      (await menus(query)).body.map(({ baseName }: { baseName: string }) => baseName);
    expect(await names('')).toEqual(['Gmina', 'Wójt', 'Urząd', 'Kontakt']);
    expect(await names('size=2&page=2')).toEqual(['Urząd', 'Kontakt']);
    expect(await names('sortings=baseName;desc')).toEqual(['Wójt', 'Urząd', 'Kontakt', 'Gmina']);
    expect(await names('filters=menuType;equal;10')).toEqual(['Kontakt']);
    expect(await names('filters=menuTypeName;startsWith;menu pion&filters=hasErrors;equal;true')).toHaveLength(3);
    await save({ menuElementsChanged: [menuChange(parent, 'Amt')] });
    expect(await names('filters=state;equal;done')).toEqual(['Urząd']);
    expect(await names('filters=translatedDisplayText;equal;amt')).toEqual(['Urząd']);
    expect((await settings.get(`${path}/1/menu-element-translations`)).total).toBe(0);
  });

  test('are saved like in the menus: address, redirect, revision and an entry that can be undone', async () => {
    const category = await addCategory(api.db, 'Urząd');
    await save({ menuElementsChanged: [menuChange(category, 'Amt')] });
    await save({ menuElementsChanged: [menuChange(category, 'Gemeindeamt')] });
    expect((await menus('')).body[0]).toMatchObject({
      id: category,
      translatedDisplayText: 'Gemeindeamt',
      translatedTitle: 'Kategorie Gemeindeamt',
      translatedUrl: null,
      state: 'done',
      revision: 2,
    });
    const element = (await settings.get(`/api/menus/elements/${category}`)).body;
    expect(element.languages).toMatchObject([
      { languageIsoCode: 'DE', translatedDisplayText: 'Gemeindeamt', translatedTarget: 10 },
    ]);
    // visitors know addresses in active languages only
    await api.db.execute(sql`update languages set status = 10 where iso_code = 'DE'`);
    expect((await settings.get('/api/menus/redirects')).body).toMatchObject([
      { fromPath: `/kategoria/${category}/amt`, toPath: `/kategoria/${category}/gemeindeamt` },
    ]);
    const entries = (
      await settings.get(`/api/application/journal?filters=recordId;equal;${category}&filters=area;equal;menus`)
    ).body;
    expect(entries.map((entry: { recordName: string }) => entry.recordName)).toEqual(['Urząd', 'Urząd']);
    await changeMenu({ event: 'restore', journalEntryId: entries[0].id });
    expect((await menus('')).body[0].translatedDisplayText).toBe('Amt');
  });

  test('are outdated after a change of the Polish name', async () => {
    const category = await addCategory(api.db, 'Urząd');
    await save({ menuElementsChanged: [menuChange(category, 'Amt')] });
    await changeMenu({ event: 'edit', elementId: category, element: { displayText: 'Urząd Gminy', title: 'Urząd' } });
    expect((await menus('filters=state;equal;outdated')).total).toBe(1);
    await save({ menuElementsChanged: [menuChange(category, 'Amt')] });
    expect((await menus('')).body[0].state).toBe('done');
  });

  test('need every text, and an address if and only if the Polish one has one', async () => {
    const plain = await addCategory(api.db, 'Urząd');
    const outside = await addCategory(api.db, 'Rząd', { position: 1, url: 'https://www.gov.pl' });
    const fields = async (change: object) => {
      const answer = await save({ menuElementsChanged: [change] });
      return answer.body.fields?.map(({ path: at, message }: { path: string; message: string }) => [at, message]);
    };
    const at = (field: string) => `menuElementsChanged.0.${field}`;
    expect(await fields(menuChange(plain, ''))).toEqual([
      [at('translatedDisplayText'), 'Nazwa wyświetlana jest wymagana'],
    ]);
    expect(await fields(menuChange(plain, 'Amt', { translatedTitle: ' ' }))).toEqual([
      [at('translatedTitle'), 'Tekst dla czytników ekranu jest wymagany'],
    ]);
    expect(await fields(menuChange(plain, 'Amt', { translatedUrl: 'https://a.de' }))).toEqual([
      [at('translatedUrl'), 'Adres URL musi być pusty, bo kategoria nie ma go w języku polskim'],
    ]);
    expect(await fields(menuChange(outside, 'Regierung'))).toEqual([[at('translatedUrl'), 'Adres URL jest wymagany']]);
    expect(await fields(menuChange(outside, 'Regierung', { translatedUrl: 'nie adres' }))).toEqual([
      [at('translatedUrl'), 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl'],
    ]);
    expect(await fields(menuChange(999_999, 'a'))).toEqual([[at('menuElementId'), 'Nie ma takiej kategorii']]);
    expect(await fields(menuChange(outside, 'Regierung', { translatedUrl: 'https://www.gov.pl/de' }))).toBeUndefined();
    const late = await save({
      menuElementsChanged: [menuChange(outside, 'x', { translatedUrl: 'https://gov.pl', revision: 0 })],
    });
    expect([late.status, late.body.errors]).toEqual([
      412,
      [expect.stringMatching(/^Ostatnia zmiana: /), 'Ktoś zmienił już tłumaczenie „Rząd”'],
    ]);
  });
});
