import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { withApi, withClient } from '../../testing/with-api.ts';
import { addCategory, createLanguage, german, namesOf, path, readLanguage } from './testing/language-calls.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings', 'ManageMenus'] });

beforeEach(async () => {
  await api.db.execute(sql`delete from tags`);
  await api.db.execute(sql`delete from menu_elements`);
  await api.db.execute(sql`delete from languages where not is_system`);
});

describe('language versions', () => {
  test('a new one is inactive and has no translations', async () => {
    await addCategory(api.db, 'Kontakt', { type: 10 });
    const id = await createLanguage(settings);
    const { language } = await readLanguage(settings, id);
    expect(language).toMatchObject({
      ...german,
      id,
      isSystem: false,
      isDefault: false,
      status: 0,
      statusName: 'Nieaktywny',
      isoCodeFile: { path: '/api/files/flags/DE', fileName: 'DE.svg' },
    });
    const { standardElementsTranslations: standard, menuElementsTranslations: menus } = language;
    expect([standard.totalItems, standard.itemsWithErrors]).toEqual([standard.items.length, standard.items.length]);
    expect(standard.items[9]).toMatchObject({
      id: null,
      standardElementId: 10,
      areaName: 'Artykuł',
      groupName: 'Przycisk',
      elementType: 10,
      elementName: 'Drukuj',
      baseTranslation: 'Drukuj',
      baseTranslationDescription: 'Wydrukuj treść artykułu',
      translation: '',
      errors: ['Nazwa wyświetlana jest wymagana', 'Tekst dla czytników ekranu jest wymagany'],
      state: 'missing',
      isChanged: false,
      revision: 0,
    });
    expect(menus).toMatchObject({ totalItems: 1, itemsWithErrors: 1, items: [{ baseName: 'Kontakt', baseUrl: null }] });
    expect(language.progress).toContainEqual({
      elements: 'standard',
      area: 'Stopka',
      total: 6,
      done: 0,
      missing: 6,
      outdated: 0,
    });
    expect(language.progress).toContainEqual({
      elements: 'menu',
      area: 'Menu poziome',
      total: 1,
      done: 0,
      missing: 1,
      outdated: 0,
    });
  });

  test('are listed in the requested order', async () => {
    await createLanguage(settings);
    await createLanguage(settings, { ...german, isoCode: 'CS', name: 'czeski', localName: 'čeština' });
    const codes = async (query: string) =>
      (await settings.get(`${path}?${query}`)).body.map(({ isoCode }: { isoCode: string }) => isoCode);
    expect(await codes('')).toEqual(['PL', 'DE', 'CS']);
    expect(await codes('sortings=name;asc')).toEqual(['CS', 'DE', 'PL']);
    expect(await codes('filters=status;equal;0&filters=name;contains;nie')).toEqual(['DE']);
    expect((await settings.get(`${path}?filters=localName;startsWith;Deu`)).body[0]).toMatchObject({
      name: 'niemiecki',
      localName: 'Deutsch',
      dateFormat: 'dd.MM.yyyy',
    });
  });

  test.each([
    [{ name: '' }, 'name', 'Nazwa jest wymagana'],
    [{ name: 'x'.repeat(51) }, 'name', 'Maksymalnie 50 znaków'],
    [{ localName: 'x'.repeat(51) }, 'localName', 'Maksymalnie 50 znaków'],
    [{ dateFormat: 'yy-m-d' }, 'dateFormat', 'Wybierz format daty'],
    [{ isoCode: 'DEUTSCH' }, 'isoCode', 'Maksymalnie 6 znaków'],
    [{ isoCode: 'QQ' }, 'isoCode', 'Kodu „QQ” nie ma w słowniku kodów ISO'],
  ])('rejects %j', async (change, field, message) => {
    const answer = await settings.post(path, { ...german, ...change });
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
  });

  test('an ISO code is used once', async () => {
    const id = await createLanguage(settings);
    const taken = [{ path: 'isoCode', message: 'Wersja językowa o kodzie „DE” już istnieje' }];
    const again = await settings.post(path, { ...german, isoCode: 'de' });
    expect([again.status, again.body.fields]).toEqual([409, taken]);
    const other = await createLanguage(settings, { ...german, isoCode: 'CS' });
    const renamed = await settings.put(`${path}/${other}`, german);
    expect([renamed.status, renamed.body.fields]).toEqual([409, taken]);
    expect((await readLanguage(settings, id)).language.name).toBe('niemiecki');
  });

  test('the default one keeps its names and code; its date format changes', async () => {
    const { language, etag } = await readLanguage(settings, 1);
    const names = namesOf(language);
    const refused = await settings.put(`${path}/1`, { ...names, name: 'polszczyzna', isoCode: 'DE' });
    expect([refused.status, refused.body.fields.map((one: { path: string }) => one.path)]).toEqual([
      409,
      ['name', 'isoCode'],
    ]);
    const saved = await settings.put(`${path}/1`, { ...names, dateFormat: 'yyyy-MM-dd' }, { ifMatch: etag });
    expect([saved.status, saved.body.dateFormat]).toEqual([200, 'yyyy-MM-dd']);
    const back = await settings.put(`${path}/1`, names, { ifMatch: etag });
    expect(back.status).toBe(412);
    await settings.put(`${path}/1`, names);
    expect(language.menuElementsTranslations).toEqual({ totalItems: 0, itemsWithErrors: 0, items: [] });
  });

  test('need ManageSettings', async () => {
    const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
    expect((await editor.get(path)).status).toBe(403);
    expect((await settings.get(`${path}/999`)).body.errors).toEqual(['Nie znaleziono wersji językowej o numerze 999']);
    expect((await settings.get(`${path}/999/standard-element-translations`)).status).toBe(404);
    expect((await settings.get(`${path}/999/menu-element-translations`)).status).toBe(404);
    expect((await settings.put(`${path}/999`, german)).status).toBe(404);
  });
});

test('every change is in the journal, with the values before', async () => {
  const id = await createLanguage(settings);
  const standardElementsChanged = [{ standardElementId: 6, translation: 'Suche', translationDescription: '' }];
  await settings.put(`${path}/${id}`, { ...german, localName: 'deutsch', standardElementsChanged });
  await api.db.execute(sql`delete from standard_element_translations where language_id = ${id}`);
  await settings.delete(`${path}?languagesIds=${id}`);
  const entries = (
    await settings.get(`/api/application/journal?filters=recordType;equal;language&filters=recordId;equal;${id}`)
  ).body;
  expect(
    entries.map(({ operation, before, after }: Record<string, unknown>) => ({ operation, before, after })),
  ).toEqual([
    {
      operation: 'delete',
      before: expect.objectContaining({ localName: 'deutsch', status: { name: 'Nieaktywny', value: 0 } }),
      after: null,
    },
    {
      operation: 'edit',
      before: { localName: 'Deutsch', 'Wyszukiwarka › Szukaj w biuletynie': null },
      after: {
        localName: 'deutsch',
        'Wyszukiwarka › Szukaj w biuletynie': { name: 'Suche', value: standardElementsChanged[0] },
      },
    },
    { operation: 'add', before: null, after: expect.objectContaining({ isoCode: 'DE', name: 'niemiecki' }) },
  ]);
});
