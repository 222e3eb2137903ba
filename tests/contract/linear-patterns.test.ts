// Patterns of the contract are checked by the server for whoever asks: a text that nearly fits must not cost more than its length.
import { expect, test } from 'vitest';
import { allSchemas } from '../support/contract-document.ts';

const patterns = [
  ...new Set(allSchemas().flatMap(({ schema }) => (typeof schema.pattern === 'string' ? [schema.pattern] : []))),
];
const pieces = ['a', '1', '-', '.', 'a.', '@', 'a@', '/', 'https://', ' ', '%', '_', 'ż', ';', 'A;b;', '::', '"', '\n'];

/** Microseconds of this thread, which a busy machine does not change. */
function timeOf(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  pattern.test(text);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('patterns are found', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('%s takes no longer than its text is long', (pattern) => {
  const compiled = new RegExp(pattern, 'u');
  const slow = pieces.filter((piece) => timeOf(compiled, `a${piece.repeat(50_000 / piece.length)}\0`) > 200_000);
  expect(slow).toEqual([]);
});
