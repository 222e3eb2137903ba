import { expect, test } from 'vitest';
import { languageTag } from './language-tag.ts';

test.each([
  ['PL', 'pl'],
  ['UA', 'uk'],
  ['GB-ENG', 'en'],
  ['de', 'de'],
])('%s is %s', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
