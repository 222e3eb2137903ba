import { expect, test } from 'vitest';
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

test('formatting-only changes are marked', () => {
  const content = articleDifference(version, { ...version, content: '<p><strong>Rozdział</strong> I</p>' })[2];
  expect(content).toMatchObject({ isChanged: true, isFormattingOnly: true });
});
