import { expect, test } from 'vitest';
import type { Segment } from '../../shared/text/text-difference.ts';
import { articleDifference } from './article-difference.ts';

const version = { title: 'Statut', shortDescription: 'Opis', content: '<p>Rozdział I</p>', extraContent: null };

test('changes are text segments', () => {
  const result = articleDifference(version, {
    ...version,
    title: 'Statut Gminy',
    content: '<h2>Rozdział I</h2><p>&lt;b&gt; nowe</p>',
    extraContent: '',
  });
  expect(result.map(({ field, isChanged, isFormattingOnly }) => [field, isChanged, isFormattingOnly])).toEqual([
    ['title', true, false],
    ['shortDescription', false, false],
    ['content', true, false],
    ['extraContent', false, false],
  ]);
  expect(result[0]?.segments).toEqual([
    { kind: 'same', text: 'Statut ' },
    { kind: 'added', text: 'Gminy' },
  ]);
  expect(result[2]?.segments).toEqual([
    { kind: 'same', text: 'Rozdział I' },
    { kind: 'added', text: '\n<b> nowe' },
  ]);
});

const table = (...rows: string[][]) =>
  `<p>Stawki</p><table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</tbody></table><p>Koniec</p>`;

test('tables stay tables: rows and cells, and what changed in them', () => {
  const before = table(['Rodzaj', 'Kwota'], ['Podatek rolny', '100 zł']);
  const content = table(['Rodzaj', 'Kwota'], ['Podatek rolny', '120 zł'], ['Podatek leśny', '']);
  const difference = articleDifference({ ...version, content: before }, { ...version, content })[2];
  const shown = difference?.blocks.map((block) =>
    block.kind === 'table' ? block.rows.map((cells) => cells.map(read)) : block.kind === 'text' && read(block.segments),
  );
  expect(shown).toEqual([
    'Stawki',
    [
      ['Rodzaj', 'Kwota'],
      ['Podatek rolny', '[-100][+120]zł'],
      ['[+Podatek leśny]', ''],
    ],
    'Koniec',
  ]);
});

const marks = { same: '', added: '+', removed: '-' };
const read = (segments: readonly Segment[]) =>
  segments
    .map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text.trim()}]`))
    .join('')
    .trim();

test('formatting-only changes are marked', () => {
  const content = articleDifference(version, { ...version, content: '<p><strong>Rozdział</strong> I</p>' })[2];
  expect(content).toMatchObject({ isChanged: true, isFormattingOnly: true });
});

test('lists stay lists, with their numbers as they are shown', () => {
  const list = (inside: string) =>
    `<p>Opłaty:</p><ol class="ql-list-bracket-decimal"><li>woda<ol type="a"><li>zimna</li></ol></li>${inside}</ol><p>Koniec</p>`;
  const before = list('<li>ścieki</li>');
  const content = list('<li>odpady</li><li>ścieki</li>');
  const difference = articleDifference({ ...version, content: before }, { ...version, content })[2];
  expect(difference?.blocks.map((block) => (block.kind === 'text' ? read(block.segments) : block.kind))).toEqual([
    'Opłaty:',
    'list',
    'Koniec',
  ]);
  const items = difference?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(items?.map(({ depth, segments }) => [depth, read(segments)])).toEqual([
    [1, '1) woda'],
    [2, 'a. zimna'],
    [1, '2) [+odpady]'],
    [1, '[+3)]ścieki'],
  ]);
});
