import { expect, test } from 'vitest';
import { type BlockChoice, mergeHtml, resolvedHtml } from './merge-html.ts';

/** With conflicts as `[theirs|mine]`. */
function shown(base: string, mine: string, theirs: string): string {
  const merge = mergeHtml(base, mine, theirs);
  for (const conflict of merge.conflicts) {
    [conflict.mine, conflict.theirs] = [`${conflict.mine}]`, `[${conflict.theirs}|`];
    conflict.joint = '';
  }
  return resolvedHtml(
    merge,
    merge.conflicts.map(() => 'both'),
  );
}

const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

test.each<[what: string, base: string, mine: string, theirs: string, expected: string]>([
  ['nothing', '', '', '', ''],
  ['a first text of both', '', '<p>moje</p>', '<p>ich</p>', '<p>ich</p><p>moje</p>'],
  ['two paragraphs', '<p>a</p><p>b</p>', '<p>A</p><p>b</p>', '<p>a</p><p>B</p>', '<p>A</p><p>B</p>'],
  ['one paragraph', '<p>a</p><p>b</p>', '<p>a</p><p>x</p>', '<p>a</p><p>y</p>', '<p>a</p>[<p>y</p>|<p>x</p>]'],
  ['one paragraph, alike', '<p>a</p>', '<p>x</p>', '<p>x</p>', '<p>x</p>'],
  [
    'a heading out of a paragraph, and its words',
    '<p>a b c</p>',
    '<h2>a b c</h2>',
    '<p>a b d</p>',
    '[<p>a b d</p>|<h2>a b c</h2>]',
  ],
  [
    'an insertion and a change beside it',
    '<p>a</p><p>b</p>',
    '<p>a</p><p>x</p><p>b</p>',
    '<p>a</p><p>B</p>',
    '<p>a</p><p>x</p><p>B</p>',
  ],
  [
    'insertions in one place',
    '<p>a</p>',
    '<p>a</p><p>x</p><p>y</p>',
    '<p>a</p><p>x</p><p>z</p>',
    '<p>a</p><p>x</p><p>z</p><p>y</p>',
  ],
  ['what one deletes', '<p>a</p><p>b</p>', '<p>b</p>', '<p>a</p><p>b</p><p>c</p>', '<p>b</p><p>c</p>'],
  ['what both delete', '<p>a</p><p>b</p>', '<p>b</p>', '<p>b</p>', '<p>b</p>'],
  ['deleted here, changed there', '<p>a</p><p>b</p>', '<p>b</p>', '<p>x</p><p>b</p>', '[<p>x</p>|]<p>b</p>'],
  [
    'a moved paragraph',
    '<p>a</p><p>b</p><p>c</p>',
    '<p>b</p><p>c</p><p>a</p>',
    '<p>a</p><p>B</p><p>c</p>',
    '<p>B</p><p>c</p><p>a</p>',
  ],
  [
    'moved here, changed there',
    '<p>a b</p><p>c</p>',
    '<p>c</p><p>a b</p>',
    '<p>a x</p><p>c</p>',
    '[<p>a x</p>|]<p>c</p><p>a b</p>',
  ],
  [
    'many paragraphs with their words, one between',
    '<p>a b c</p><p>d e f</p>',
    '<p>a b x</p><p>d e x</p>',
    '<p>a b c</p><p>n</p><p>d e f</p>',
    '<p>a b x</p><p>n</p><p>d e x</p>',
  ],
  [
    'two items',
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li>A</li><li>b</li></ul>',
    '<ul><li>a</li><li>B</li></ul>',
    '<ul><li>A</li><li>B</li></ul>',
  ],
  ['one item', '<ul><li>a</li></ul>', '<ul><li>x</li></ul>', '<ul><li>y</li></ul>', '<ul>[<li>y</li>|<li>x</li>]</ul>'],
  [
    'an item and the kind of the list',
    '<ul><li>a</li><li>b</li></ul>',
    '<ol><li>a</li><li>b</li></ol>',
    '<ul><li>a</li><li>B</li></ul>',
    '<ol><li>a</li><li>B</li></ol>',
  ],
  [
    'another kind of the list by both',
    '<ul><li>a</li></ul>',
    '<ol><li>a</li></ol>',
    '<ul class="ql-list-dash"><li>a</li></ul>',
    '[<ul class="ql-list-dash"><li>a</li></ul>|<ol><li>a</li></ol>]',
  ],
  [
    'an item and the numbers of the list',
    '<ol><li>a</li><li>b</li></ol>',
    '<ol start="3"><li>a</li><li>b</li></ol>',
    '<ol><li>a</li><li>B</li></ol>',
    '<ol start="3"><li>a</li><li>B</li></ol>',
  ],
  [
    'the words of an item and a list in it',
    '<ul><li>a</li></ul>',
    '<ul><li>A</li></ul>',
    '<ul><li>a<ol><li>x</li></ol></li></ul>',
    '<ul><li>A<ol><li>x</li></ol></li></ul>',
  ],
  [
    'items of a list in an item',
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li></ul>',
    '<ul><li>a<ol><li>B</li><li>c</li></ol></li></ul>',
    '<ul><li>a<ol><li>b</li><li>C</li></ol></li></ul>',
    '<ul><li>a<ol><li>B</li><li>C</li></ol></li></ul>',
  ],
  ['a list that one deletes', '<p>a</p><ul><li>b</li></ul>', '<p>a</p>', '<p>A</p><ul><li>b</li></ul>', '<p>A</p>'],
  ['each deletes half of a list', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li></ul>', '<ul><li>b</li></ul>', ''],
  [
    'two rows',
    table(['a', '1'], ['b', '2']),
    table(['a', '5'], ['b', '2']),
    table(['a', '1'], ['b', '6']),
    table(['a', '5'], ['b', '6']),
  ],
  [
    'a row and a new one',
    table(['a', '1']),
    table(['a', '5']),
    table(['a', '1'], ['b', '2']),
    table(['a', '5'], ['b', '2']),
  ],
  [
    'two cells of a row',
    table(['a', '1']),
    table(['A', '1']),
    table(['a', '5']),
    `<table><tbody>[<tr><td>a</td><td>5</td></tr>|<tr><td>A</td><td>1</td></tr>]</tbody></table>`,
  ],
  [
    'a column and a row',
    table(['a'], ['b']),
    table(['a', '1'], ['b', '2']),
    table(['a'], ['B']),
    `[${table(['a'], ['B'])}|${table(['a', '1'], ['b', '2'])}]`,
  ],
  ['text without elements', 'a b c', 'a b x', 'a y c', '[a y c|a b x]'],
  ['text beside text', '<p>a</p>', 'moje<p>a</p>', 'ich<p>a</p>', 'ich<br>moje<p>a</p>'],
  ['elements that do not fit', '<p>a<p>b</p>', '<p>x<p>b</p>', '<p>a<p>y</p>', '[<p>a<p>y</p>|<p>x<p>b</p>]'],
  [
    'another way of writing',
    '<p class="a" id="b">a &amp; b</p>\n<p>c</p>',
    "<p id='b' class='a'>a & b</p><p>c</p>",
    '<p id="b" class="a">a &amp; x</p><p>c</p>',
    '<p id="b" class="a">a &amp; x</p><p>c</p>',
  ],
])('%s', (_, base, mine, theirs, expected) => {
  expect(shown(base, mine, theirs)).toBe(expected);
});

test.each<[BlockChoice, string]>([
  ['mine', '<ul><li>x</li></ul>'],
  ['theirs', '<ul><li>y</li></ul>'],
  ['both', '<ul><li>y</li><li>x</li></ul>'],
])('the same item with the choice %s', (choice, expected) => {
  const merge = mergeHtml('<ul><li>a</li></ul>', '<ul><li>x</li></ul>', '<ul><li>y</li></ul>');
  expect(resolvedHtml(merge, [choice])).toBe(expected);
});

test.each<[what: string, base: string, mine: string, theirs: string, joint: string | null]>([
  ['paragraphs', '<p>a</p>', '<p>x</p>', '<p>y</p>', ''],
  [
    'words of an item with a list',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ul><li>x<ul><li>b</li></ul></li></ul>',
    '<ul><li>y<ul><li>b</li></ul></li></ul>',
    '<br>',
  ],
  ['one that is deleted', '<p>a</p><p>b</p>', '<p>a</p>', '<p>a</p><p>y</p>', null],
  [
    'captions',
    ...(['a', 'x', 'y'].map((name) => `<table><caption>${name}</caption><tr><td>b</td></tr></table>`) as [
      string,
      string,
      string,
    ]),
    null,
  ],
])('both can be kept: %s', (_, base, mine, theirs, joint) => {
  expect(mergeHtml(base, mine, theirs).conflicts).toEqual([expect.objectContaining({ joint })]);
});

test('what comes from the others alone is listed', () => {
  const [base, theirs] = ['<p>a b c</p><p>d</p><ul><li>c</li></ul>', '<p>a b x</p><ul><li>c</li><li>d</li></ul>'];
  expect(mergeHtml(base, base.replace('<li>c', '<li>C'), theirs).taken).toEqual([
    { before: '<p>a b c</p>', after: '<p>a b x</p>' },
    { before: '<p>d</p>', after: '' },
    { before: '', after: '<li>d</li>' },
  ]);
  expect(mergeHtml('<p>a</p>', '<p>b</p>', '<p>a</p>').taken).toEqual([]);
});
