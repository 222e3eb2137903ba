import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const row = { recordId: 1, languageIsoCode: 'PL', address: null, detail: null, checkedDate: null };

it('names links that lead nowhere, why, and the way to each', async () => {
  answerList('/api/settings/broken-links', [
    { ...row, source: 'footer', name: 'Statut', problem: 'articleNotPublished' },
    {
      ...row,
      source: 'banner',
      recordId: 7,
      name: 'ePUAP',
      problem: 'addressUnreachable',
      address: 'https://epuap.gov.pl',
      detail: 'Serwer odpowiada kodem 404',
    },
    { ...row, source: 'verticalMenu', recordId: 23, name: 'Budżet', problem: 'articleNotPublished' },
  ]);
  renderApp('/');
  const list = within(await screen.findByRole('list', { name: 'Linki, które nigdzie nie prowadzą' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Statut', '/ustawienia/stopka-systemu/PL'],
    ['ePUAP', '/ustawienia/banery/edytuj/7'],
    ['Budżet', '/zarzadzanie-menu/pionowe?kategoria=23'],
  ]);
  expect(list.getByText('Stopka PL · Artykuł nie jest opublikowany')).toBeTruthy();
  expect(list.getByText('Baner PL · https://epuap.gov.pl · Serwer odpowiada kodem 404')).toBeTruthy();
});

it('says that the server is offline, instead of naming addresses that it could not check', async () => {
  const unchecked = { ...row, source: 'banner', name: 'ePUAP', problem: 'serverOffline', address: 'https://gov.pl' };
  server.use(
    http.get('*/api/settings/broken-links', ({ request }) => {
      const isAskedFor = new URL(request.url).searchParams.getAll('filters').includes('problem;equal;serverOffline');
      return HttpResponse.json(isAskedFor ? [unchecked] : [], { headers: { 'total-count': isAskedFor ? '1' : '0' } });
    }),
  );
  renderApp('/');
  expect(await screen.findByText(/^Serwer biuletynu nie ma połączenia z siecią/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Linki, które nigdzie nie prowadzą' })).toBeNull();
});

it('are not asked for by those who do not manage settings', async () => {
  renderApp('/', { permissions: ['CreateArticles'] });
  expect(await screen.findByRole('heading', { name: /^Dzień dobry/ })).toBeTruthy();
  expect(screen.queryByText('Linki, które nigdzie nie prowadzą')).toBeNull();
});
