import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openArticle, save } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';
import { rowOfTyped } from './typed-row.ts';

const pageSize = 100;
const category = (id: number, displayText: string, parentElementId: number | null = null, childCount = 0) => ({
  id,
  parentElementId,
  menuType: 20,
  type: 20,
  displayText,
  title: displayText,
  path: parentElementId === null ? displayText : `Urząd › ${displayText}`,
  slug: 'x',
  url: null,
  level: parentElementId === null ? 1 : 2,
  childCount,
});
const departments = Array.from({ length: 5000 }, (_, at) => category(1000 + at, `Referat ${at + 1}`, 1));
const byParent = new Map([
  ['0', [category(1, 'Urząd', null, 5000), category(2, 'Rada', null, 1)]],
  ['1', departments],
  ['2', [category(3, 'Komisje', 2)]],
]);

/** Answers branches in pages; the first page of a branch named in `failing` fails once. */
function serveBranches(failing = new Set<string>()) {
  const requests: URLSearchParams[] = [];
  server.use(
    http.get('*/api/searches/categories', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.push(query);
      const parent = query.get('parentElementId') ?? '';
      if (failing.delete(parent)) return HttpResponse.json({ title: 'x', status: 500, errors: [] }, { status: 500 });
      const all = query.get('menuType') === '10' ? [] : (byParent.get(parent) ?? []);
      const start = (Number(query.get('page')) - 1) * pageSize;
      const page = all.slice(start, start + pageSize);
      return HttpResponse.json(page, { headers: { 'total-count': String(all.length) } });
    }),
  );
  return requests;
}

async function openPicker(setup: Parameters<typeof openArticle>[1] = {}) {
  const { person, calls } = await openArticle({ categories: [] }, setup);
  await person.click(screen.getByRole('button', { name: 'Dodaj' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Wybierz kategorie artykułu' }));
  const row = (name: RegExp | string) => picker.findByRole('treeitem', { name });
  return { person, calls, picker, row };
}

const active = () => document.activeElement?.textContent?.trim();

describe('the tree of a picker', () => {
  test('opens, moves and picks by keyboard alone, and loads a branch when it is opened', async () => {
    const requests = serveBranches();
    const { person, calls, picker, row } = await openPicker();
    expect(requests).toEqual([]);
    await person.tab();
    await person.tab(); // past the choice of a menu
    expect(active()).toBe('Menu poziome');
    await person.keyboard('{ArrowDown}{ArrowRight}');
    const office = await row('Urząd');
    expect(requests.map((query) => query.get('parentElementId'))).toEqual(['0']);
    expect([office.getAttribute('aria-level'), office.getAttribute('aria-setsize')]).toEqual(['2', '2']);
    await person.keyboard('ra');
    expect(active()).toBe('Rada');
    await person.keyboard('{ArrowRight}');
    await row('Komisje');
    await person.keyboard('{ArrowRight}{Enter}');
    expect(active()).toBe('Komisje');
    expect(picker.getByRole('heading', { name: 'Wybrane (1)' })).toBeTruthy();
    expect((await row('Komisje')).getAttribute('aria-selected')).toBe('true');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active()).toBe('Rada');
    expect(picker.queryByRole('treeitem', { name: 'Komisje' })).toBeNull();
    await person.keyboard('{Home}');
    expect(active()).toBe('Menu poziome');
    await person.keyboard('{End}');
    expect(active()).toBe('Rada');
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(calls[0]?.body).toMatchObject({ categories: [3] });
  });

  test('shows a branch of 5,000 categories in pages, and goes on from the first that came', async () => {
    serveBranches();
    const { person, picker, row } = await openPicker();
    await person.click(picker.getByRole('button', { name: 'Rozwiń: Menu pionowe' }));
    await person.click(await picker.findByRole('button', { name: 'Rozwiń: Urząd' }));
    const more = await row('Pokaż kolejne (pokazano 100 z 5000)');
    expect(picker.getAllByRole('treeitem')).toHaveLength(2 + 2 + pageSize + 1);
    await person.click(within(more).getByRole('button'));
    await row('Referat 200');
    await waitFor(() => expect(active()).toBe('Referat 101'));
    await person.keyboard('{ArrowDown}');
    expect(active()).toBe('Referat 102');
  });

  test('shows an excluded category locked with the reason, and its branch opens', async () => {
    serveBranches();
    const { person, picker, row } = await openPicker({ user: { isAdmin: false, excludeCategories: [2] } });
    await person.click(picker.getByRole('button', { name: 'Rozwiń: Menu pionowe' }));
    const locked = await row('Rada Brak uprawnień do tej kategorii');
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    locked.focus();
    await person.keyboard('{Enter}');
    await person.dblClick(within(locked).getByText('Rada'));
    expect(picker.getByRole('heading', { name: 'Wybrane (0)' })).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(await row('Komisje')).toBeTruthy();
  });

  test('says that a menu is empty, and loads again what failed', async () => {
    serveBranches(new Set(['1']));
    const { person, picker, row } = await openPicker();
    await person.click(picker.getByRole('button', { name: 'Rozwiń: Menu poziome' }));
    expect(await row('Brak kategorii. Dodaje się je w dziale Zarządzanie menu')).toBeTruthy();
    await person.click(picker.getByRole('button', { name: 'Rozwiń: Menu pionowe' }));
    await person.click(await picker.findByRole('button', { name: 'Rozwiń: Urząd' }));
    await person.click(await picker.findByRole('button', { name: 'Nie udało się wczytać. Spróbuj ponownie' }));
    expect(await row('Referat 1')).toBeTruthy();
  });
});

describe('letters typed in a tree', () => {
  const rows = ['Urząd', 'Żegluga', 'Zarząd', 'Zdrowie'].map((name) => ({ name }));
  test.each([
    ['z', 0, 2],
    ['z', 2, 3],
    ['zz', 3, 2],
    ['zd', 2, 3],
    ['Ż', 3, 1],
    ['x', 0, undefined],
  ])('%s from row %i: %s', (typed, index, expected) => {
    expect(rowOfTyped(typed, rows, index)).toBe(expected);
  });
});
