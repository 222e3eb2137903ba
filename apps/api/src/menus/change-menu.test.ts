import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addArticle, language } from '../testing/test-articles.ts';
import type { TestClient } from '../testing/test-client.ts';
import { menuCalls, outline } from './testing/menu-calls.ts';

let api: TestApi;
let keeper: TestClient;
let menu: ReturnType<typeof menuCalls>;
let english: number;
let ukrainian: number;

beforeAll(async () => {
  api = await startApi();
  keeper = api.as(await api.user({ permissions: ['ManageMenus', 'ManageSettings', 'CreateArticles'] }));
  menu = menuCalls(keeper);
  english = await language(api.db, 'EN');
  ukrainian = await language(api.db, 'UA');
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of ['base_articles', 'article_categories', 'menu_elements'])
    await api.db.execute(sql`delete from ${sql.identifier(table)}`);
});

/** A(B(C)) D */
async function sample() {
  const a = await menu.add('A');
  const b = await menu.add('B', a);
  const c = await menu.add('C', b);
  const d = await menu.add('D');
  return { a, b, c, d };
}
const text = (displayText: string, more: object = {}) => ({ displayText, title: displayText, ...more });
const shown = async () => outline(await menu.tree());

describe('one change at a time', () => {
  test('adding returns the category, its siblings and the revision', async () => {
    const { a, b } = await sample();
    const answer = await menu.change({ event: 'add', parentElementId: a, previousElementId: b, element: text('Nowa') });
    expect(answer.body).toMatchObject({
      parentElementId: a,
      siblings: [b, answer.body.elementId],
      element: {
        displayText: 'Nowa',
        slug: 'nowa',
        level: 2,
        order: 1,
        previousElement: b,
        revision: 1,
        canDelete: true,
      },
    });
    expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
    expect(await shown()).toBe('A(B(C) Nowa) D');
  });

  test('a branch moves to any position and keeps its address', async () => {
    const { a, b, c, d } = await sample();
    const before = await menu.element(b);
    const answer = await menu.move(b, null, a);
    expect(answer.body).toMatchObject({
      elementId: b,
      siblings: [a, b, d],
      element: { level: 1, childCount: 1, order: 1 },
    });
    expect(await shown()).toBe('A B(C) D');
    expect(await menu.element(c)).toMatchObject({ level: 2, parentElementId: b });
    expect((await menu.element(b)).slug).toBe(before.slug);
    await menu.move(d, a, null);
    expect(await shown()).toBe('A(D) B(C)');
    expect((await keeper.get('/api/menus/redirects')).body).toEqual([]);
  });

  test('a change without differences writes nothing', async () => {
    const { a, d } = await sample();
    const answer = await menu.move(d, null, a);
    expect(answer.body.journalEntryId).toBeNull();
    const edited = await menu.change({ event: 'edit', elementId: d, element: text('D') });
    expect(edited.body).toMatchObject({
      journalEntryId: null,
      revision: answer.body.revision,
      element: { revision: 1 },
    });
  });

  test('a thousand moves between the same two categories keep their order', async () => {
    const { a, d } = await sample();
    const [x, y] = [await menu.add('X'), await menu.add('Y')];
    for (let i = 0; i < 15; i++) {
      expect((await menu.move(i % 2 === 0 ? y : x, null, a)).status).toBe(200);
    }
    expect((await menu.tree()).map((one) => one.elementId)).toEqual([a, y, x, d]);
  });

  test('editing writes texts, settings and translations; absent fields stay', async () => {
    const { d } = await sample();
    const one = { languageId: english, translatedDisplayText: 'Finance', translatedTitle: 'Finance' };
    await menu.change({
      event: 'edit',
      elementId: d,
      element: text('Finanse', { isHidden: true, description: 'Budżet', languages: [one] }),
    });
    const saved = await menu.element(d);
    expect(saved).toMatchObject({
      displayText: 'Finanse',
      isHidden: true,
      description: 'Budżet',
      slug: 'finanse',
      revision: 2,
    });
    expect(saved.languages).toMatchObject([{ languageIsoCode: 'EN', translatedTarget: 10, revision: 1 }]);
    expect(saved.missingLanguages).toEqual(['UA']);
    await menu.change({ event: 'edit', elementId: d, element: text('Finanse gminy') });
    const renamed = await menu.element(d);
    expect(renamed).toMatchObject({ isHidden: true, description: 'Budżet', outdatedLanguages: ['EN'] });
    expect(renamed.languages).toHaveLength(1);
    await menu.change({ event: 'edit', elementId: d, element: text('Commune finance') }, '?lang=EN');
    expect(await menu.element(d)).toMatchObject({ displayText: 'Finanse gminy', outdatedLanguages: [] });
    expect(await menu.element(d, '?lang=EN')).toMatchObject({ displayText: 'Commune finance', revision: 2 });
    await menu.change({ event: 'edit', elementId: d, element: text('Finanse gminy', { languages: [] }) });
    expect((await menu.element(d)).languages).toEqual([]);
  });

  test('an old address redirects to the new one in the list for the public site', async () => {
    const { d } = await sample();
    await menu.change({ event: 'edit', elementId: d, element: text('Nowa nazwa') });
    const list = async () => (await api.anonymous.get('/api/menus/redirects')).body;
    expect(await list()).toMatchObject([
      { elementId: d, languageIsoCode: 'PL', fromPath: `/kategoria/${d}/d`, toPath: `/kategoria/${d}/nowa-nazwa` },
    ]);
    await menu.change({ event: 'edit', elementId: d, element: text('D') });
    expect(await list()).toMatchObject([{ fromPath: `/kategoria/${d}/nowa-nazwa`, toPath: `/kategoria/${d}/d` }]);
  });
});

describe('rejected changes', () => {
  const unknown = 987_654;
  test.each<[string, (ids: Record<'a' | 'b' | 'c' | 'd', number>) => object, number, string]>([
    [
      'under itself',
      ({ a, c }) => ({ event: 'move', elementId: a, parentElementId: c, previousElementId: null }),
      409,
      'Kategorii nie można przenieść do niej samej ani do jej podkategorii',
    ],
    [
      'under itself at once',
      ({ a }) => ({ event: 'move', elementId: a, parentElementId: a, previousElementId: null }),
      409,
      'Kategorii nie można przenieść do niej samej ani do jej podkategorii',
    ],
    [
      'after itself',
      ({ a }) => ({ event: 'move', elementId: a, parentElementId: null, previousElementId: a }),
      409,
      'Kategoria, po której miała stanąć, jest już w innym miejscu',
    ],
    [
      'after somebody elsewhere',
      ({ d, c }) => ({ event: 'move', elementId: d, parentElementId: null, previousElementId: c }),
      409,
      'Kategoria, po której miała stanąć, jest już w innym miejscu',
    ],
    ['too deep', ({ a, d }) => ({ event: 'move', elementId: a, parentElementId: d, previousElementId: null }), 200, ''],
    [
      'of an unknown one',
      () => ({ event: 'move', elementId: unknown, parentElementId: null, previousElementId: null }),
      404,
      `Nie znaleziono kategorii o numerze ${unknown}`,
    ],
    [
      'to an unknown one',
      ({ a }) => ({ event: 'move', elementId: a, parentElementId: unknown, previousElementId: null }),
      404,
      `Nie znaleziono kategorii o numerze ${unknown}`,
    ],
    [
      'name',
      ({ a }) => ({ event: 'edit', elementId: a, element: text('x', { displayText: ' ' }) }),
      400,
      'Kategoria musi posiadać nazwę',
    ],
    [
      'long name',
      ({ a }) => ({ event: 'edit', elementId: a, element: text('x'.repeat(1001)) }),
      400,
      'Maksymalnie 1000 znaków',
    ],
    [
      'a script',
      ({ d }) => ({ event: 'edit', elementId: d, element: text('D', { url: 'javascript:alert(1)' }) }),
      400,
      'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
    ],
    [
      'a long name of a new one',
      ({ a }) => ({ event: 'add', parentElementId: a, previousElementId: null, element: text('x'.repeat(1001)) }),
      400,
      'Maksymalnie 1000 znaków',
    ],
    [
      'a script in a new one',
      ({ a }) => ({
        event: 'add',
        parentElementId: a,
        previousElementId: null,
        element: text('S', { url: 'javascript:alert(1)' }),
      }),
      400,
      'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
    ],
    [
      'a script in a translation',
      ({ d }) => {
        const texts = { languageId: 2, translatedDisplayText: 'a', translatedTitle: 'a' };
        const languages = [{ ...texts, translatedUrl: ' JavaScript:alert(1)' }];
        return { event: 'edit', elementId: d, element: text('D', { url: 'https://gov.pl', languages }) };
      },
      400,
      'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
    ],
    [
      'an address above others',
      ({ a }) => ({ event: 'edit', elementId: a, element: text('A', { url: 'https://gov.pl' }) }),
      400,
      'Kategoria posiada podkategorie, więc nie może zawierać adresu URL',
    ],
    [
      'a foreign language',
      ({ a }) => ({
        event: 'edit',
        elementId: a,
        element: text('A', { languages: [{ languageId: unknown, translatedDisplayText: 'a', translatedTitle: 'a' }] }),
      }),
      400,
      'Nie ma takiej wersji językowej',
    ],
    [
      'Polish twice',
      ({ a }) => ({
        event: 'edit',
        elementId: a,
        element: text('A', { languages: [{ languageId: 1, translatedDisplayText: 'a', translatedTitle: 'a' }] }),
      }),
      400,
      'Nie ma takiej wersji językowej',
    ],
    [
      'a link to itself',
      ({ a }) => ({ event: 'edit', elementId: a, element: text('A', { type: 20, linkToMenuElementId: a }) }),
      400,
      'Kategoria nie może prowadzić do samej siebie',
    ],
    [
      'a link to nothing',
      ({ a }) => ({ event: 'edit', elementId: a, element: text('A', { type: 10, linkToMenuElementId: unknown }) }),
      400,
      'Nie ma takiej kategorii w tym menu',
    ],
    [
      'an article that is not there',
      ({ a }) => ({
        event: 'edit',
        elementId: a,
        element: text('A', { type: 30, linkToArticleTranslationId: unknown }),
      }),
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
    expect([answer.status, ...(answer.body.errors ?? [''])]).toEqual([status, message]);
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

  test('subcategories of a category with an address', async () => {
    const { d } = await sample();
    const map = await menu.add('Mapa', null, { url: 'https://mapa.example' });
    const message = 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii';
    expect((await menu.move(d, map, null)).body.errors).toEqual([message]);
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
    expect((await add({ languages: [one(english, url), one(ukrainian)] })).body.fields).toEqual([
      { path: 'element.languages.1.translatedUrl', message: 'Podaj adres URL we wszystkich językach albo w żadnym' },
    ]);
    const added = await add({ url, languages: [one(english, url), one(ukrainian, url)] });
    expect(added.status).toBe(200);
    const { elementId } = added.body;
    const inEnglish = await menu.change({ event: 'edit', elementId, element: text('Map', { url: null }) }, '?lang=EN');
    expect(inEnglish.body.fields).toEqual([{ path: 'element.url', message: 'Adres URL jest wymagany' }]);
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
    expect((await restricted.move(c, d, null)).status).toBe(200);
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

describe('conflicts are per category', () => {
  test('an outdated revision of the category, its parent or its sibling is a 412 with the user, the time and the change', async () => {
    const { a, b, d } = await sample();
    const seen = { element: 1, parent: 1, previous: 1 };
    await menu.change({ event: 'edit', elementId: a, element: text('Archiwum') });
    const answer = await menu.move(d, a, b, seen);
    expect(answer.status).toBe(412);
    expect(answer.body.errors).toEqual([
      expect.stringMatching(
        /^\d\d\.\d\d\.\d{4} \d\d:\d\d, Anna Testowa: zmieniono kategorię „Archiwum”: nazwa z „A” na „Archiwum”, tekst dla czytników/,
      ),
    ]);
    expect(answer.body.changes).toMatchObject([{ recordId: a, operation: 'edit', before: { displayText: 'A' } }]);
    expect((await menu.move(d, a, b, { ...seen, parent: 2 })).status).toBe(200);
    expect((await menu.move(d, null, a, { element: 1 })).status).toBe(412);
  });

  test('changes of other categories and of other languages are no conflict', async () => {
    const { a, b, c, d } = await sample();
    await menu.change({ event: 'edit', elementId: a, element: text('Українська') }, '?lang=UA');
    await menu.change({ event: 'edit', elementId: c, element: text('Inna') });
    expect((await menu.move(d, a, b, { element: 1, parent: 1, previous: 1 })).status).toBe(200);
    const stale = await menu.change(
      { event: 'edit', elementId: a, element: text('Zmiana'), seen: { element: 0 } },
      '?lang=UA',
    );
    expect(stale.status).toBe(412);
    const one = { languageId: ukrainian, translatedDisplayText: 'x', translatedTitle: 'x', revision: 0 };
    const dialog = await menu.change({
      event: 'edit',
      elementId: a,
      element: text('A', { languages: [one] }),
      seen: { element: 1 },
    });
    expect([dialog.status, dialog.body.changes]).toMatchObject([412, [{ recordId: a }]]);
  });

  test('a parent that was deleted meanwhile, alone or with an ancestor', async () => {
    const { a, b, c, d } = await sample();
    await menu.change({ event: 'delete', elementId: a });
    for (const parent of [a, c]) {
      const answer = await menu.move(d, parent, null, { element: 1, parent: 1 });
      expect(answer.status).toBe(412);
      expect(answer.body.changes).toMatchObject([{ recordId: a, operation: 'delete' }]);
    }
    expect((await menu.change({ event: 'edit', elementId: b, element: text('B'), seen: { element: 1 } })).status).toBe(
      412,
    );
    expect((await menu.move(d, a, null)).status).toBe(404);
  });
});
