import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { expect, test } from 'vitest';
import { articleDragHint, treeDragHint } from './menu-rules.ts';

test.each([
  [{ isDefaultLanguage: false, isFiltered: true }, 'Aby przenosić kategorie, przełącz na polską wersję językową'],
  [{ isDefaultLanguage: true, isFiltered: true }, 'Aby przenosić kategorie, usuń filtry'],
  [{ isDefaultLanguage: true, isFiltered: false }, null],
])('tree %j', (context, hint) => {
  expect(treeDragHint(context)).toBe(hint);
});

const { User, Alphabetical } = ArticleSortOnCategory;
test.each([
  [
    { isDefaultLanguage: false, sort: User, hasDefaultFilters: true },
    'Kolejność artykułów można zmieniać tylko w polskiej wersji językowej',
  ],
  [
    { isDefaultLanguage: true, sort: Alphabetical, hasDefaultFilters: true },
    'Aby zmieniać kolejność artykułów, ustaw sortowanie „Użytkownika”',
  ],
  [
    { isDefaultLanguage: true, sort: User, hasDefaultFilters: false },
    'Aby zmieniać kolejność artykułów, przywróć domyślny zestaw filtrów',
  ],
  [{ isDefaultLanguage: true, sort: User, hasDefaultFilters: true }, null],
])('articles %j', (context, hint) => {
  expect(articleDragHint(context)).toBe(hint);
});
