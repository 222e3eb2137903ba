import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { clearMenus, menuCalls, sampleMenu, startWithMenu, text } from '../testing/menu-calls.ts';
import { add, edit, inLanguage, move } from '../testing/menu-events.ts';

let api: TestApi;
let keeper: TestClient;
let menu: ReturnType<typeof menuCalls>;
let english: number;
let ukrainian: number;

beforeAll(async () => {
  ({ api, keeper, menu, english, ukrainian } = await startWithMenu());
});
afterAll(() => api.stop());
beforeEach(() => clearMenus(api));

const sample = () => sampleMenu(menu);

describe('rejected changes', () => {
  const unknown = 987_654;
  const script = 'javascript:alert(1)';
  const ownBranch = 'Kategorii nie można przenieść do niej samej ani do jej podkategorii';
  const elsewhere = 'Kategoria, po której miała stanąć, jest już w innym miejscu';
  const missing = `Nie znaleziono kategorii o numerze ${unknown}`;
  const tooLong = ['Wyświetlany tekst', 'Tytuł']
    .map((name) => `Element menu, ${name}: Maksymalnie 1000 znaków`)
    .join('\n');
  const wrongUrl = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';
  const noLanguage = 'Nie ma takiej wersji językowej';
  const withChildren = 'Kategoria posiada podkategorie, więc nie może zawierać adresu URL';
  const translatedScript = { url: 'https://gov.pl', ...inLanguage(2, { translatedUrl: ' JavaScript:alert(1)' }) };
  test.each<[string, (ids: Record<'a' | 'b' | 'c' | 'd', number>) => object, number, string]>([
    ['under itself', ({ a, c }) => move(a, c), 409, ownBranch],
    ['under itself at once', ({ a }) => move(a, a), 409, ownBranch],
    ['after itself', ({ a }) => move(a, null, a), 409, elsewhere],
    ['after somebody elsewhere', ({ d, c }) => move(d, null, c), 409, elsewhere],
    ['too deep', ({ a, d }) => move(a, d), 200, ''],
    ['of an unknown one', () => move(unknown, null), 404, missing],
    ['to an unknown one', ({ a }) => move(a, unknown), 404, missing],
    ['name', ({ a }) => edit(a, 'x', { displayText: ' ' }), 400, 'Kategoria musi posiadać nazwę'],
    ['long name', ({ a }) => edit(a, 'x'.repeat(1001)), 400, tooLong],
    ['a script', ({ d }) => edit(d, 'D', { url: script }), 400, wrongUrl],
    ['a long name of a new one', ({ a }) => add(a, 'x'.repeat(1001)), 400, tooLong],
    ['a script in a new one', ({ a }) => add(a, 'S', { url: script }), 400, wrongUrl],
    ['a script in a translation', ({ d }) => edit(d, 'D', translatedScript), 400, wrongUrl],
    ['an address above others', ({ a }) => edit(a, 'A', { url: 'https://gov.pl' }), 400, withChildren],
    ['a foreign language', ({ a }) => edit(a, 'A', inLanguage(unknown)), 400, noLanguage],
    ['Polish twice', ({ a }) => edit(a, 'A', inLanguage(1)), 400, noLanguage],
    [
      'a link to itself',
      ({ a }) => edit(a, 'A', { type: 20, linkToMenuElementId: a }),
      400,
      'Kategoria nie może prowadzić do samej siebie',
    ],
    [
      'a link to nothing',
      ({ a }) => edit(a, 'A', { type: 10, linkToMenuElementId: unknown }),
      400,
      'Nie ma takiej kategorii w tym menu',
    ],
    [
      'an article that is not there',
      ({ a }) => edit(a, 'A', { type: 30, linkToArticleTranslationId: unknown }),
      400,
      'Nie ma takiego artykułu',
    ],
    [
      'an unknown change',
      () => ({ event: 'restore', journalEntryId: unknown }),
      404,
      `Nie znaleziono zmiany o numerze ${unknown}`,
    ],
  ])('%s', async (_, body, status, message) => {
    const ids = await sample();
    const answer = await menu.change(body(ids));
    expect([answer.status, answer.body.errors?.join('\n') ?? '']).toEqual([status, message]);
  });

  test('a fifth level, counted with the descendants of the moved category', async () => {
    const { b, d } = await sample();
    const e = await menu.add('E', d);
    const f = await menu.add('F', e);
    expect((await menu.move(b, f, null)).body.errors).toEqual([
      'Kategoria nie może być głębiej niż na 4. poziomie menu',
    ]);
    const g = await menu.add('G', f);
    const fifth = await menu.change({ event: 'add', parentElementId: g, previousElementId: null, element: text('H') });
    expect(fifth.body.errors).toEqual(['Kategoria nie może być głębiej niż na 4. poziomie menu']);
  });

  test('a seventh root and a second level in the horizontal menu', async () => {
    const horizontal = menuCalls(keeper, 10);
    const ids: number[] = [];
    for (const name of ['1', '2', '3', '4', '5', '6']) ids.push(await horizontal.add(name));
    const addition = (parentElementId: number | null) =>
      horizontal.change({ event: 'add', parentElementId, previousElementId: null, element: text('7') });
    expect((await addition(null)).body.errors).toEqual(['Osiągnięto maksymalną ilość kategorii głównych']);
    expect((await addition(ids[0] ?? 0)).body.errors).toEqual([
      'Kategoria nie może być głębiej niż na 1. poziomie menu',
    ]);
    expect((await horizontal.move(ids[5] ?? 0, null, null)).status).toBe(200);
  });

  test('categories of the other menu', async () => {
    const { a } = await sample();
    const horizontal = menuCalls(keeper, 10);
    const one = await horizontal.add('Poziome');
    expect((await horizontal.move(a, null, null)).status).toBe(404);
    expect((await menu.move(a, one, null)).status).toBe(404);
    expect((await menu.move(a, null, one)).status).toBe(404);
    expect((await menu.change({ event: 'delete', elementId: one })).status).toBe(404);
    expect((await menu.change({ event: 'edit', elementId: one, element: text('X') })).status).toBe(404);
  });

  test('an unknown type, a destination of another type, and links in a circle', async () => {
    const { a, b, d } = await sample();
    const edited = (elementId: number, more: object) =>
      menu.change({ event: 'edit', elementId, element: text('X', more) });
    const linkOfOtherType = 'To łącze nie pasuje do wybranego typu łącza';
    for (const [more, field, message] of [
      [{ type: 0 }, 'type', 'Wybierz typ łącza'],
      [{ type: 20, url: 'https://gov.pl' }, 'url', 'Adres URL ma tylko kategoria z łączem zewnętrznym'],
      [{ type: 20, linkToArticleTranslationId: 1 }, 'linkToArticleTranslationId', linkOfOtherType],
      [{ type: 30, linkToArticleTranslationId: 1, linkToMenuElementId: a }, 'linkToMenuElementId', linkOfOtherType],
      [{ type: 40, url: 'https://gov.pl', linkToMenuElementId: a }, 'linkToMenuElementId', linkOfOtherType],
      [{ linkToMenuElementId: a }, 'type', 'Wybierz typ łącza'],
    ] as const) {
      const answer = await edited(d, more);
      expect([answer.status, answer.body.fields]).toEqual([400, [{ path: `element.${field}`, message }]]);
    }
    expect((await edited(d, { type: 20, linkToMenuElementId: a })).status).toBe(200);
    expect((await edited(a, { type: 20, linkToMenuElementId: b })).status).toBe(200);
    const circle = await edited(b, { type: 20, linkToMenuElementId: d });
    expect([circle.status, circle.body.fields]).toEqual([
      400,
      [{ path: 'element.linkToMenuElementId', message: 'Kategorie prowadziłyby do siebie w kółko' }],
    ]);
  });

  test('subcategories of a category with an address', async () => {
    const { d } = await sample();
    const map = await menu.add('Mapa', null, { url: 'https://mapa.example' });
    const message = 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii';
    expect((await menu.move(d, map, null)).body.errors).toEqual([message]);
    expect((await menu.change(add(map, 'Pod mapą'))).body.errors).toEqual([message]);
    expect(await menu.element(map)).toMatchObject({ type: 40, linkType: 30, url: 'https://mapa.example' });
  });

  test('foreign addresses: all or none, required where Polish has one', async () => {
    const url = 'https://mapa.example';
    const one = (languageId: number, translatedUrl?: string) => ({
      languageId,
      translatedDisplayText: 'Map',
      translatedTitle: 'Map',
      translatedUrl,
    });
    const add = (more: object) =>
      menu.change({ event: 'add', parentElementId: null, previousElementId: null, element: text('Mapa', more) });
    expect((await add({ url, languages: [one(english)] })).body.fields).toEqual([
      { path: 'element.languages.0.translatedUrl', message: 'Adres URL jest wymagany' },
    ]);
    const notInPolish = 'Adres URL musi być pusty, bo kategoria nie ma go w języku polskim';
    expect((await add({ languages: [one(english, url), one(ukrainian)] })).body.fields).toEqual([
      { path: 'element.languages.0.translatedUrl', message: notInPolish },
    ]);
    const withArticles = await menu.add('Z artykułami', null, { url, languages: [one(english, url)] });
    await addArticle(api.db, { status: 40, categories: [withArticles] });
    const some = { url, languages: [one(english, url), one(ukrainian)] };
    expect((await menu.change(edit(withArticles, 'Z artykułami', some))).body.fields).toEqual([
      { path: 'element.languages.1.translatedUrl', message: 'Podaj adres URL we wszystkich językach albo w żadnym' },
    ]);
    const plain = await menu.add('Bez adresu');
    const inOneLanguage = await menu.change(edit(plain, 'Plain', { url }), '?lang=EN');
    expect(inOneLanguage.body.fields).toEqual([{ path: 'element.url', message: notInPolish }]);
    const added = await add({ url, languages: [one(english, url), one(ukrainian, url)] });
    expect(added.status).toBe(200);
    const { elementId } = added.body;
    const inEnglish = await menu.change({ event: 'edit', elementId, element: text('Map', { url: null }) }, '?lang=EN');
    expect(inEnglish.body.fields).toEqual([{ path: 'element.url', message: 'Adres URL jest wymagany' }]);
    await menu.change(edit(elementId, 'Mapa', { type: 20 }));
    const own = await menu.element(elementId);
    expect([own.url, ...own.languages.map(({ translatedUrl }) => translatedUrl)]).toEqual([null, null, null]);
  });

  test('in another language only texts are edited', async () => {
    const { a, d } = await sample();
    const message = 'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej';
    for (const body of [
      { event: 'move', elementId: d, parentElementId: a, previousElementId: null },
      { event: 'delete', elementId: d },
      { event: 'add', parentElementId: null, previousElementId: null, element: text('X') },
      { event: 'restore', journalEntryId: 1 },
    ]) {
      const answer = await menu.change(body, '?lang=EN');
      expect([answer.status, answer.body.errors]).toEqual([409, [message]]);
    }
    expect((await menu.change({ event: 'delete', elementId: d }, '?lang=XX')).status).toBe(400);
  });

  test('excluded categories: editing, adding to, moving, moving into and out of', async () => {
    const { a, b, c, d } = await sample();
    const restricted = menuCalls(api.as(await api.user({ permissions: ['ManageMenus'], excludedCategories: [a] })));
    const answers = await Promise.all([
      restricted.change({ event: 'edit', elementId: a, element: text('X') }),
      restricted.change({ event: 'add', parentElementId: a, previousElementId: null, element: text('X') }),
      restricted.move(a, null, d),
      restricted.move(d, a, null),
      restricted.move(b, d, null),
      restricted.change({ event: 'delete', elementId: a }),
    ]);
    expect(answers.map((one) => [one.status, ...one.body.errors])).toEqual(
      answers.map(() => [403, 'Brak uprawnień do tej kategorii']),
    );
    expect((await restricted.move(c, d, null)).status).toBe(403);
    expect((await menu.move(c, d, null)).status).toBe(200);
    const parent = menuCalls(api.as(await api.user({ permissions: ['ManageMenus'], excludedCategories: [c] })));
    expect((await parent.change({ event: 'delete', elementId: d })).status).toBe(403);
    expect((await menu.change({ event: 'delete', elementId: d })).status).toBe(200);
  });

  test('deleting with published articles or external links, removing a translation with published articles', async () => {
    const { a, b, d } = await sample();
    await addArticle(api.db, { status: 40, categories: [b] });
    expect((await menu.change({ event: 'delete', elementId: a })).body.errors).toEqual([
      'Nie można usunąć kategorii, ponieważ zawiera opublikowane artykuły',
    ]);
    await menu.add('Mapa', d, { url: 'https://mapa.example' });
    expect((await menu.change({ event: 'delete', elementId: d })).body.errors).toEqual([
      'Nie można usunąć kategorii, ponieważ zawiera kategorie z łączami zewnętrznymi',
    ]);
    const one = { languageId: english, translatedDisplayText: 'B', translatedTitle: 'B' };
    await menu.change({ event: 'edit', elementId: b, element: text('B', { languages: [one] }) });
    await addArticle(api.db, { status: 40, languageId: english, categories: [b] });
    expect(
      (await menu.change({ event: 'edit', elementId: b, element: text('B', { languages: [] }) })).body.errors,
    ).toEqual(['Nie można usunąć tłumaczenia, ponieważ kategoria ma opublikowane artykuły w tym języku']);
  });

  test('changes without the permission to manage menus', async () => {
    const { d } = await sample();
    const editor = menuCalls(api.as(await api.user({ permissions: ['CreateArticles', 'ManageSettings'] })));
    expect((await editor.change({ event: 'delete', elementId: d })).status).toBe(403);
  });
});
