import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

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
  ]);
  renderApp('/');
  const list = within(await screen.findByRole('list', { name: 'Linki, które nigdzie nie prowadzą' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Statut', '/ustawienia/stopka-systemu/PL'],
    ['ePUAP', '/ustawienia/banery/edytuj/7'],
  ]);
  expect(list.getByText('Stopka PL · Artykuł nie jest opublikowany')).toBeTruthy();
  expect(list.getByText('Baner PL · https://epuap.gov.pl · Serwer odpowiada kodem 404')).toBeTruthy();
});

it('are not asked for by those who do not manage settings', async () => {
  renderApp('/', { permissions: ['CreateArticles'] });
  expect(await screen.findByRole('heading', { name: /^Dzień dobry/ })).toBeTruthy();
  expect(screen.queryByText('Linki, które nigdzie nie prowadzą')).toBeNull();
});
