import { expect, test } from 'vitest';
import { checkArticle } from './check-text.ts';
import { errorSummary, isWrittenReason } from './publication-check.ts';
import { articleTexts } from './testing/article-texts.ts';

test('errors are counted, hints are left out', () => {
  const content = '<h4>A</h4><p>44051401359 i 44051401359, tel. 600 100 200</p>';
  const findings = checkArticle(articleTexts({ content }));
  expect(errorSummary(findings)).toEqual(['kolejność nagłówków', 'numer PESEL (2)']);
  expect(errorSummary([])).toEqual([]);
});

test.each([
  [null, false],
  [undefined, false],
  ['', false],
  ['  ', false],
  ['aktualizacja treści', false],
  [' aktualizacja treści ', false],
  ['Aktualizacja treści.', false],
  ['.', false],
  ['x', false],
  ['brak', false],
  ['bez powodu', false],
  ['Brak powodu!', false],
  ['a b c d e f g h', false],
  ['wyrok', false],
  ['wyrok sądu', true],
  ['wyrok sądu nakazuje publikację', true],
])('%j is a written reason: %s', (reason, expected) => {
  expect(isWrittenReason(reason)).toBe(expected);
});
