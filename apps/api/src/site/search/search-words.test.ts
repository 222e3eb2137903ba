import { expect, test } from 'vitest';
import { allWordsOf, matcherOf, partialQueries, textQuery, textVector } from './search-words.ts';

test.each([
  ['Gminy', '(gmin | gminy | gmin:*)'],
  ['wójt', '(wojt | wojt:*)'],
  ['XXIV/190/2026', '(xxiv | xxiv:*) & (190) & (2026)'],
  ["a | b & !c ':* \\", '(a) & (b) & (c)'],
  [' – ', null],
])('%s is found by %s', (phrase, query) => {
  expect(textQuery(phrase)).toBe(query);
});

test('a text is found by its words and their stems', () => {
  expect(textVector('Uchwały w sprawie żłobków, żłobków.').split(' ').sort()).toEqual(
    ['spraw', 'sprawie', 'uchw', 'uchwaly', 'w', 'zlobk', 'zlobkow'].sort(),
  );
  expect(textVector('– …')).toBe('');
});

test.each([
  ['uchwała', 'uchwałą uchwale uchwałami uchwał UCHWALY'],
  ['uchwala', 'uchwała uchwałą uchwały'],
  ['żłobek', 'żłobek'],
  ['podatki', 'podatków podatkami podatkowa'],
])('%s finds %s', (phrase, words) => {
  expect(words.split(' ').filter((word) => !matcherOf(phrase)(word))).toEqual([]);
});

test('all words have to be there', () => {
  expect(allWordsOf('budżetu gmina')('Budżet gminy na rok 2026')).toBe(true);
  expect(allWordsOf('budżet powiatu')('Budżet gminy na rok 2026')).toBe(false);
});

test.each([
  ['nothing that is somewhere', [], 3, []],
  ['the only word', ['a'], 1, []],
  ['one of two', ['a'], 2, ['((a))']],
  ['both of two', ['a', 'b'], 2, ['((b)) | ((a))']],
  ['two of three', ['a', 'b'], 3, ['((a) & (b))', '((b)) | ((a))']],
])('what is asked after all words found nothing: %s', (_name, present, asked, queries) => {
  expect(partialQueries(present, asked)).toEqual(queries);
});

test('many words make few questions, of few combinations', () => {
  const queries = partialQueries([...'abcdefgh'], 8);
  expect(queries).toHaveLength(6);
  expect(Math.max(...queries.map((one) => one.split(' | ').length))).toBe(20);
});
