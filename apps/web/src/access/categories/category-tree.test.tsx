// The tree of categories in which rights are set: its keys, its search, and thousands of categories.
import { sampleCategory } from '@redakcja/domain/menus/testing/sample-category';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CategoryTree } from './category-tree.tsx';

/** 50 departments with 99 categories each. */
const departments = Array.from({ length: 50 }, (_, at) =>
  sampleCategory(100 * (at + 1), {
    displayText: `Referat ${at + 1}`,
    children: Array.from({ length: 99 }, (_one, place) =>
      sampleCategory(100 * (at + 1) + place + 1, { displayText: `Sprawa ${at + 1}.${place + 1}` }),
    ),
  }),
);

function show(elements = departments, locked?: string) {
  const ticked: [string, boolean][] = [];
  render(
    <CategoryTree
      label="Kategorie"
      elements={elements}
      isChecked={(id) => id !== 101}
      locked={locked}
      onToggle={({ displayText }, checked) => ticked.push([displayText, checked])}
    />,
  );
  return { person: userEvent.setup(), ticked };
}

const rows = () => screen.getAllByRole('treeitem');
const row = (name: string) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent;

describe('5,000 categories', () => {
  test('only those in sight are rendered, each with its place among all', async () => {
    const { person } = show();
    expect(rows().length).toBeLessThan(40);
    const places = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-checked', 'aria-expanded'];
    const of = (name: string) => places.map((place) => row(name).getAttribute(place));
    expect(of('Referat 1')).toEqual(['1', '1', '50', 'true', 'true']);
    expect(of('Sprawa 1.1')).toEqual(['2', '1', '99', 'false', null]);
    await person.tab();
    await person.tab();
    await person.keyboard('{End}');
    expect(focused()).toBe('Sprawa 50.99');
    expect(rows().length).toBeLessThan(40);
    fireEvent.scroll(screen.getByRole('tree'), { target: { scrollTop: 36 * 200 } });
    expect(row('Referat 3')).toBeTruthy();
    expect(rows().length).toBeLessThan(40);
    expect(focused()).toBe('Sprawa 50.99');
  });

  test('the focus moves, branches open and close, and rows are ticked by keyboard', async () => {
    const { person, ticked } = show();
    await person.tab();
    await person.tab();
    expect(focused()).toBe('Referat 1');
    await person.keyboard('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('Referat 2');
    expect(row('Referat 1').getAttribute('aria-expanded')).toBe('false');
    await person.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Sprawa 1.1');
    await person.keyboard(' {ArrowLeft}{Enter}');
    expect(ticked).toEqual([
      ['Sprawa 1.1', true],
      ['Referat 1', false],
    ]);
    await person.keyboard('sprawa 1.7');
    expect(focused()).toBe('Sprawa 1.7');
    await person.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('a search shows what it finds with the way to it', async () => {
    const { person } = show();
    await person.type(screen.getByRole('searchbox', { name: /^Szukaj kategorii/ }), 'sprawa 37.5');
    expect(await screen.findByText('Znaleziono: 11 kategorii')).toBeTruthy();
    expect(rows()).toHaveLength(12);
    expect(row('Referat 37').getAttribute('aria-expanded')).toBe('true');
  });
});

test('what is locked says why and is not ticked', async () => {
  const { person, ticked } = show(departments.slice(0, 1), 'Brak uprawnień');
  row('Referat 1').focus();
  await person.keyboard(' ');
  expect(ticked).toEqual([]);
  expect(row('Referat 1').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('Brak uprawnień').length).toBeGreaterThan(0);
});

test('a menu that fits has no search', () => {
  show([sampleCategory(1, { displayText: 'Urząd' })]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
