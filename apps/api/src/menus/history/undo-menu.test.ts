import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rowShape, text as sqlText } from '../../database/rows/row-shape.ts';
import { addArticle, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { menuCalls, outline, text } from '../testing/menu-calls.ts';

const anyRow = rowShape({ row: sqlText("(to_jsonb(t) - 'rank')::text") });

const api = withApi();
const keeper = withClient(api, { permissions: ['ManageMenus', 'ManageSettings', 'CreateArticles'] });
let menu: ReturnType<typeof menuCalls>;

beforeAll(async () => {
  menu = menuCalls(keeper);
  await language(api.db, 'EN');
});
beforeEach(async () => {
  for (const table of ['base_articles', 'rss_channels', 'footers', 'menu_elements'])
    await api.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const shown = async () => outline(await menu.tree());
const entryOf = async (answer: Promise<{ body: { journalEntryId: number } }>) => (await answer).body.journalEntryId;

test('a move, an edit and an addition are undone and redone', async () => {
  const a = await menu.add('A');
  const b = await menu.add('B', a);
  await menu.add('C');
  const moved = await entryOf(menu.move(b, null, null));
  expect(await shown()).toBe('B A C');
  const back = await entryOf(menu.undo(moved));
  expect(await shown()).toBe('A(B) C');
  await menu.undo(back);
  expect(await shown()).toBe('B A C');
  const edited = await entryOf(menu.change({ event: 'edit', elementId: b, element: text('Nowa', { isHidden: true }) }));
  await menu.undo(edited);
  expect(await menu.element(b)).toMatchObject({ displayText: 'B', slug: 'b', isHidden: false });
  const added = await menu.change({ event: 'add', parentElementId: a, previousElementId: null, element: text('D') });
  const removed = await entryOf(menu.undo(added.body.journalEntryId));
  expect(await shown()).toBe('B A C');
  await menu.undo(removed);
  expect(await shown()).toBe('B A(D) C');
  expect((await menu.element(added.body.elementId)).displayText).toBe('D');
});

test('articles to be published that lose their only category are told apart', async () => {
  const [a, b] = [await menu.add('A'), await menu.add('B')];
  const inside = await menu.add('C', a);
  const stranded = await addArticle(api.db, { status: 30, categories: [a, inside] });
  const elsewhere = await addArticle(api.db, { status: 30, categories: [a, b] });
  const { body } = await keeper.get(`/api/menus/elements/${a}/usages`);
  const articles = body.groups.filter((one: { kind: string }) => one.kind === 'article');
  expect(articles).toMatchObject([
    { detail: 'Do publikacji, bez innej kategorii: nie ukaże się', total: 1, items: [{ id: stranded.id }] },
    { detail: 'Do publikacji', total: 1, items: [{ id: elsewhere.id }] },
  ]);
});

test('a deleted branch is restored with its ids, texts and all references to it', async () => {
  const a = await menu.add('A');
  const b = await menu.add('B', a, {
    languages: [{ languageId: 2, translatedDisplayText: 'Bee', translatedTitle: 'Bee' }],
  });
  const c = await menu.add('C', b);
  const d = await menu.add('D', null, { type: 20, linkToMenuElementId: c });
  const reader = await api.user({ permissions: ['CreateArticles'], excludedCategories: [c] });
  const whoSeesPeople = api.as(await api.user({ permissions: ['ManageMenus', 'ManageUsers'] }));
  const draft = await addArticle(api.db, { status: 10, categories: [b, c] });
  const linking = await addArticle(api.db, { status: 40, categories: [d] });
  await api.db.execute(sql`insert into article_links (article_id, position, type, menu_element_id, display_text, title, target)
    values (${linking.id}, 0, 10, ${c}, 'Więcej', 'Więcej', 10)`);
  const channel = {
    displayText: 'Kanał',
    title: 'Kanał',
    description: 'Opis',
    target: 10,
    isActive: true,
    fromAllSources: false,
    languageId: 1,
    horizontalMenuElements: [],
    verticalMenuElements: [c],
    bookmarksElements: [],
  };
  const rss = await keeper.post('/api/settings/rss-channels', channel);
  await api.db.execute(sql`insert into footers (language_id) values (1)`);
  await api.db.execute(sql`insert into footer_links (language_id, position, key, type, menu_element_id, display_text, title, target)
    values (1, 0, 'k', 20, ${b}, 'Stopka', 'Stopka', 10)`);

  const usages = await keeper.get(`/api/menus/elements/${a}/usages`);
  expect(usages.body).toMatchObject({ name: 'A', canDelete: true, obstacles: [] });
  expect(
    usages.body.groups.map((one: { kind: string; effect: string; total: number }) => [one.kind, one.effect, one.total]),
  ).toEqual([
    ['subcategory', 'deleted', 2],
    ['article', 'unlinked', 1],
    ['articleLink', 'unlinked', 1],
    ['menuLink', 'unlinked', 1],
    ['footerLink', 'unlinked', 1],
    ['rssChannel', 'unlinked', 1],
    ['excludedCategory', 'unlinked', 1],
  ]);
  expect(usages.body.groups[1].detail).toBe('Roboczy');
  expect(usages.body.groups[1].items).toMatchObject([{ id: draft.id }]);
  const peopleOf = (answer: typeof usages) => answer.body.groups.at(-1).items;
  expect(peopleOf(usages)).toEqual([]);
  expect(peopleOf(await whoSeesPeople.get(`/api/menus/elements/${a}/usages`))).toMatchObject([
    { id: reader.id, name: 'Anna Testowa' },
  ]);
  const counts = async () => {
    return Promise.all(
      [
        'article_categories',
        'article_links',
        'rss_channel_menu_elements',
        'footer_links',
        'user_excluded_categories',
        'menu_element_translations',
        'menu_article_order',
      ].map((table) => api.db.rows(anyRow, sql`${anyRow.select} from ${sql.identifier(table)} t order by 1`)),
    );
  };
  const before = await counts();
  const deleted = await entryOf(menu.change({ event: 'delete', elementId: a }));
  expect(await shown()).toBe('D');
  expect((await menu.element(d)).linkToMenuElementId).toBeNull();
  const undone = await menu.undo(deleted);
  expect(undone.body.errors).toBeUndefined();
  expect(undone.status).toBe(200);
  expect(await shown()).toBe('A(B(C)) D');
  expect(await counts()).toEqual(before);
  expect(await menu.element(d)).toMatchObject({ linkToMenuElementId: c });
  expect((await keeper.get(`/api/settings/rss-channels/${rss.body.id}`)).body.verticalMenuElements).toHaveLength(1);
  expect((await api.as(reader).get('/api/auth/users/excludeCategories')).body).toEqual([c]);
  expect((await menu.undo(deleted)).body.errors).toEqual(['Ta zmiana została już cofnięta']);
});

test('later changes of the same fields are a 412; other fields do not matter', async () => {
  const a = await menu.add('A');
  const b = await menu.add('B');
  const moved = await entryOf(menu.move(b, a, null));
  const renamed = await entryOf(menu.change({ event: 'edit', elementId: b, element: text('Bis') }));
  expect((await menu.undo(moved)).status).toBe(200);
  await menu.change({ event: 'edit', elementId: b, element: text('Ter') });
  const late = await menu.undo(renamed);
  expect([late.status, late.body.changes]).toMatchObject([412, [{ after: { displayText: 'Ter' } }]]);
});

test('undoing an addition that has subcategories, or a move from a deleted parent, is rejected', async () => {
  const added = await menu.change({ event: 'add', parentElementId: null, previousElementId: null, element: text('A') });
  const a = added.body.elementId;
  const b = await menu.add('B', a);
  expect((await menu.undo(added.body.journalEntryId)).body.errors).toEqual([
    'Kategoria ma już podkategorie. Aby ją usunąć, użyj przycisku „Usuń”',
  ]);
  const deleted = await entryOf(menu.change({ event: 'delete', elementId: b }));
  await menu.change({ event: 'delete', elementId: a });
  expect((await menu.undo(deleted)).body.errors).toEqual([
    'Kategoria nadrzędna została usunięta, więc nie ma dokąd przywrócić kategorii',
  ]);
});

test('undoing an address that the other languages have too is rejected', async () => {
  const url = 'https://mapa.example';
  const d = await menu.add('Mapa');
  const addressed = await entryOf(menu.change({ event: 'edit', elementId: d, element: text('Mapa', { url }) }));
  const one = { languageId: 2, translatedDisplayText: 'Map', translatedTitle: 'Map', translatedUrl: url };
  await menu.change({ event: 'edit', elementId: d, element: text('Mapa', { url, languages: [one] }) });
  const undone = await menu.undo(addressed);
  expect([undone.status, undone.body.errors]).toEqual([
    409,
    ['Adres URL musi być pusty, bo kategoria nie ma go w języku polskim'],
  ]);
  expect(await menu.element(d)).toMatchObject({ url, languages: [{ translatedUrl: url }] });
});

test('the journal contains user, program, time and change, and is append-only', async () => {
  const a = await menu.add('A');
  await menu.move(a, null, null);
  await menu.change({ event: 'edit', elementId: a, element: text('Nowa') });
  const list = async (client: TestClient) =>
    (await client.get(`/api/application/journal?filters=recordId;equal;${a}`)).body;
  const entries = await list(keeper);
  expect(entries).toMatchObject([
    {
      operation: 'edit',
      recordName: 'Nowa',
      before: { displayText: 'A' },
      after: { displayText: 'Nowa' },
      actor: { name: 'Anna Testowa' },
    },
    { operation: 'add', before: null, after: { displayText: 'A', parent: null } },
  ]);
  const other = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect((await other.get('/api/application/journal')).status).toBe(403);
  for (const change of ["update journal set actor_name = 'x'", 'delete from journal', 'truncate journal'])
    await expect(api.db.execute(sql.raw(change))).rejects.toThrow();
  expect(await list(keeper)).toEqual(entries);
});
