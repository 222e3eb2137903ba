import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

afterEach(() => onlineManager.setOnline(true));

const network = (isThere: boolean) => act(() => onlineManager.setOnline(isThere));

it('without a network a save says that it waits, and is sent when it is back', async () => {
  let saved = 0;
  server.use(
    http.post('*/api/dictionaries/tags', () => {
      saved += 1;
      return HttpResponse.json({ errors: [], title: 'Zajęte', status: 409 }, { status: 409 });
    }),
  );
  const { person } = renderApp('/slowniki/tagi/utworz-nowy');
  await person.type(await screen.findByLabelText(/^Nazwa/), 'budżet');
  network(false);
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zapis czeka i zostanie wysłany sam/)).toBeTruthy();
  expect(saved).toBe(0);
  network(true);
  await waitFor(() => expect(saved).toBe(1));
  await waitFor(() => expect(screen.queryByText(/Brak połączenia z siecią/)).toBeNull());
});

it('a record that cannot be loaded names the network and is loaded when it is back', async () => {
  server.use(listAnswer('/api/dictionaries/tags', () => []).handler);
  const { router } = renderApp('/slowniki/tagi');
  await screen.findByText('Lista jest pusta');
  network(false);
  await act(() => router.navigate({ to: '/slowniki/tagi/edytuj/5' }));
  expect(await screen.findByText(/Ekran wczyta się sam, gdy połączenie wróci/)).toBeTruthy();
  expect(screen.queryByText('Nie znaleziono')).toBeNull();
  network(true);
  await waitFor(() => expect(screen.queryByText(/Ekran wczyta się sam/)).toBeNull());
});
