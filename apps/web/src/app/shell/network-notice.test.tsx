import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { listAnswer } from '../../testing/data/list-answer.ts';
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

it('a list that is opened without a network names it instead of waiting for ever', async () => {
  server.use(listAnswer('/api/dictionaries/tags', () => []).handler);
  const { router } = renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  network(false);
  await act(() => router.navigate({ to: '/slowniki/tagi' }));
  expect(await screen.findByText(/Lista wczyta się sama, gdy połączenie wróci/)).toBeTruthy();
  network(true);
  expect(await screen.findByText('Lista jest pusta')).toBeTruthy();
});

it('a server that is away is asked until it answers, and then what is missing is loaded', async () => {
  let isThere = true;
  const answer = (body: object) =>
    isThere ? HttpResponse.json(body, { headers: { etag: '"1"' } }) : HttpResponse.error();
  const { router } = renderApp('/');
  server.use(
    http.get('*/api/application/:lang', () => (isThere ? undefined : HttpResponse.error())),
    http.get('*/api/dictionaries/tags/5', () => answer({ id: 5, name: 'budżet', language: { id: 1, isoCode: 'PL' } })),
  );
  await screen.findByRole('heading', { level: 1 });
  isThere = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  try {
    await act(() => router.navigate({ to: '/slowniki/tagi/edytuj/5' }));
    expect(await screen.findByText('Gdy połączenie wróci, dane wczytają się same.')).toBeTruthy();
    expect(screen.getByText(/^Serwer nie odpowiada/)).toBeTruthy();
    isThere = true;
    expect(await screen.findByDisplayValue('budżet')).toBeTruthy();
    expect(screen.queryByText(/^Serwer nie odpowiada/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('promises nothing where the server answers that it cannot', async () => {
  server.use(http.get('*/api/dictionaries/tags/5', () => HttpResponse.json({}, { status: 500 })));
  renderApp('/slowniki/tagi/edytuj/5');
  expect(await screen.findByText('Jeśli błąd się powtarza, zgłoś go administratorowi.')).toBeTruthy();
  expect(screen.queryByText(/wczytają się same/)).toBeNull();
});

it('one address that fails is not the server: other calls are answered', async () => {
  server.use(http.get('*/api/dictionaries/tags/5', () => HttpResponse.json({}, { status: 503 })));
  const { queryClient } = renderApp('/slowniki/tagi/edytuj/5');
  expect(await screen.findByText('Jeśli błąd się powtarza, zgłoś go administratorowi.')).toBeTruthy();
  // the server has been asked by now, and what has failed stays as it is
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/^Serwer nie odpowiada/)).toBeNull();
});
