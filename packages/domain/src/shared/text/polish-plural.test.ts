import { expect, test } from 'vitest';
import { countAsObject, countOf, nouns, type PluralForms } from './polish-plural.ts';

test.each<[number, PluralForms, string, string]>([
  [1, nouns.role, '1 rola', '1 rolę'],
  [2, nouns.role, '2 role', '2 role'],
  [5, nouns.role, '5 ról', '5 ról'],
  [12, nouns.article, '12 artykułów', '12 artykułów'],
  [22, nouns.article, '22 artykuły', '22 artykuły'],
  [1, nouns.tag, '1 tag', '1 tag'],
  [1, nouns.repositoryGroup, '1 grupa plików', '1 grupę plików'],
  [1234, nouns.article, '1\u00a0234 artykuły', '1\u00a0234 artykuły'],
])('%i of %j', (count, forms, counted, object) => {
  expect([countOf(count, forms), countAsObject(count, forms)]).toEqual([counted, object]);
});

test.each(Object.entries(nouns).filter(([, [one]]) => /^\S+a(?: |$)/.test(one)))(
  'the feminine noun %s has its form as an object',
  (_, forms: PluralForms) => {
    expect(forms[3]).toMatch(/^\S+ę/);
  },
);
