import { expect, it } from 'vitest';
import { editorSentences } from './article-editors.ts';

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['2026-11-20T23:05:00Z', 'Anna Nowak edytuje ten artykuł od 00:05'],
  ['2026-11-20T22:59:00Z', 'Anna Nowak edytuje ten artykuł od 20.11.2026 23:59'],
])('since %s: %s', (since, sentence) => {
  expect(editorSentences([{ name: 'Anna Nowak', since }], now)).toEqual([sentence]);
});

it('nobody else is nothing to say', () => expect(editorSentences([], now)).toEqual([]));
