// Patterns of the contract are checked by the server for whoever asks: a text that nearly fits must not cost more than its length.
import { takesOnePass } from '@redakcja/domain/shared/testing/growth';
import { expect, test } from 'vitest';
import { allSchemas } from '../support/contract-document.ts';

const patterns = [
  ...new Set(allSchemas().flatMap(({ schema }) => (typeof schema.pattern === 'string' ? [schema.pattern] : []))),
];
const pieces = ['a', '1', '-', '.', 'a.', '@', 'a@', '/', 'https://', ' ', '%', '_', 'ż', ';', 'A;b;', '::', '"', '\n'];

test('patterns are found', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('%s takes one pass of its text', (pattern) => {
  const compiled = new RegExp(pattern, 'u');
  const slow = pieces.filter(
    (piece) => !takesOnePass((times) => compiled.test(`a${piece.repeat(times)}\0`), Math.ceil(6000 / piece.length)),
  );
  expect(slow).toEqual([]);
});
