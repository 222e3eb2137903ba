import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

it('names active banners whose time is over, with the way to them', async () => {
  const over = { id: 5, name: 'Konsultacje', displayText: null, title: 'Opis', isActive: true };
  const banners = listAnswer('/api/settings/banners', () => [
    { ...over, showFrom: null, showTo: '2020-01-01T10:00:00.000Z' },
  ]);
  server.use(banners.handler);
  answerList('/api/settings/tiles', []);
  renderApp('/');
  const link = await screen.findByRole('link', { name: 'Baner: Konsultacje' });
  expect(link.getAttribute('href')).toContain('/ustawienia/banery/edytuj/5');
  expect(screen.getByText('do 01.01.2020 11:00')).toBeTruthy();
  expect(banners.last().getAll('filters')).toEqual([
    'isActive;equal;true',
    expect.stringMatching(/^showTo;lessThan;\d{4}-\d\d-\d\d$/),
  ]);
});
