import type { MenuRestorationPlan } from '@redakcja/generated/model/menuRestorationPlan';
import type { PastMenu } from '@redakcja/generated/model/pastMenu';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { menuCalls, outline, text } from '../testing/menu-calls.ts';

let api: TestApi;
let keeper: TestClient;
let menu: ReturnType<typeof menuCalls>;
let minutes = 0;

beforeAll(async () => {
  api = await startApi();
  keeper = api.as(await api.user({ permissions: ['ManageMenus'] }));
  menu = menuCalls(keeper);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.execute(sql`delete from menu_elements`);
});

/** A moment after the last change and before the next one. */
function tick(): string {
  minutes += 1;
  const at = new Date(Date.UTC(2026, 10, 22, 10, minutes)).toISOString();
  api.clock.now = new Date(Date.UTC(2026, 10, 22, 10, minutes, 30));
  return at;
}
const past = async (moment: string) => (await keeper.get(`/api/menus/20/past?moment=${moment}`)).body as PastMenu;
const plan = async (moment: string, more = '') =>
  (await keeper.get(`/api/menus/20/restoration-plan?moment=${moment}${more}`)).body as MenuRestorationPlan;
const lines = (one: PastMenu) => one.elements.map((row) => `${'-'.repeat(row.level)}${row.displayText}`);

/** A(B(C)) D before the changes. */
async function changed() {
  tick();
  const [a, d] = [await menu.add('A'), await menu.add('D')];
  const b = await menu.add('B', a);
  const c = await menu.add('C', b);
  const moment = tick();
  await menu.move(d, null, null);
  await menu.move(c, d, null);
  await menu.change({ event: 'edit', elementId: a, element: text('Zmieniona', { isHidden: true }) });
  await menu.change({ event: 'delete', elementId: b });
  const e = await menu.add('Nowa', a);
  return { a, b, c, d, e, moment };
}

test('returns the menu as it was at a moment', async () => {
  const { a, b, moment, e } = await changed();
  const then = await past(moment);
  expect(lines(then)).toEqual(['-A', '--B', '---C', '-D']);
  expect(then.elements.map((one) => [one.isDeleted, one.isChanged])).toEqual([
    [false, true],
    [true, true],
    [false, true],
    [false, true],
  ]);
  expect(then.elements[1]).toMatchObject({ elementId: b, parentElementId: a, order: 0 });
  const now = await past(tick());
  expect(lines(now)).toEqual(['-D', '--C', '-Zmieniona', '--Nowa']);
  expect(now.elements.every((one) => !one.isDeleted && !one.isChanged)).toBe(true);
  expect(now.elements.at(-1)?.elementId).toBe(e);
  expect((await keeper.get('/api/menus/20/past?moment=wczoraj')).status).toBe(400);
});

test('a plan restores the menu with ordinary changes; new categories stay', async () => {
  const { e, moment } = await changed();
  const { steps, added } = await plan(moment);
  expect(added).toEqual([{ id: e, name: 'Nowa' }]);
  expect(steps.map((one) => one.description)).toContain(
    'Kategoria „B” zostanie przywrócona, razem z tym, co było pod nią',
  );
  for (const step of steps)
    expect([step.description, (await menu.change(step.change)).status]).toEqual([step.description, 200]);
  expect(outline(await menu.tree())).toBe('A(B(C) Nowa) D');
  expect((await plan(moment)).steps).toEqual([]);
});

test('a plan for one branch does not change the others', async () => {
  const { a, d, moment } = await changed();
  const { steps } = await plan(moment, `&elementId=${a}`);
  expect(steps.map((one) => one.elementId)).not.toContain(d);
  for (const step of steps) expect((await menu.change(step.change)).status).toBe(200);
  expect(outline(await menu.tree())).toContain('A(B(C) Nowa)');
  expect((await keeper.get(`/api/menus/20/restoration-plan?moment=${moment}&elementId=987654`)).status).toBe(404);
});

test('undone changes and deleted and restored branches are taken into account', async () => {
  tick();
  const a = await menu.add('A');
  const b = await menu.add('B', a);
  const before = tick();
  const deleted = await menu.change({ event: 'delete', elementId: a });
  const gone = tick();
  await menu.undo(deleted.body.journalEntryId);
  await menu.move(b, null, a);
  expect(lines(await past(before))).toEqual(['-A', '--B']);
  expect(lines(await past(gone))).toEqual([]);
  expect((await plan(before)).steps.map((one) => one.change.event)).toEqual(['move']);
});

test('only what was moved is said to be changed, and moved back', async () => {
  tick();
  const [a, b, c, d] = [await menu.add('A'), await menu.add('B'), await menu.add('C'), await menu.add('D')];
  const moment = tick();
  await menu.move(c, null, null);
  await menu.move(b, null, d);
  const then = await past(moment);
  expect(lines(then)).toEqual(['-A', '-B', '-C', '-D']);
  expect(then.elements.filter(({ isChanged }) => isChanged).map(({ elementId }) => elementId)).toEqual([b, c]);
  const { steps } = await plan(moment);
  expect(steps.map(({ change }) => change)).toEqual([
    { event: 'move', elementId: b, parentElementId: null, previousElementId: a },
    { event: 'move', elementId: c, parentElementId: null, previousElementId: b },
  ]);
  for (const step of steps) await menu.change(step.change);
  expect(outline(await menu.tree())).toBe('A B C D');
});

test.each(['%2B16:00', '-23:59', '%2B15:00'])('an offset of %s is refused', async (offset) => {
  for (const what of ['past', 'restoration-plan']) {
    const answer = await keeper.get(`/api/menus/20/${what}?moment=2026-11-22T10:00:00${offset}`);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.stringContaining('Nieprawidłowa data i godzina')],
    ]);
  }
});
