import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerList, answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const settings = '/api/settings';

function answerAll() {
  answerPages();
  for (const list of ['bookmarks', 'rss-channels', 'tiles', 'repository-groups']) answerList(`${settings}/${list}`, []);
  answerList(`${settings}/banners`, [
    { id: 7, name: 'Łąki Jasionki', displayText: null, title: 'Łąki', isActive: true, showFrom: null, showTo: null },
  ]);
  answerList(`${settings}/language`, [
    {
      id: 7,
      isoCode: 'FR',
      name: 'francuski',
      localName: 'français',
      isSystem: false,
      isDefault: false,
      status: 0,
      statusName: 'Nieaktywny',
      dateFormat: 'dd.MM.yyyy',
      isoCodeFile: null,
      etag: '"1"',
    },
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

function answerPages() {
  answerRecord(`${settings}/headers/1`, {
    officeName: '<strong>Urząd Gminy Jasionka</strong>',
    language: { id: 1, isoCode: 'PL', name: 'polski' },
  });
  const link = { displayText: 'Deklaracja dostępności', title: 'Deklaracja', url: null, type: 30 };
  answerRecord(`${settings}/footers/PL`, {
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    footerElements: [
      { type: 20, displayText: 'Redakcja BIP', isActive: true, content: { text: '<p>Redaktor: Zofia Mazur</p>' } },
      { type: 40, displayText: 'Informacje', isActive: true, content: { links: [link] } },
    ],
  });
  answerRecord(`${settings}/office-contacts/PL`, [
    { id: 9, fullName: 'Łucja Zając', jobPosition: 'Sekretarz', languageId: 1, isSystem: false, order: 0 },
  ]);
}

async function search(text: string, parameters: Partial<ApplicationParameters> = {}) {
  answerAll();
  const app = renderApp('/ustawienia', { parameters });
  await app.person.type(await screen.findByRole('searchbox', { name: 'Szukaj w ustawieniach' }), text);
  return app;
}

it('shows the screens as cards in groups, with who changed them last', async () => {
  answerAll();
  answerList('/api/application/journal', [
    {
      id: 3,
      createdDate: '2026-11-20T09:15:00.000Z',
      actor: { id: 4, name: 'Anna Nowak' },
      program: 'web',
      area: 'settings',
      operation: 'updated',
      recordType: 'office',
      recordId: 1,
      recordName: 'Gmina Jasionka',
      before: {},
      after: {},
      revertsEntryId: null,
    },
  ]);
  renderApp('/ustawienia');
  const group = within(await screen.findByRole('region', { name: 'Urząd' }));
  expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dane jednostki',
    'Kierownictwo w jednostce',
    'Dane kontaktowe',
  ]);
  await waitFor(() => expect(group.getAllByText('20.11.2026 10:15 · Anna Nowak')).toHaveLength(3));
  for (const name of ['Wygląd strony', 'Języki', 'System']) expect(screen.getByRole('region', { name })).toBeTruthy();
});

it('finds a parameter by its description, and opens it', async () => {
  const { person, address } = await search('rozmiar pliku');
  await person.click(await screen.findByRole('link', { name: 'Maksymalny rozmiar pliku (MB)' }));
  await waitFor(() => expect(address()).toBe('/ustawienia/parametry-systemowe?parametr=3'));
});

it('keeps what is typed in the address, so that going back finds it again', async () => {
  const { person, address, router } = await search('lak');
  await waitFor(() => expect(address()).toBe('/ustawienia?szukaj=lak'));
  await person.keyboard('i ');
  await person.click(await screen.findByRole('link', { name: 'Łąki Jasionki' }));
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Szukaj w ustawieniach' })).toBeNull());
  expect(address()).toBe('/ustawienia/banery/edytuj/7');
  router.history.back();
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Szukaj w ustawieniach' });
  expect(field.value.trim()).toBe('laki');
  expect(await screen.findByRole('link', { name: 'Łąki Jasionki' })).toBeTruthy();
  await person.clear(field);
  await waitFor(() => expect(address()).toBe('/ustawienia'));
});

it('finds a record without diacritics', async () => {
  const { person, address } = await search('laki');
  await person.click(await screen.findByRole('link', { name: 'Łąki Jasionki' }));
  await waitFor(() => expect(address()).toBe('/ustawienia/banery/edytuj/7'));
});

it('finds a language version that is not active yet', async () => {
  const { person, address } = await search('francais');
  await person.click(await screen.findByRole('link', { name: 'francuski' }));
  await waitFor(() => expect(address()).toBe('/ustawienia/wersje-jezykowe/edytuj/7'));
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

it.each([
  ['gminy jasionka', 'Urząd Gminy Jasionka', '/ustawienia/naglowek-systemu/PL'],
  ['mazur', 'Redakcja BIP', '/ustawienia/stopka-systemu/PL'],
  ['deklaracja', 'Deklaracja dostępności', '/ustawienia/stopka-systemu/PL'],
  ['lucja', 'Łucja Zając', '/ustawienia/jednostki/kierownictwo-w-jednostce/edytuj/9'],
])('«%s» finds «%s» of the header, the footer or the people', async (text, name, path) => {
  const { person, address } = await search(text);
  await person.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(address()).toBe(path));
});

it('leads to the row of a fixed text', async () => {
  const text = { areaName: 'Artykuł', groupName: 'Przycisk', elementName: 'Drukuj' };
  const { person, address } = await search('drukuj', {
    dictionaryElements: [{ ...text, translation: 'Drukuj', translationDescription: 'Wydrukuj' }],
  });
  await person.click(await screen.findByRole('link', { name: 'Drukuj' }));
  const query = new URLSearchParams({ obszar: 'Artykuł', tekst: 'Drukuj' });
  await waitFor(() => expect(address()).toBe(`/ustawienia/wersje-jezykowe/edytuj/1?${query}`));
});

it('shows that nothing was found, and what to do', async () => {
  await search('zupełnie co innego');
  expect(await screen.findByText('Spróbuj innego słowa albo jego początku.')).toBeTruthy();
});
