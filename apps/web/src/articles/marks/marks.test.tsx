import type { InformationMarks } from '@redakcja/generated/model/informationMarks';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const row: InformationMarks = {
  id: 12,
  baseArticleType: 10,
  title: 'Nabór',
  version: 1,
  languageIsoCode: 'PL',
  status: 40,
  category: 'Ogłoszenia › Praca',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'brak',
  baseArticleInformationCreated: '2026-11-18T08:00:00.000Z',
  createdBy: 'Anna Nowak',
  approvedBy: 'Jan Wilk',
  publishedBy: 'Ewa Lis',
  publishedDate: '2026-11-20T08:00:00.000Z',
  missing: [{ path: 'baseArticleAuthorName', message: 'Podaj osobę, która wytworzyła informację' }],
};

test('names what is missing, and prints all rows that the filters let through', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/articles/marks', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([row], { headers: { 'total-count': '21' } });
    }),
  );
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const filter = encodeURIComponent('publishedDate;greaterThanOrEqual;2026-11-01');
  const { person } = renderApp(`/artykuly/metryki?filters=${filter}`);
  const shown = await screen.findByRole('row', { name: /Nabór/ });
  for (const text of ['Ogłoszenia › Praca', 'Ewa Lis', 'Jan Wilk', '20.11.2026 09:00', 'kto wytworzył'])
    expect(shown.textContent).toContain(text);
  expect(screen.getByText(/Udostępnione od 1\.11\.2026|Udostępnione od 01\.11\.2026/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Drukuj' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(asked.at(-1)).toContain('size=0');
});

test('what is missing is a word, and a sentence where the word is pointed at or has the focus', async () => {
  server.use(http.get('*/api/articles/marks', () => HttpResponse.json([row], { headers: { 'total-count': '1' } })));
  const { person } = renderApp('/artykuly/metryki');
  const word = await screen.findByText('kto wytworzył');
  word.focus();
  await screen.findByText('Podaj osobę, która wytworzyła informację', { selector: '.hint' });
  await person.keyboard('{Escape}');
  await person.hover(word);
  await screen.findByText('Podaj osobę, która wytworzyła informację', { selector: '.hint' });
});
