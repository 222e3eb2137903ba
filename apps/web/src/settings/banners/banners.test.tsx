import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import {
  answerHistory,
  answerUsages,
  apiPath,
  banner,
  bannerRow,
  listPath,
  onHomePage,
  openBanner,
  picture,
  saveButton,
} from './testing/banner-screen.ts';

describe('the list of banners', () => {
  it('has the columns of the specification, a filter of the state, and marks expired banners', async () => {
    const rows = listAnswer(apiPath, () => [
      bannerRow(),
      bannerRow({ id: 6, name: 'Stary', showTo: '2020-01-01T00:00:00.000Z' }),
    ]);
    server.use(rows.handler);
    const { person } = renderApp(listPath);
    expect(await screen.findByRole('link', { name: 'Czyste Powietrze' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Nazwa',
      'Nazwa wyświetlana',
      'Tekst pod czytniki dla osób słabowidzących',
      'Aktywny',
    ]);
    expect(screen.getByText('Po terminie')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Filtry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.selectOptions(drawer.getByLabelText('Aktywny'), 'Nie');
    await person.click(drawer.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(rows.last().getAll('filters')).toEqual(['isActive;equal;false']));
  });

  it('is separate per language', async () => {
    const rows = listAnswer(apiPath, () => [bannerRow()]);
    server.use(rows.handler);
    const { person } = renderApp(listPath);
    await screen.findByRole('link', { name: 'Czyste Powietrze' });
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(rows.last().get('lang')).toBe('EN'));
  });

  it('removes the selected rows', async () => {
    answerList(apiPath, [bannerRow()]);
    const removed = recordCalls('delete', apiPath, [{ id: 5, name: 'Czyste Powietrze', done: true, errors: [] }]);
    const { person } = renderApp(listPath);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Czyste Powietrze' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Usunąć/ }));
    await person.click(question.getByRole('button', { name: /^Usuń/ }));
    await waitFor(() => expect(removed[0]?.url.searchParams.getAll('bannerIds')).toEqual(['5']));
  });
});

describe('the form of a banner', () => {
  it('shows a loading indicator', async () => {
    server.use(
      http.get(`*${apiPath}/5`, async () => {
        await delay('infinite');
        return HttpResponse.json();
      }),
    );
    renderApp(`${listPath}/edytuj/5`);
    expect(await screen.findByText('Ładowanie danych...')).toBeTruthy();
  });

  it('has defaults and shows the required fields', async () => {
    const created = recordCalls('post', apiPath, { id: 5 }, 201);
    const { person } = renderApp(`${listPath}/utworz-nowy`, { parameters: { newTabOpenLinks: true } });
    const color = await screen.findByLabelText<HTMLInputElement>(/^Kolor(?!:)/);
    expect(color.value).toBe('#000000');
    const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    expect([isOn('Zgodność z kolorem serwisu'), isOn('Otwieraj w nowym oknie')]).toEqual([true, true]);
    await person.click(screen.getByLabelText(/^Nazwa/, { selector: 'input[name="name"]' }));
    await person.type(screen.getByLabelText(/^Adres URL/), 'abc');
    await person.tab();
    expect(await screen.findByText('Nazwa jest wymagana')).toBeTruthy();
    expect(screen.getByText(/^Podaj poprawny adres URL/)).toBeTruthy();
    await person.type(screen.getByLabelText(/^Nazwa/, { selector: 'input[name="name"]' }), 'Baner');
    await person.type(screen.getByLabelText(/^Tekst pod czytniki/), 'Opis');
    await person.clear(screen.getByLabelText(/^Adres URL/));
    await person.type(screen.getByLabelText(/^Adres URL/), 'https://gov.pl');
    await person.click(screen.getByRole('switch', { name: 'Otwieraj w nowym oknie' }));
    await person.click(await saveButton());
    await waitFor(() =>
      expect(created[0]?.body).toEqual({
        name: 'Baner',
        displayText: null,
        title: 'Opis',
        url: 'https://gov.pl',
        target: 10,
        isActive: false,
        languageId: 1,
        color: '#000000',
        compatibilityWithAppColor: true,
        showFrom: null,
        showTo: null,
      }),
    );
  });

  it('warns of low contrast unless there is a picture', async () => {
    const warning = () => screen.queryByText(/jest mniejszy niż wymagane/);
    const { person } = await openBanner(banner({ color: '#808080', file: picture }));
    expect(warning()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Usuń obraz' }));
    expect(warning()).toBeTruthy();
  });

  it('rejects an end before the start', async () => {
    const { person } = await openBanner(banner());
    await person.type(screen.getByLabelText(/^Pokazuj od/), '2026-12-02 08:00');
    await person.type(screen.getByLabelText(/^Pokazuj do/), '2026-12-01 08:00');
    await person.tab();
    expect(await screen.findByText('Koniec wyświetlania musi być późniejszy niż jego początek')).toBeTruthy();
  });
});

it('shows the history and restores one field in the form', async () => {
  const { person, saved } = await openBanner(banner());
  answerHistory([
    journalEntry({
      recordType: 'banner',
      recordId: 5,
      recordName: 'Czyste Powietrze',
      before: { color: '#000000', fileId: null },
      after: { color: '#0c5944', fileId: { id: 1, name: 'a.png' } },
    }),
  ]);
  await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), ' 2');
  await person.click(await saveButton());
  expect(
    await screen.findByText(/Anna Nowak: zmieniono baner „Czyste Powietrze”: obraz: ustawiono „a.png”, kolor z/),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Przywróć: kolor' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Kolor(?!:)/).value).toBe('#000000');
  await person.click(await saveButton());
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ color: '#000000' }));
});

it('puts a removed picture back from the history', async () => {
  const { person, saved } = await openBanner(banner());
  const former = {
    id: 7,
    name: 'dawny.png',
    fileName: 'dawny.png',
    path: '/api/files/7?key=a',
    originalId: 6,
    originalPath: '/api/files/6?key=a',
    cropData: null,
  };
  answerHistory([
    journalEntry({ recordType: 'banner', recordId: 5, before: { fileId: former }, after: { fileId: null } }),
  ]);
  await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), ' 2');
  await person.click(await saveButton());
  await person.click(await screen.findByRole('button', { name: 'Przywróć: obraz' }));
  expect(screen.getByRole('img', { name: 'Obraz: dawny.png' })).toBeTruthy();
  await person.click(await saveButton());
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ fileId: 7 }));
});

describe('what uses a banner', () => {
  it('stands on the card, and is asked about before it is switched off', async () => {
    const { person, saved } = await openBanner(banner(), onHomePage);
    expect(await screen.findByText(/1 miejsce na stronie głównej/)).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Aktywny/ }));
    await person.click(await saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'Wyłączyć baner „Czyste Powietrze”?' }));
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(saved).toEqual([]);
    await person.click(await saveButton());
    await person.click(await screen.findByRole('button', { name: 'Wyłącz baner' }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ isActive: false }));
  });

  it('is named in the question before it is removed', async () => {
    answerList(apiPath, [bannerRow()]);
    answerUsages(onHomePage);
    const { person } = renderApp(listPath);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Czyste Powietrze' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Używane przez: 1 miejsce na stronie głównej \(„polski”\)/)).toBeTruthy();
  });
});
