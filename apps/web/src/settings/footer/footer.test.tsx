import type { Footer } from '@redakcja/generated/model/footer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/journal-entry.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const page = '/ustawienia/stopka-systemu';

const link = (id: number, displayText: string) => ({
  key: `30-${id}`,
  parentKey: null,
  type: 30 as const,
  sourceId: id,
  url: null,
  slug: 'x',
  displayText,
  title: displayText,
  target: 10 as const,
});

function stored(): Footer {
  return {
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    footerElements: [
      { type: 10, displayText: null, isActive: true, content: { bip: 'BIP', office: 'Urząd Gminy' } },
      { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } },
      { type: 30, displayText: 'Adres redakcji', isActive: true, content: { text: '<p>Rynek 1</p>' } },
      { type: 40, displayText: 'Informacje', isActive: true, content: { links: [link(12, 'Dane osobowe')] } },
      { type: 50, displayText: 'Aktualizacje', isActive: true, content: null },
    ],
  };
}

type Part = Footer['footerElements'][number];

/** A server with one footer, which rejects outdated revisions. */
function footerServer() {
  const state = { footer: stored(), version: 1 };
  const saves: { ifMatch: string | null; parts: Part[] }[] = [];
  const answer = () => HttpResponse.json(state.footer, { headers: { etag: `"${state.version}"` } });
  function put(parts: Part[]) {
    state.version += 1;
    const { footerElements } = state.footer;
    const changed = footerElements.map((part) => parts.find(({ type }) => type === part.type) ?? part);
    state.footer = { ...state.footer, footerElements: changed };
  }
  answerList('/api/application/journal', []);
  server.use(
    http.get('*/api/settings/footers/:lang', answer),
    http.put<never, { footerElements: Part[] }>('*/api/settings/footers/PL', async ({ request }) => {
      const { footerElements: parts } = await request.json();
      const ifMatch = request.headers.get('if-match');
      saves.push({ ifMatch, parts });
      if (ifMatch !== `"${state.version}"`) {
        const problem = { title: 'Nie zapisano', status: 412, errors: ['Ktoś zapisał nowsze dane'] };
        return HttpResponse.json(problem, { status: 412 });
      }
      put(parts);
      return answer();
    }),
  );
  return { saves, state, changedBySomebody: (part: Part) => put([part]) };
}

async function openPart(name: string) {
  const app = renderApp(`${page}/PL`);
  await app.person.click(await screen.findByRole('button', { name: `Edytuj: ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const save = async () => app.person.click(dialog.getByRole('button', { name: 'Zapisz' }));
  return { ...app, dialog, save };
}

describe('the footer', () => {
  it('has a card per part, for the language of the address; other languages are the active ones', async () => {
    footerServer();
    const { person, address } = renderApp(`${page}/PL`);
    expect(await screen.findByText('Urząd Gminy')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Logo',
      'Redakcja',
      'Adres redakcji',
      'Informacje',
      'Aktualizacje',
      'Historia',
    ]);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['PL', 'EN']);
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(address()).toBe(`${page}/EN`));
  });

  it.each([
    ['Logo', 'logo.office', 'Gmina', 'nazwa jednostki w logo', { content: { bip: 'BIP', office: 'Gmina' } }],
    ['Redakcja', 'editorialOffice.displayText', 'Zespół', 'nazwa części „Redakcja”', { displayText: 'Zespół' }],
    ['Redakcja', 'editorialOffice.text', '<p>Jan</p>', 'treść części „Redakcja”', { content: { text: '<p>Jan</p>' } }],
    ['Informacje', 'information.isActive', false, 'widoczność części „Informacje”', { isActive: false }],
    [
      'Informacje',
      'information.links',
      [{ ...link(7, 'Statut'), name: 'Statut' }],
      'łącza',
      { content: { links: [{ key: '30-7', displayText: 'Statut', sourceId: 7 }] } },
    ],
  ])('%s: %s goes back into its dialog, and is saved from there', async (part, field, before, label, sent) => {
    const { saves } = footerServer();
    answerList('/api/application/journal', [journalEntry({ before: { [field]: before }, after: { [field]: 'x' } })]);
    const { person } = renderApp(`${page}/PL`);
    await person.click(await screen.findByRole('button', { name: `Przywróć: ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: part }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saves.map(({ parts }) => parts)).toMatchObject([[sent]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing back that no dialog shows', async () => {
    footerServer();
    const [before, after] = [{ 'logo.isActive': true }, { 'logo.isActive': false }];
    answerList('/api/application/journal', [journalEntry({ before, after })]);
    renderApp(`${page}/PL`);
    expect(await screen.findByText(/widoczność logo z tak na nie/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Przywróć/ })).toBeNull();
  });

  it('saves one part separately; its button is disabled without changes and without a name', async () => {
    const { saves } = footerServer();
    const { person, dialog, save } = await openPart('Logo');
    const isOff = () => dialog.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled') === 'true';
    expect(isOff()).toBe(true);
    const office = dialog.getByLabelText(/^Nazwa jednostki/);
    await person.clear(office);
    expect(isOff()).toBe(true);
    await person.type(office, 'Urząd Miasta');
    await save();
    expect(await screen.findByText('Stopka została zaktualizowana')).toBeTruthy();
    expect(saves).toEqual([
      { ifMatch: '"1"', parts: [{ type: 10, isActive: true, content: { bip: 'BIP', office: 'Urząd Miasta' } }] },
    ]);
    expect(await screen.findByText('Urząd Miasta')).toBeTruthy();
  });

  it('is saved with Enter in one of its fields', async () => {
    const { saves } = footerServer();
    const { person, dialog } = await openPart('Logo');
    const field = dialog.getByLabelText(/^Nazwa jednostki/);
    fireEvent.change(field, { target: { value: 'Urząd Miasta' } });
    field.focus();
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(saves.map(({ parts }) => parts[0]?.content)).toEqual([{ bip: 'BIP', office: 'Urząd Miasta' }]),
    );
  });

  it('is saved without a question after a concurrent change of another part', async () => {
    const { saves, changedBySomebody } = footerServer();
    const { person, dialog, save } = await openPart('Aktualizacje');
    changedBySomebody({ type: 10, displayText: null, isActive: true, content: { bip: 'BIP', office: 'Starostwo' } });
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), ' strony');
    await save();
    expect(await screen.findByText('Starostwo')).toBeTruthy();
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
    expect(await screen.findByText('Aktualizacje strony')).toBeTruthy();
  });

  it('shows both versions after a concurrent change of the same part', async () => {
    const { state, changedBySomebody } = footerServer();
    const { person, dialog, save } = await openPart('Aktualizacje');
    changedBySomebody({ type: 50, displayText: 'Ostatnia zmiana', isActive: true, content: null });
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), ' strony');
    await save();
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' }));
    expect(conflict.getByText('Ostatnia zmiana')).toBeTruthy();
    expect(conflict.getByText('Aktualizacje strony')).toBeTruthy();
    await person.click(conflict.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    await save();
    await waitFor(() => expect(state.footer.footerElements[4]).toMatchObject({ displayText: 'Aktualizacje strony' }));
  });
});

describe('links of the footer', () => {
  it('are added by address with its three texts, once, and edited', async () => {
    const { saves } = footerServer();
    const { person, dialog, save } = await openPart('Informacje');
    async function add(url: string) {
      await person.click(dialog.getByRole('button', { name: 'Dodaj łącze zewnętrzne' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nowe łącze zewnętrzne' }));
      // in one event, because an opening dialog moves the focus while typing
      const fill = (label: RegExp, value: string) =>
        fireEvent.change(form.getByLabelText(label), { target: { value } });
      fill(/^Adres URL/, url);
      fill(/^Nazwa wyświetlana/, 'ePUAP');
      fireEvent.click(form.getByRole('button', { name: 'Dodaj łącze' }));
      expect(await form.findByText('Pole wymagane')).toBeTruthy();
      fill(/^Tekst pod czytniki/, 'Strona ePUAP');
      fireEvent.click(form.getByRole('button', { name: 'Dodaj łącze' }));
      return form;
    }
    await add('https://epuap.gov.pl');
    expect(await screen.findByText('Dodano nowe źródło')).toBeTruthy();
    const again = await add('https://epuap.gov.pl');
    expect(await again.findByText('To źródło jest już na liście')).toBeTruthy();
    await person.click(again.getByRole('button', { name: 'Anuluj' }));
    await person.click(dialog.getByRole('button', { name: 'Edytuj: Dane osobowe' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Edycja łącza' }));
    expect(edited.queryByLabelText(/^Adres URL/)).toBeNull();
    await person.type(edited.getByLabelText(/^Nazwa wyświetlana/), ' w urzędzie');
    await person.click(edited.getByRole('button', { name: 'Zastosuj' }));
    await save();
    await waitFor(() =>
      expect(saves[0]?.parts).toMatchObject([
        {
          content: {
            links: [
              { key: '30-12', sourceId: 12, displayText: 'Dane osobowe w urzędzie' },
              { type: 40, sourceId: null, url: 'https://epuap.gov.pl', displayText: 'ePUAP', title: 'Strona ePUAP' },
            ],
          },
        },
      ]),
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('are not added with the address %s', async (url) => {
    footerServer();
    const { person, dialog } = await openPart('Informacje');
    await person.click(dialog.getByRole('button', { name: 'Dodaj łącze zewnętrzne' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowe łącze zewnętrzne' }));
    fireEvent.change(form.getByLabelText(/^Adres URL/), { target: { value: url } });
    await person.click(form.getByRole('button', { name: 'Dodaj łącze' }));
    expect(await form.findByText(/^Podaj poprawny adres URL/)).toBeTruthy();
  });

  it('are picked from menus and articles up to Published without generated pages and duplicates; all are removed after a question', async () => {
    const { saves } = footerServer();
    const articles = listAnswer('/api/searches/articles', () =>
      [12, 13].map((id) => ({ id, title: `Artykuł ${id}`, status: 40, tooltipCategories: [] })),
    );
    const categories = listAnswer('/api/searches/categories', () => [
      { id: 12, displayText: 'Prawo', title: 'Prawo miejscowe', path: 'Prawo', menuType: 20 },
    ]);
    server.use(articles.handler, categories.handler);
    const { person, dialog, save } = await openPart('Informacje');
    await person.click(dialog.getByRole('button', { name: 'Dodaj źródła' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Źródła stopki' }));
    fireEvent.change(picker.getByRole('searchbox'), { target: { value: 'pra' } });
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Prawo' }));
    await person.selectOptions(picker.getByLabelText('Źródło'), 'Artykuł');
    expect(await picker.findByRole('button', { name: 'Wybrano: Artykuł 12' })).toBeTruthy();
    await person.dblClick(picker.getByText('Artykuł 13'));
    expect(picker.getByRole('heading', { name: 'Wybrane źródła (3)' })).toBeTruthy();
    expect([articles.last().getAll('statuses'), articles.last().getAll('types'), articles.last().get('lang')]).toEqual([
      ['10', '20', '30', '40'],
      ['10', '40', '50', '60', '130'],
      'PL',
    ]);
    await person.click(picker.getByRole('button', { name: 'Usuń wszystkie' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Czy na pewno usunąć wszystkie elementy?' }),
    );
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await person.click(await dialog.findByRole('button', { name: 'Usuń: Dane osobowe' }));
    await save();
    await waitFor(() =>
      expect(saves[0]?.parts).toMatchObject([
        {
          content: {
            links: [
              { key: '20-12', type: 20, sourceId: 12, displayText: 'Prawo', title: 'Prawo miejscowe' },
              { key: '30-13', type: 30, sourceId: 13 },
            ],
          },
        },
      ]),
    );
  });
});
