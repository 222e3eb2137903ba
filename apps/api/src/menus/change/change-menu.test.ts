import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { clearMenus, type menuCalls, outline, sampleMenu, startWithMenu, text } from '../testing/menu-calls.ts';

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

  test('moves between the same two categories keep their order, also when the gap of positions is used up', async () => {
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
