import type { RssChannel } from '@redakcja/generated/model/rssChannel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const list = '/ustawienia/kanaly-rss';
const path = '/api/settings/rss-channels';

const row = (id: number, displayText: string, isActive = true) => ({
  id,
  displayText,
  title: `Kanał ${displayText}`,
  description: 'Nowości',
  isActive,
});

const channel: RssChannel = {
  ...row(8, 'Ogłoszenia'),
  target: 20,
  fromAllSources: false,
  horizontalMenuElements: [{ id: 12, type: 10, title: 'Kategoria Kontakt', displayText: 'Kontakt' }],
  verticalMenuElements: [],
  bookmarksElements: [
    { id: 6, displayText: 'Zakładka 6' },
    { id: 5, displayText: 'Zakładka 5' },
  ],
  language: { id: 1, isoCode: 'PL', name: 'polski' },
};

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });

describe('the list of RSS channels', () => {
  it('has the columns of the specification, a yes/no filter and links to the forms', async () => {
    const rows = listAnswer(path, () => [row(8, 'Ogłoszenia'), row(9, 'Stary', false)]);
    server.use(rows.handler);
    const { person } = renderApp(list);
    expect((await screen.findByRole('link', { name: 'Ogłoszenia' })).getAttribute('href')).toBe(`${list}/edytuj/8`);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Nazwa wyświetlana',
      'Tekst pod czytniki dla osób słabowidzących',
      'Aktywny',
    ]);
    expect([rows.last().get('page'), rows.last().get('size'), rows.last().get('lang')]).toEqual(['1', '20', 'PL']);
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(rows.last().get('lang')).toBe('EN'));
    await person.click(screen.getByRole('button', { name: 'Filtry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.selectOptions(drawer.getByLabelText('Aktywny: warunek'), 'różne od');
    await person.selectOptions(drawer.getByLabelText('Aktywny'), 'Tak');
    await person.click(drawer.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(rows.last().getAll('filters')).toEqual(['isActive;notEqual;true']));
  });

  it('removes the selected rows after a question, with the messages of the specification', async () => {
    answerList(path, [row(8, 'Ogłoszenia'), row(9, 'Stary')]);
    const removed = recordCalls('delete', path, [
      { id: 8, name: 'Ogłoszenia', done: true, errors: [] },
      { id: 9, name: 'Stary', done: true, errors: [] },
    ]);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Ogłoszenia' }));
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: Stary' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    await person.click(await screen.findByRole('button', { name: 'Usuń 2 kanały RSS' }));
    expect(await screen.findByText('Kanły RSS zostały usunięte')).toBeTruthy();
    expect(removed[0]?.url.search).toBe('?rssChannelIds=8&rssChannelIds=9');
  });

  it('lists each one that was not removed, with the reason', async () => {
    answerList(path, [row(8, 'Ogłoszenia')]);
    recordCalls('delete', path, [{ id: 8, name: 'Ogłoszenia', done: false, errors: ['Ktoś zmienił kanał'] }]);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Ogłoszenia' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText('Ktoś zmienił kanał')).toBeTruthy();
  });
});

describe('the form of an RSS channel', () => {
  async function open(stored: RssChannel = channel, ...handlers: HttpHandler[]) {
    answerRecord(`${path}/8`, stored);
    const saved = recordCalls('put', `${path}/8`, stored);
    const app = renderApp(`${list}/edytuj/8`, { handlers });
    await saveButton();
    return { ...app, saved };
  }

  it('has three tabs of sources with counts; bookmarks are added by double-click and by button, removed singly and all at once', async () => {
    answerList(
      '/api/settings/bookmarks',
      [6, 7, 9].map((id) => ({ id, displayText: `Zakładka ${id}` })),
    );
    const { person, saved } = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Menu poziome1',
      'Menu pionowe0',
      'Zakładki2',
    ]);
    await person.click(screen.getByRole('tab', { name: /Zakładki/ }));
    await person.click(screen.getByRole('button', { name: 'Dodaj zakładki' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Wybierz zakładki kanału' }));
    await person.click(await picker.findByRole('button', { name: 'Usuń wszystkie' }));
    const available = await picker.findByText('Zakładka 7');
    await person.dblClick(available);
    await person.click(picker.getByRole('button', { name: 'Dodaj: Zakładka 9' }));
    await person.click(picker.getByRole('button', { name: 'Dodaj: Zakładka 6' }));
    await person.click(picker.getByRole('button', { name: 'Usuń: Zakładka 9' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByRole('tab', { name: 'Zakładki2' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Usuń źródło: Zakładka 6' }));
    await person.click(await saveButton());
    expect(await screen.findByText('Kanał RSS został zaktualizowany')).toBeTruthy();
    expect(saved[0]?.body).toMatchObject({
      horizontalMenuElements: [12],
      verticalMenuElements: [],
      bookmarksElements: [7],
    });
  });

  it('shows the history and restores a field in the form', async () => {
    const entry = {
      id: 3,
      createdDate: '2026-11-22T09:15:07.000Z',
      actor: { id: 4, name: 'Anna Nowak' },
      program: null,
      area: 'settings',
      operation: 'edit',
      recordType: 'rssChannel',
      recordId: 8,
      recordName: 'Ogłoszenia',
      before: { isActive: true },
      after: { isActive: false },
      revertsEntryId: null,
      revertedByEntryId: null,
    };
    const journal = listAnswer('/api/application/journal', () => [entry], 7);
    const { person } = await open({ ...channel, isActive: false }, journal.handler);
    const history = within(await screen.findByRole('region', { name: 'Historia' }));
    expect(
      await history.findByText(/Anna Nowak: zmieniono kanał RSS „Ogłoszenia”: aktywność z tak na nie$/),
    ).toBeTruthy();
    expect(journal.last().getAll('filters')).toEqual(['recordType;equal;rssChannel', 'recordId;equal;8']);
    await person.click(history.getByRole('button', { name: 'Pokaż starsze' }));
    await waitFor(() => expect(journal.last().get('size')).toBe('25'));
    await person.click(history.getByRole('button', { name: 'Przywróć: aktywność' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Aktywny' }).checked).toBe(true);
  });

  it('searches only categories of the menu of the tab', async () => {
    const categories = listAnswer('/api/searches/categories', () => [
      { id: 23, displayText: 'Uchwały', menuType: 20, path: 'Prawo › Uchwały' },
    ]);
    server.use(categories.handler);
    const { person, saved } = await open();
    await person.click(screen.getByRole('tab', { name: /Menu pionowe/ }));
    await person.click(screen.getByRole('button', { name: 'Dodaj kategorie' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Wybierz kategorie kanału' }));
    expect(picker.queryByLabelText('Menu')).toBeNull();
    fireEvent.change(picker.getByRole('searchbox'), { target: { value: 'uch' } });
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Uchwały' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await person.click(await saveButton());
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ verticalMenuElements: [23] }));
    expect([categories.last().get('menuType'), categories.last().get('lang')]).toEqual(['20', 'PL']);
  });

  it('shows „Wszystkie” instead of the tabs when it contains all articles, and needs a source otherwise', async () => {
    const { person } = await open({
      ...channel,
      fromAllSources: true,
      horizontalMenuElements: [],
      bookmarksElements: [],
    });
    const card = within(screen.getByRole('region', { name: 'Źródła danych' }));
    expect(card.getByText('Wszystkie')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    await person.click(screen.getByRole('switch', { name: 'Ze wszystkich źródeł' }));
    expect(card.getByText(/^Kanał nie ma jeszcze źródła danych/)).toBeTruthy();
    await person.tab();
    expect(await screen.findByText('Aktywny kanał RSS musi mieć co najmniej jedno źródło danych')).toBeTruthy();
    expect((await saveButton()).getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('switch', { name: 'Aktywny' }));
    await waitFor(async () => expect((await saveButton()).getAttribute('aria-disabled')).toBe(null));
  });

  it('creates a channel in the active language with the default link target, and opens its form', async () => {
    answerRecord(`${path}/8`, channel);
    const created = recordCalls('post', path, { id: 8 }, 201);
    const { person, address } = renderApp(`${list}/utworz-nowy`, { parameters: { newTabOpenLinks: true } });
    await person.type(await screen.findByLabelText(/^Nazwa wyświetlana/), 'Ogłoszenia');
    await person.type(screen.getByLabelText(/^Tekst pod czytniki/), 'Kanał Ogłoszenia');
    await person.type(screen.getByLabelText(/^Opis/), 'Nowości');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Otwieraj w nowym oknie' }).checked).toBe(true);
    await person.click(await saveButton());
    expect(await screen.findByText('Kanał RSS został utworzony')).toBeTruthy();
    expect(created[0]?.body).toMatchObject({ languageId: 1, target: 20, isActive: false });
    await waitFor(() => expect(address()).toBe(`${list}/edytuj/8`));
  });
});
