import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { office } from './testing/article-list-server.ts';

beforeEach(() => localStorage.clear());

const headings = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

async function openView(address: string) {
  office([articleRow(1), articleRow(2)]);
  const app = renderApp(address);
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
  localStorage.setItem('redakcja-bip:ukryte-kolumny:/artykuly/artykuly', '["status"]');
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
