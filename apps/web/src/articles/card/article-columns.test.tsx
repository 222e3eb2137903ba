// The two columns of the card (specification, section 2.2).
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openArticle } from '../../testing/article-screen.ts';

test('the cards are in their columns and in their order', async () => {
  await openArticle();
  const main = within(screen.getByRole('main'));
  const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Dane podstawowe',
    'Załączniki',
    'Łącza',
    'Multimedia',
    'Rejestr zmian',
    'Źródło informacji',
    'Publikacja',
    'Kategorie',
    'Tagi',
    'Metryka',
    'Sprawdzenie treści',
    'Uwagi do artykułu',
    'Szczegóły',
    'Wersje',
  ]);
  const column = (title: string) => main.getByRole('heading', { name: title }).closest('section')?.parentElement;
  expect(column('Tagi')).toBe(column('Źródło informacji'));
  expect(column('Kategorie')).toBe(column('Wersje'));
  expect(column('Dane podstawowe')).toBe(column('Rejestr zmian'));
  expect(column('Tagi')).not.toBe(column('Dane podstawowe'));
});
