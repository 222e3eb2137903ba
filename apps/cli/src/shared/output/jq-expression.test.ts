import { expect, test } from 'vitest';
import { compileJq } from './jq-expression.ts';

test.each([
  ['.[', 'znak 3: wyrażenie urywa się przed końcem'],
  ['.a | ', 'znak 6: wyrażenie urywa się przed końcem'],
  ['1 +', 'znak 4: wyrażenie urywa się przed końcem'],
  ['{', 'znak 2: wyrażenie urywa się przed końcem'],
  ['.a[]]', 'znak 5: nieoczekiwany znak (right-square)'],
  ['"abc', 'brak zamykającego cudzysłowu'],
])('%s cannot be read', (expression, message) => {
  expect(() => compileJq(expression)).toThrow(`Wyrażenie --jq: ${message}`);
});

test.each<[string, unknown, string]>([
  ['.[]', 3, 'nie można przejść po elementach, bo to liczba'],
  ['.a', [1], 'tablica nie ma elementu "a"'],
  ['.a + 1', { a: 'x' }, 'działania nie da się wykonać: tekst i liczba'],
  ['nie_ma', 1, 'nie ma funkcji nie_ma/0'],
  ['length', true, 'length nie działa, bo to wartość logiczna'],
])('%s does not fit %j', (expression, value, message) => {
  expect(() => [...compileJq(expression)(value)]).toThrow(`Wyrażenie --jq: ${message}`);
});
