import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { expect, test } from 'vitest';
import { checkArticle } from './check-text.ts';
import { errorSummary, isCovered, isWrittenReason, textErrorsMessage } from './publication-check.ts';
import { counted, labelsOf, textError } from './publication-error.ts';
import { articleTexts } from './testing/article-texts.ts';

test('errors are counted, hints are left out', () => {
  const content = '<h4>A</h4><p>44051401359 i 44051401359, tel. 600 100 200</p>';
  const findings = checkArticle(articleTexts({ content }));
  expect(labelsOf(errorSummary(findings))).toEqual(['kolejność nagłówków', 'numer PESEL (2)']);
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
  ['aaaaaaaa bbbbbbbb', false],
  ['powód powód', false],
  ['Powód, powód. POWÓD!', false],
  ['wyrok sądu', true],
  ['wyrok sądu nakazuje publikację', true],
])('%j is a written reason: %s', (reason, expected) => {
  expect(isWrittenReason(reason)).toBe(expected);
});

const waiting = { code: ProblemCode.WaitingForCheck, label: 'inaczej nazwany' };

test.each([
  [[textError('numer PESEL w załączniku')], true, /błędy: numer PESEL w załączniku\. Popraw/],
  [[textError('numer PESEL'), waiting], false, /^Sprawdzanie załącznika jeszcze trwa/],
  [counted([waiting, waiting]), false, /^Sprawdzanie załącznika jeszcze trwa/],
])('a reason covers %j: %s', (errors, expected, message) => {
  expect(isCovered(errors, 'wyrok sądu nakazuje publikację')).toBe(expected);
  expect(isCovered(errors, null)).toBe(false);
  expect(textErrorsMessage(errors)).toMatch(message);
});
