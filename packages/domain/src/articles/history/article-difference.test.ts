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
    block.kind === 'text' ? read(block.segments) : block.rows.map((cells) => cells.map(read)),
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
