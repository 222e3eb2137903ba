import { expect, test } from 'vitest';
import { checkArticle } from './check-text.ts';
import { destinationOf, destinationsOf } from './dead-links.ts';
import { articleTexts } from './testing/article-texts.ts';

test.each([
  ['/artykul/7/statut', 'article', 7],
  ['/en/artykul/7', 'article', 7],
  ['/artykul/7?a=1', 'article', 7],
  ['/kategoria/12/uchwaly#dol', 'category', 12],
  ['/api/files/3?key=a', 'file', 3],
  ['https://a.example/artykul/7', 'elsewhere', undefined],
])('%s leads to %s %s', (address, kind, id) => {
  expect(destinationOf(address)).toMatchObject({ kind, address, ...(id !== undefined && { id }) });
});

test.each([
  '#dol',
  '',
  'mailto:a@a.example',
  'tel:600100200',
  '/szukaj',
  '/artykul/',
  '/artykul/7a',
  '/artykul/12345678901',
])('%s is not asked about', (address) => {
  expect(destinationOf(address)).toBeNull();
});

test('each address of a text once', () => {
  const html =
    '<a href="/artykul/7">A</a><a href="/artykul/7">B</a><a name="x">C</a><a href="/kategoria/1?a&amp;b">D</a>';
  expect(destinationsOf(html).map(({ address }) => address)).toEqual(['/artykul/7', '/kategoria/1?a&b']);
});

test('a link that the server knows as dead is a hint at its place', () => {
  const content = '<p>Zobacz <a href="/artykul/7">statut gminy</a> i <a href="/artykul/8">regulamin</a></p>';
  const deadLinks = [{ address: '/artykul/7', isInContent: true, message: 'Zmień łącze' }];
  const texts = articleTexts({ content });
  expect(checkArticle({ ...texts, deadLinks })).toMatchObject([
    { code: 'deadLink', isError: false, excerpt: 'statut gminy', place: { start: 6, length: 11 } },
  ]);
  expect(checkArticle(texts)).toEqual([]);
});
