import { getGetTagResponseMock } from '@redakcja/generated/dictionaries/dictionaries.msw';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

it('a form shows its frame while its record is loaded, and the way back works', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const tag = { ...getGetTagResponseMock(), name: 'podatki' };
  const handler = http.get('*/api/dictionaries/tags/5', async () => {
    await answered;
    return HttpResponse.json(tag, { headers: { etag: '"1"' } });
  });
  renderApp('/slowniki/tagi/edytuj/5', { handlers: [handler] });
  const back = await screen.findByRole('link', { name: 'Wróć do listy' });
  expect([back.getAttribute('href'), screen.queryByRole('heading', { level: 1 })]).toEqual(['/slowniki/tagi', null]);
  expect(screen.getByText('Ładowanie danych...')).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.queryByText('Ładowanie danych...')).toBeNull());
  expect(await screen.findByDisplayValue('podatki')).toBeTruthy();
});
