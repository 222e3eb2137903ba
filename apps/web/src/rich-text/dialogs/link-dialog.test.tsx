// Links of an article's text to what the site has: picked from the tree of the menus.
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openArticle, save } from '../../testing/article-screen.ts';
import { storedArticle } from '../../testing/data/stored-article.ts';
import { server } from '../../testing/server.ts';

const total = { headers: { 'total-count': '1' } };
const category = {
  id: 23,
  parentElementId: null,
  menuType: 10,
  displayText: 'Referaty',
  path: 'Referaty',
  slug: 'referaty',
  url: null,
  childCount: 0,
};
const article = { id: 412, title: 'Statut', status: 40, url: '/artykul/187/statut', tooltipCategories: [] };
let languages: (string | null)[] = [];

beforeEach(() => {
  languages = [];
  // The editor scrolls to its selection; nothing has a size here.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  server.use(
    http.get('*/api/searches/categories', ({ request }) => {
      languages.push(new URL(request.url).searchParams.get('lang'));
      const isTop = new URL(request.url).searchParams.get('parentElementId') === '0';
      return HttpResponse.json(isTop ? [category] : [], total);
    }),
    http.get('*/api/searches/articles', () => HttpResponse.json([article], total)),
  );
});

test.each([
  ['Wybierz kategorię', ['Rozwiń: Menu poziome', 'Dodaj: Referaty'], '<a href="/kategoria/23/referaty">Referaty</a>'],
  [
    'Wybierz artykuł',
    ['Rozwiń: Menu poziome', 'Rozwiń: Referaty', 'Dodaj: Statut'],
    '<a href="/artykul/187/statut">Statut</a>',
  ],
])('%s puts in its address', async (choose, steps, link) => {
  const [, english] = storedArticle().languages;
  const { person, calls } = await openArticle({ content: '<p></p>', ...(english && { language: english }) });
  await screen.findByRole('textbox', { name: 'Treść' });
  await person.click(screen.getByRole('button', { name: 'Łącze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wstaw łącze' }));
  await person.click(dialog.getByRole('button', { name: choose }));
  const picker = within(await screen.findByRole('dialog', { name: /do którego|do której/ }));
  for (const name of steps) await person.click(await picker.findByRole('button', { name }));
  await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /do którego|do której/ })).toBeNull());
  await person.click(dialog.getByRole('button', { name: 'Zapisz łącze' }));
  await save(person);
  expect(calls[0]?.body).toMatchObject({ content: expect.stringContaining(link) });
  // in the language of the text, whichever is active
  expect(new Set(languages)).toEqual(new Set(['EN']));
});
