import { describe, expect, it } from 'vitest';
import { gapOf, placeBetween, placeInWords, rowsWithout, searchMenu, visibleRows } from './menu-rows.ts';
import type { MenuNode } from './menu-tree.ts';

interface Node extends MenuNode<Node> {
  displayText: string;
}

function node(elementId: number, displayText: string, children: Node[] = []): Node {
  const own = { elementId, displayText, parentElementId: null, previousElement: null, level: 1, order: 0 };
  return {
    ...own,
    isMainMenuElement: true,
    children: children.map((child) => ({ ...child, parentElementId: elementId })),
  };
}

// 1 Urząd: 11 Wójt: 111 Sekretarz; 12 Rada · 2 Prawo: 21 Uchwały · 3 Petycje
const elements = [
  node(1, 'Urząd', [node(11, 'Wójt', [node(111, 'Sekretarz')]), node(12, 'Rada')]),
  node(2, 'Prawo', [node(21, 'UCHWAŁY')]),
  node(3, 'Petycje'),
];
const open = (...ids: number[]) => visibleRows(elements, { isExpanded: (id) => ids.includes(id) });
const shape = (rows: ReturnType<typeof open>) => rows.map((row) => `${row.element.elementId}@${row.level}`);

describe('rows', () => {
  it.each([
    [[], ['1@1', '2@1', '3@1']],
    [[1], ['1@1', '11@2', '12@2', '2@1', '3@1']],
    [[11], ['1@1', '2@1', '3@1']],
    [
      [1, 11, 2],
      ['1@1', '11@2', '111@3', '12@2', '2@1', '21@2', '3@1'],
    ],
  ])('expanded: %j', (ids, expected) => {
    expect(shape(open(...ids))).toEqual(expected);
  });

  it('have their position among their siblings', () => {
    const [, first, second] = open(1);
    expect([first, second].map((row) => [row?.position, row?.setSize])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it.each([
    ['uchwał', [21], ['2@1', '21@2']],
    ['uchwal', [21], ['2@1', '21@2']],
    ['urzad', [1], ['1@1']],
    ['SEKRET', [111], ['1@1', '11@2', '111@3']],
    ['ra', [12, 2], ['1@1', '12@2', '2@1']],
    ['xyz', [], []],
  ])('search %s keeps the ancestors of a hit', (text, hits, expected) => {
    const search = searchMenu(elements, text);
    expect([...search.hits].sort((a, b) => b - a)).toEqual([...hits].sort((a, b) => b - a));
    expect(shape(visibleRows(elements, { isExpanded: () => false, search }))).toEqual(expected);
  });
});

describe('place between rows', () => {
  const rows = open(1, 11, 2); // 1 11 111 12 2 21 3
  it.each([
    ['first', 0, 3, { parentElementId: null, previousElementId: null, level: 1 }],
    ['under the row above', 1, 9, { parentElementId: 1, previousElementId: null, level: 2 }],
    ['not above the row below', 1, 1, { parentElementId: 1, previousElementId: null, level: 2 }],
    ['beside the row above', 3, 3, { parentElementId: 11, previousElementId: 111, level: 3 }],
    ['one level up', 3, 2, { parentElementId: 1, previousElementId: 11, level: 2 }],
    ['two levels up, at the end of a branch', 4, 1, { parentElementId: null, previousElementId: 1, level: 1 }],
    ['last, as a root', 7, 1, { parentElementId: null, previousElementId: 3, level: 1 }],
    ['last, under the last', 7, 2, { parentElementId: 3, previousElementId: null, level: 2 }],
  ])('%s', (_, gap, level, expected) => {
    expect(placeBetween(rows, gap, level)).toEqual(expected);
  });

  it('does not contain the moved category and its descendants', () => {
    const moved = elements[0];
    if (!moved) throw new Error('no root');
    expect(shape(rowsWithout(rows, moved))).toEqual(['2@1', '21@2', '3@1']);
    expect(gapOf(rows, moved)).toBe(0);
  });
});

it.each([
  [1, -1, { parent: null, previous: null }, 'poziom 1, kategoria główna, na początku'],
  [3, 4, { parent: 'Urząd', previous: 'Rada' }, 'poziom 3 z 4, w kategorii „Urząd”, po „Rada”'],
])('text of a place: %i of %i', (level, max, names, expected) => {
  expect(placeInWords(level, max, names)).toBe(expected);
});
