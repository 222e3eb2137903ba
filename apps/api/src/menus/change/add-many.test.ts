// Many categories in one call: what a single addition is checked for holds for each row.
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { auditEntries } from '../../database/schema.ts';
import type { TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { clearMenus, type menuCalls, outline, sampleMenu, startWithMenu, text } from '../testing/menu-calls.ts';

let api: TestApi;
let keeper: TestClient;
let menu: ReturnType<typeof menuCalls>;
let english: number;

beforeAll(async () => {
  ({ api, keeper, menu, english } = await startWithMenu());
});
afterAll(() => api.stop());
beforeEach(() => clearMenus(api));

type Row = Record<string, unknown>;
const add = (additions: Row[], type = 20) => keeper.post<ImportRowResult[]>('/api/menus/elements', { type, additions });
const shown = async () => outline(await menu.tree());
/** What became of the rows: a number is how many errors it has. */
const outcomes = (rows: readonly ImportRowResult[]) => rows.map(({ id, errors }) => (id === null ? errors : 'added'));

test('rows stand under and after what is there and what stands before them', async () => {
  const { a, b } = await sampleMenu(menu);
  const { status, body } = await add([
    { parentElementId: a, previousElementId: b, element: text('E') },
    { parentIndex: 0, element: text('F') },
    { parentIndex: 0, previousIndex: 1, element: text('G') },
    { parentIndex: 2, element: text('H') },
    { parentElementId: a, previousIndex: 0, element: text('I') },
    { element: text('first') },
    { parentElementId: a, element: text('J') },
  ]);
  expect([status, outcomes(body)]).toEqual([200, body.map(() => 'added')]);
  expect(await shown()).toBe('first A(J B(C) E(F G(H)) I) D');
  const [, , third] = body;
  expect(await menu.element(third?.id ?? 0)).toMatchObject({ level: 3, revision: 1, slug: 'g', order: 1 });
});

test('a row is refused with its reason, and with it those under and after it', async () => {
  const { a, c } = await sampleMenu(menu);
  const outside = { type: 40, url: 'https://example.org/' };
  const { status, body } = await add([
    { parentElementId: c, element: text('fourth') },
    { parentIndex: 0, element: text('fifth') },
    { parentIndex: 1, element: text('sixth') },
    { parentElementId: a, previousIndex: 1, element: text('after it') },
    { parentElementId: 999_999, element: text('under nothing') },
    { parentElementId: a, previousElementId: c, element: text('after what is elsewhere') },
    { parentElementId: a, parentIndex: 0, element: text('twice') },
    { parentIndex: 9, element: text('under a later one') },
    { parentElementId: a, element: text('leads out', outside) },
    { parentIndex: 8, element: text('under what leads out') },
    { parentElementId: a, element: text('leads nowhere', { type: 40 }) },
    {
      parentElementId: a,
      element: text('in no language', { languages: [{ ...translated('X'), languageId: 99_999 }] }),
    },
  ]);
  const gone = 'Nie dodano kategorii, pod którą lub po której miała stanąć';
  expect([status, outcomes(body)]).toEqual([
    200,
    [
      'added',
      ['Kategoria nie może być głębiej niż na 4. poziomie menu'],
      [gone],
      [gone],
      ['Nie znaleziono kategorii o numerze 999999'],
      ['Kategoria, po której miała stanąć, jest już w innym miejscu'],
      ['Podaj numer kategorii albo miejsce wiersza, nie oba'],
      ['Wiersz, który się na inny powołuje, musi stać po nim'],
      'added',
      ['Kategoria zawiera adres URL, więc nie może posiadać podkategorii'],
      [expect.any(String)],
      [expect.any(String)],
    ],
  ]);
  expect(await shown()).toBe('A(leads out B(C(fourth))) D');
});

test('the limit of roots counts the rows before', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => ({
    element: text(`Pozioma ${at}`),
    ...(at === 0 ? {} : { previousIndex: at - 1 }),
  }));
  const { body } = await add(rows, 10);
  expect(outcomes(body).at(-1)).toEqual(['Osiągnięto maksymalną ilość kategorii głównych']);
  expect(outcomes(body).filter((one) => one === 'added')).toHaveLength(6);
});

const translated = (name: string) => ({ languageId: english, translatedDisplayText: name, translatedTitle: name });

test('their texts and settings are those of single ones', async () => {
  const more = { description: 'Opis', isHidden: true, languages: [translated('Office')] };
  const single = await menu.element(await menu.add('Urząd', null, more));
  const { body } = await add([{ previousElementId: single.elementId, element: text('Urząd', more) }]);
  const many = await menu.element(body[0]?.id ?? 0);
  const own = { elementId: many.elementId, order: 1, previousElement: single.elementId };
  expect(many).toEqual({ ...single, ...own });
  await menu.change({ event: 'edit', elementId: many.elementId, element: text('Urząd Gminy', more) });
  expect((await menu.element(many.elementId)).outdatedLanguages).toEqual(['EN']);
});

test('more rows than a gap has room for keep their order', async () => {
  const { a, d } = await sampleMenu(menu);
  await api.db.execute(
    sql`update menu_elements set position = case id when ${a} then 1 else 2 end where id in (${a}, ${d})`,
  );
  const names = Array.from({ length: 200 }, (_, at) => `K${at}`);
  await add(
    names.map((name, at) => ({
      ...(at === 0 ? { previousElementId: a } : { previousIndex: at - 1 }),
      element: text(name),
    })),
  );
  expect(await shown()).toBe(`A(B(C)) ${names.join(' ')} D`);
});

const count = rowShape({ entries: integer('count(*)::int') });

test('each has its entry in the journal, by which it is taken back; the call has one in the audit log', async () => {
  const before = (await keeper.get(`/api/menus/20`)).body.revision;
  const { body } = await add([{ element: text('A') }, { parentIndex: 0, element: text('B') }]);
  expect((await keeper.get(`/api/menus/20`)).body.revision).toBe(before + 1);
  const entries = (await keeper.get('/api/application/journal?size=2')).body;
  expect(entries).toMatchObject([
    { recordName: 'B', operation: 'add', after: { parent: { name: 'A' }, previous: null } },
    { recordName: 'A', operation: 'add', after: { parent: null } },
  ]);
  expect((await menu.undo(entries[0].id)).status).toBe(200);
  expect(await shown()).toBe('A');
  const logged = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'addMenuElements'));
  expect(logged.at(-1)?.journalIds).toEqual(entries.map(({ id }: { id: number }) => id).reverse());
  expect(body).toHaveLength(2);
});

test('a call of which nothing is added writes nothing', async () => {
  const journal = async () => (await api.db.rows(count, sql`${count.select} from journal`))[0]?.entries;
  const before = [await journal(), (await keeper.get(`/api/menus/20`)).body.revision];
  expect((await add([{ parentElementId: 999_999, element: text('X') }])).status).toBe(200);
  expect([await journal(), (await keeper.get(`/api/menus/20`)).body.revision]).toEqual(before);
});
