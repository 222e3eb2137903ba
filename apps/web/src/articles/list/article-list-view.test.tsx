import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { office } from './testing/article-list-server.ts';

beforeEach(() => localStorage.clear());

const headings = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

async function openView(address: string, userId = 7) {
  office([articleRow(1), articleRow(2)]);
  const app = renderApp(address, { user: { id: userId } });
  await screen.findByRole('link', { name: 'Artykuł 1' });
  await app.person.click(screen.getByRole('button', { name: 'Widok' }));
  await screen.findByRole('dialog', { name: 'Widok listy' });
  return app;
}

test('a column is hidden, in the address and on the next visit, and shown again', async () => {
  const { person, address, unmount } = await openView('/artykuly/artykuly');
  await person.click(screen.getByRole('checkbox', { name: 'Wersja' }));
  await waitFor(() => expect(headings()).not.toContain('Wersja'));
  expect(address()).toBe('/artykuly/artykuly?without=version');
  unmount();
  const again = await openView('/artykuly/artykuly');
  expect(headings()).not.toContain('Wersja');
  await again.person.click(screen.getByRole('checkbox', { name: 'Wersja' }));
  await waitFor(() => expect(headings()).toContain('Wersja'));
});

test('the columns of an address go before those of the last visit', async () => {
  localStorage.setItem('redakcja-bip:ukryte-kolumny:7:/artykuly/artykuly', '["status"]');
  await openView('/artykuly/artykuly?without=version');
  expect(headings()).toContain('Status');
  expect(headings()).not.toContain('Wersja');
});

test('a view is saved with a name, opened and removed', async () => {
  const { person, address } = await openView('/artykuly/artykuly?sortings=title;asc&without=version');
  await person.type(screen.getByLabelText('Nazwa widoku'), 'Po tytule{Enter}');
  await screen.findByText('Zapisano widok „Po tytule”');
  await person.click(screen.getByRole('checkbox', { name: 'Wersja' }));
  await waitFor(() => expect(headings()).toContain('Wersja'));
  await person.click(screen.getByRole('button', { name: 'Po tytule' }));
  await waitFor(() => expect(address()).toBe('/artykuly/artykuly?sortings=title;asc&without=version'));
  await person.click(screen.getByRole('button', { name: 'Widok' }));
  await person.click(await screen.findByRole('button', { name: 'Usuń widok: Po tytule' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Po tytule' })).toBeNull());
});

test('a column that a narrow screen leaves out is not ticked, and comes with its tick', async () => {
  const media = window.matchMedia('');
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, media: query, matches: query.includes('1249') }));
  const { person } = await openView('/artykuly/artykuly');
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zmieniono' });
  expect([tick.checked, headings().includes('Zmieniono')]).toEqual([false, false]);
  await person.click(tick);
  await waitFor(() => expect(headings()).toContain('Zmieniono'));
});

async function saveView(person: Awaited<ReturnType<typeof openView>>['person'], name: string) {
  await person.type(screen.getByLabelText('Nazwa widoku'), `${name}{Enter}`);
  await screen.findByRole('button', { name });
}

test('a removed view leaves the focus in the next row, after the last one in the name; it can be taken back', async () => {
  const { person } = await openView('/artykuly/artykuly');
  await saveView(person, 'Pierwszy');
  await saveView(person, 'Drugi');
  screen.getByRole('button', { name: 'Usuń widok: Drugi' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń widok: Pierwszy' })),
  );
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pierwszy' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Nazwa widoku'));
  const notice = (await screen.findByText('Usunięto widok „Pierwszy”')).closest<HTMLElement>('.p-toast-message');
  await person.click(within(notice ?? document.body).getByRole('button', { name: 'Cofnij' }));
  await screen.findByRole('button', { name: 'Pierwszy' });
});

test('a view that takes the place of another one says so, and gives it back', async () => {
  const { person, address } = await openView('/artykuly/artykuly?sortings=title;asc');
  await saveView(person, 'Mój');
  await person.click(screen.getByRole('checkbox', { name: 'Wersja' }));
  await waitFor(() => expect(address()).toContain('without=version'));
  await saveView(person, 'Mój');
  await screen.findByText('Zastąpiono widok „Mój”');
  await person.click(screen.getByRole('button', { name: 'Cofnij' }));
  await person.click(screen.getByRole('button', { name: 'Mój' }));
  await waitFor(() => expect(address()).not.toContain('version'));
});

test('views and columns are those of the user, not of the next one at this browser', async () => {
  const first = await openView('/artykuly/artykuly');
  await saveView(first.person, 'Mój');
  await first.person.click(screen.getByRole('checkbox', { name: 'Wersja' }));
  await waitFor(() => expect(headings()).not.toContain('Wersja'));
  first.unmount();
  await openView('/artykuly/artykuly', 8);
  expect(headings()).toContain('Wersja');
  expect(screen.queryByRole('button', { name: 'Mój' })).toBeNull();
});
