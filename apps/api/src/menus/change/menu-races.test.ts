// Parallel changes: no move is lost, no two categories share a position, there is no deadlock.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { find, menuCalls, text } from '../testing/menu-calls.ts';

let api: TestApi;
let menu: ReturnType<typeof menuCalls>;

beforeAll(async () => {
  api = await startApi();
  menu = menuCalls(api.as(await api.user({ permissions: ['ManageMenus'] })));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.execute(sql`delete from menu_elements`);
});

async function wrongPlaces() {
  const count = rowShape({ total: integer() });
  const [row] = await api.db.rows(
    count,
    sql`select count(*)::int as total from (
      select from menu_elements group by type, parent_id, position having count(*) > 1) doubles`,
  );
  return row?.total;
}

test('twenty parallel moves of neighbouring categories', async () => {
  const parents = [await menu.add('A'), await menu.add('B')];
  const ids: number[] = [];
  for (let i = 0; i < 20; i++) ids.push(await menu.add(`K${i}`, parents[0]));
  const answers = await Promise.all(ids.map((id, i) => menu.move(id, parents[i % 2] ?? null, null)));
  expect(answers.map((one) => one.status)).toEqual(ids.map(() => 200));
  const tree = await menu.tree();
  const under = (parent: number | undefined) => find(tree, parent ?? 0)?.children.map((one) => one.elementId) ?? [];
  for (const [i, id] of ids.entries()) expect(under(parents[i % 2])).toContain(id);
  expect(under(parents[0]).length + under(parents[1]).length).toBe(20);
  expect(await wrongPlaces()).toBe(0);
});

test('twenty parallel moves of one category: all but the first are rejected', async () => {
  const parents = [await menu.add('A'), await menu.add('B')];
  const id = await menu.add('K');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => menu.move(id, parents[i % 2] ?? null, null, { element: 1 })),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  for (const refused of answers.filter((one) => one.status !== 200))
    expect([refused.status, refused.body.changes?.[0]?.operation]).toEqual([412, 'move']);
});

test('parallel moves into each other never create a cycle', async () => {
  const [a, b] = [await menu.add('A'), await menu.add('B')];
  const answers = await Promise.all([menu.move(a, b, null), menu.move(b, a, null)]);
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  expect((await menu.tree()).length).toBe(1);
});

test('a parent is deleted during moves into it', async () => {
  const parent = await menu.add('Rodzic');
  const ids = [await menu.add('1'), await menu.add('2'), await menu.add('3')];
  const [deleted, ...moved] = await Promise.all([
    menu.change({ event: 'delete', elementId: parent }),
    ...ids.map((id) => menu.move(id, parent, null, { parent: 1 })),
  ]);
  const all = await menu.tree();
  expect(deleted?.status).toBe(200);
  for (const [i, answer] of moved.entries())
    expect([answer.status === 200, find(all, ids[i] ?? 0) === null]).toEqual(
      answer.status === 200 ? [true, true] : [false, false],
    );
});

test('twenty parallel additions of a seventh root: the limit holds', async () => {
  const horizontal = menuCalls(api.as(await api.user({ permissions: ['ManageMenus'] })), 10);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      horizontal.change({
        event: 'add',
        parentElementId: null,
        previousElementId: null,
        element: { displayText: `K${i}`, title: 'K' },
      }),
    ),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(6);
  expect(await horizontal.tree()).toHaveLength(6);
});

test('links of two menus that are set at once do not close a circle', async () => {
  const other = menuCalls(api.as(await api.user({ permissions: ['ManageMenus'] })), 10);
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await menu.add(`A${round}`), await other.add(`B${round % 5}`)];
    const answers = await Promise.all([
      menu.change({ event: 'edit', elementId: a, element: text('A', { type: 10, linkToMenuElementId: b }) }),
      other.change({ event: 'edit', elementId: b, element: text('B', { type: 20, linkToMenuElementId: a }) }),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 400]);
    await api.db.execute(sql`delete from menu_elements`);
  }
});
