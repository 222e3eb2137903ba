import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openArticle } from '../../testing/article-screen.ts';

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

test.each([
  ['PL', 'https://bip.example/artykul/7/budzet'],
  ['EN', 'https://bip.example/en/artykul/7/budzet'],
])('what is published in %s leads to its page', async (isoCode, address) => {
  const published = { status: ArticleStatus.Published, isHidden: false, baseArticleId: 7, slug: 'budzet' };
  const language = { id: 1, isoCode, name: isoCode, status: 10, isoCodeFile: null } as const;
  await openArticle({ ...published, language }, { parameters: { siteAddress: 'https://bip.example' } });
  expect(metryka().getByRole('link', { name: 'Zobacz na stronie' }).getAttribute('href')).toBe(address);
});

test.each([{ status: ArticleStatus.Published, isHidden: true }, { status: ArticleStatus.ToPublish }])(
  'what visitors cannot read leads nowhere: %o',
  async (changes) => {
    await openArticle(changes);
    expect(metryka().queryByRole('link')).toBeNull();
  },
);
