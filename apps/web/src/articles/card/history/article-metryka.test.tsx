import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openArticle } from '../../../testing/article-screen.ts';

const metryka = () => within(screen.getByRole('region', { name: 'Metryka' }));

test('shows what will be public, and what is missing as soon as it is', async () => {
  const { person } = await openArticle({ publishStart: '2099-01-01T10:00:00.000Z' });
  expect(metryka().getByText('kompletna')).toBeTruthy();
  const author = screen.getByLabelText(/^Osoba, która wytworzyła informację/);
  await person.clear(author);
  await person.type(author, 'brak');
  expect(metryka().getByText('braki: 1')).toBeTruthy();
  expect(metryka().getByText('Do publikacji brakuje: Osoba, która wytworzyła informację.')).toBeTruthy();
  await person.click(metryka().getByRole('button', { name: 'Pokaż pola do uzupełnienia' }));
  expect(document.activeElement).toBe(author);
  expect(author.getAttribute('aria-invalid')).toBe('true');
  await person.clear(author);
  await person.type(author, 'Ewa Lis');
  expect(metryka().getByText('Ewa Lis')).toBeTruthy();
  expect(metryka().getByText('kompletna')).toBeTruthy();
});
