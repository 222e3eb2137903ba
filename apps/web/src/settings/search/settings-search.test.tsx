import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerList, answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const settings = '/api/settings';

function answerAll() {
  for (const list of ['bookmarks', 'rss-channels', 'tiles', 'repository-groups']) answerList(`${settings}/${list}`, []);
  answerList(`${settings}/banners`, [
    { id: 7, name: 'Łąki Jasionki', displayText: null, title: 'Łąki', isActive: true, showFrom: null, showTo: null },
  ]);
  answerList(`${settings}/system-parameters`, [
    {
      id: 3,
      keyName: 'MaxFileSize',
      editorType: 'number',
      displayName: 'Maksymalny rozmiar pliku (MB)',
      labelValue: '10',
    },
  ]);
}

async function search(text: string) {
  answerAll();
  const app = renderApp('/ustawienia');
  await app.person.type(await screen.findByRole('searchbox', { name: 'Szukaj w ustawieniach' }), text);
  return app;
}

it('lists all screens without a query', async () => {
  answerAll();
  renderApp('/ustawienia');
  for (const name of ['Dane jednostki', 'Kafle', 'Parametry systemowe', 'Dane kontaktowe']) {
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
  }
});

it('finds a parameter by its description, and opens it', async () => {
  const { person, address } = await search('rozmiar pliku');
  await person.click(await screen.findByRole('link', { name: 'Maksymalny rozmiar pliku (MB)' }));
  await waitFor(() => expect(address()).toBe('/ustawienia/parametry-systemowe?parametr=3'));
});

it('finds a record without diacritics', async () => {
  const { person, address } = await search('laki');
  await person.click(await screen.findByRole('link', { name: 'Łąki Jasionki' }));
  await waitFor(() => expect(address()).toBe('/ustawienia/banery/edytuj/7'));
});

it('links to a field of the office and focuses it', async () => {
  const nothing = Object.fromEntries(['officeName', 'phone', 'peppolNumber'].map((name) => [name, null]));
  answerRecord(`${settings}/offices`, {
    ...nothing,
    id: 1,
    name: 'Gmina',
    regon: '123456785',
    nip: '1234563218',
    eDeliveryAddresses: [],
    admissionHours: [],
  });
  const { person } = await search('numer konta');
  await person.click(await screen.findByRole('link', { name: 'Numer konta bankowego' }));
  const field = await screen.findByLabelText(/^Numer konta/);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('shows that nothing was found, and what to do', async () => {
  await search('zupełnie co innego');
  expect(await screen.findByText('Spróbuj innego słowa albo jego początku.')).toBeTruthy();
});
