import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleInput } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import {
  addCategory,
  createLanguage,
  german,
  menuChange,
  path,
  readLanguage,
  translated,
} from './testing/language-calls.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings', 'ManageMenus'] });

beforeEach(async () => {
  await api.db.execute(sql`delete from tags`);
  await api.db.execute(sql`delete from menu_elements`);
  await api.db.execute(sql`delete from languages where not is_system`);
});

/** A language with complete translations. */
async function complete(): Promise<number> {
  const id = await createLanguage(settings);
  const { language } = await readLanguage(settings, id);
  const standardElementsChanged = translated(language.standardElementsTranslations.items);
  const saved = await settings.put(`${path}/${id}`, { ...german, standardElementsChanged });
  expect(saved.status).toBe(200);
  return id;
}

const active = async () =>
  (await api.anonymous.get('/api/application/languages')).body.map(({ isoCode }: { isoCode: string }) => isoCode);

describe('the status', () => {
  test('activation is rejected with the missing translations', async () => {
    await addCategory(api.db, 'Kontakt', { type: 10 });
    const id = await createLanguage(settings);
    const refused = await settings.put(`${path}/${id}/status/10`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors.slice(0, 2)).toEqual([
      'Języka nie można aktywować, dopóki wszystko nie jest przetłumaczone',
      'Nagłówek › Przejdź do treści: nazwa wyświetlana jest wymagana, tekst dla czytników ekranu jest wymagany',
    ]);
    expect(refused.body.errors.at(-1)).toMatch(/^Pozostałe nieprzetłumaczone elementy: \d+$/);
    expect(await active()).not.toContain('DE');
  });

  test('missing translations can be sent with the activation', async () => {
    const category = await addCategory(api.db, 'Kontakt');
    const id = await complete();
    const { etag } = await readLanguage(settings, id);
    expect((await settings.put(`${path}/${id}/status/10`, {}, { ifMatch: etag })).status).toBe(409);
    const body = { menuElementsChanged: [menuChange(category, 'Kontakt DE')] };
    const answer = await settings.put(`${path}/${id}/status/10`, body, { ifMatch: etag });
    expect(answer.body).toMatchObject({ status: 10, statusName: 'Aktywny' });
    expect(answer.body.progress.every(({ missing }: { missing: number }) => missing === 0)).toBe(true);
    expect((await settings.put(`${path}/${id}/status/0`, {}, { ifMatch: etag })).status).toBe(412);
  });

  test.each(['EN', 'UA'])(
    'a new language %s has its fixed texts, and what was given with it stays',
    async (isoCode) => {
      const given = { standardElementId: 2, translation: 'Plan', translationDescription: 'Plan' };
      const id = await createLanguage(settings, { ...german, isoCode, standardElementsChanged: [given] });
      const { items } = (await readLanguage(settings, id)).language.standardElementsTranslations;
      expect(items.filter(({ errors }) => errors.length > 0)).toEqual([]);
      expect(items.find(({ elementName }) => elementName === 'Mapa strony')?.translation).toBe('Plan');
      expect((await settings.put(`${path}/${id}/status/10`)).status).toBe(200);
      expect((await api.anonymous.get(`/api/public/${isoCode}`)).body.texts).toHaveLength(items.length);
    },
  );

  test('takes effect everywhere at once, without a restart', async () => {
    const id = await complete();
    expect(await active()).not.toContain('DE');
    expect((await settings.put(`${path}/${id}/status/10`)).status).toBe(200);
    expect(await active()).toContain('DE');
    const parameters = (await api.anonymous.get('/api/application/DE')).body;
    expect([parameters.activeLanguage.isoCode, parameters.languages.length]).toEqual(['DE', (await active()).length]);
    expect(parameters.dictionaryElements).toContainEqual({
      areaName: 'Artykuł',
      groupName: 'Przycisk',
      elementName: 'Drukuj',
      translation: 'Drukuj DE',
      translationDescription: 'Drukuj hören',
    });
    expect((await settings.get('/api/application/dictionaryElements/DE')).body).toEqual(parameters.dictionaryElements);
    expect((await settings.put(`${path}/${id}/status/0`)).status).toBe(200);
    expect(await active()).not.toContain('DE');
    expect((await api.anonymous.get('/api/application/DE')).body.activeLanguage.isoCode).toBe('PL');
  });

  test('allows and forbids content in the language', async () => {
    const category = await addCategory(api.db, 'Urząd');
    const editor = api.as(await api.user({ isAdmin: true }));
    const polish = await editor.post('/api/articles', { ...articleInput({ title: 'Ogłoszenie' }), languageId: 1 });
    const id = await complete();
    const body = { menuElementsChanged: [menuChange(category, 'Amt')] };
    // each of these calls has already read the languages once
    const missing = async () =>
      (await editor.get('/api/menus/20?categoryOnly=true')).body.elements.map(
        (one: { missingLanguages: string[] }) => one.missingLanguages,
      );
    expect(await missing()).toEqual([[]]);
    expect((await settings.put(`${path}/${id}/status/10`, body)).status).toBe(200);
    await addCategory(api.db, 'Nowa', { position: 1 });
    expect(await missing()).toEqual([[], ['DE']]);
    expect((await editor.get('/api/menus/20?categoryOnly=true&lang=DE')).body.elements[0].displayText).toBe('Amt');
    expect((await editor.post('/api/dictionaries/tags', { name: 'Haushalt', languageId: id })).status).toBe(201);
    expect((await editor.get('/api/dictionaries/tags?lang=DE')).total).toBe(1);
    const copied = await editor.post(`/api/articles/${polish.body.id}/translations`, { languageId: id });
    expect(copied.status).toBe(201);
    expect((await editor.get(`/api/articles/${copied.body.id}`)).body).toMatchObject({
      status: 10,
      language: { isoCode: 'DE', status: 10 },
    });
    expect((await editor.get('/api/settings/footers/DE')).body.language.isoCode).toBe('DE');
    expect((await editor.get('/api/settings/rss-channels?lang=DE')).total).toBe(0);
    expect((await settings.put(`${path}/${id}/status/0`)).status).toBe(200);
    expect(await missing()).toEqual([[], []]);
    expect((await editor.get(`/api/articles/${copied.body.id}`)).body.language.status).toBe(0);
    await api.db.execute(sql`delete from base_articles`);
  });

  test('of a system language never changes', async () => {
    const answer = await settings.put(`${path}/1/status/0`);
    expect([answer.status, answer.body.errors]).toEqual([409, ['Statusu języka systemowego nie można zmienić']]);
  });
});

describe('removal', () => {
  test('fixed texts of the product do not keep a language, those of the office do', async () => {
    const english = { ...german, isoCode: 'EN' };
    const id = await createLanguage(settings, english);
    const remove = async (one: number) => (await settings.delete(`${path}?languagesIds=${one}`)).body;
    const { etag } = await readLanguage(settings, id);
    const changed = { standardElementId: 2, translation: 'Plan', translationDescription: 'Plan' };
    const saved = { ...english, standardElementsChanged: [changed] };
    expect((await settings.put(`${path}/${id}`, saved, { ifMatch: etag })).status).toBe(200);
    expect((await remove(id))[0].errors).toEqual([expect.stringContaining('tłumaczenia elementów stałych')]);
    const untouched = await createLanguage(settings, { ...german, isoCode: 'UA' });
    expect(await remove(untouched)).toMatchObject([{ id: untouched, done: true }]);
  });

  test('removes an inactive one without content, and returns the reason for the others', async () => {
    const used = await createLanguage(settings);
    await settings.post('/api/dictionaries/tags', { name: 'Haushalt', languageId: used });
    const free = await createLanguage(settings, { ...german, isoCode: 'CS', name: 'czeski' });
    const { language } = await readLanguage(settings, free);
    const standardElementsChanged = translated(language.standardElementsTranslations.items);
    await settings.put(`${path}/${free}/status/10`, { standardElementsChanged });
    const query = [1, used, free, 999].map((id) => `languagesIds=${id}`).join('&');
    expect((await settings.delete(`${path}?${query}`)).body).toEqual([
      {
        id: 1,
        name: 'polski',
        done: false,
        errors: ['Wersji językowej „polski” nie można usunąć: jest językiem systemowym'],
      },
      {
        id: used,
        name: 'niemiecki',
        done: false,
        errors: ['Wersji językowej „niemiecki” nie można usunąć: są w niej tagi'],
      },
      {
        id: free,
        name: 'czeski',
        done: false,
        errors: ['Wersji językowej „czeski” nie można usunąć: jej status to aktywny. Najpierw ją dezaktywuj'],
      },
      { id: 999, done: false, errors: ['Nie znaleziono wersji językowej o numerze 999'] },
    ]);
    await settings.put(`${path}/${free}/status/0`);
    await api.db.execute(sql`delete from standard_element_translations where language_id = ${free}`);
    expect((await settings.delete(`${path}?languagesIds=${free}`)).body).toMatchObject([{ id: free, done: true }]);
    expect((await settings.get(`${path}/${free}`)).status).toBe(404);
  });
});
