import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { row, serveTags, tag } from '../testing/tag-list.ts';

describe('the list of tags', () => {
  it('shows the flag of the language from where the API is, beside its code', async () => {
    const languageIsoCodeFile = { path: '/api/files/flags/PL', fileName: 'PL.svg' };
    server.use(listAnswer('/api/dictionaries/tags', () => [{ ...tag(1, 'budżet'), languageIsoCodeFile }]).handler);
    renderApp('/slowniki/tagi');
    // after the start, so that the mocks go on answering at the page's own origin
    document.head.insertAdjacentHTML('beforeend', '<meta name="redakcja-api" content="https://bip-api.gmina.pl">');
    onTestFinished(() => document.head.querySelector('meta[name="redakcja-api"]')?.remove());
    const cell = within(await row('budżet')).getByRole('cell', { name: 'PL' });
    // decoration beside the code, so it is no image to a screen reader
    expect(cell.querySelector('img')?.src).toBe('https://bip-api.gmina.pl/api/files/flags/PL');
    expect(within(cell).queryByRole('img')).toBeNull();
  });

  it('asks for the first twenty in the active language and shows rows and total', async () => {
    const { last } = serveTags(1284);
    renderApp('/slowniki/tagi');
    expect(await screen.findByRole('link', { name: 'budżet' })).toHaveProperty(
      'href',
      expect.stringContaining('/slowniki/tagi/edytuj/1'),
    );
    expect([last().get('page'), last().get('size'), last().get('lang'), last().getAll('filters')]).toEqual([
      '1',
      '20',
      'PL',
      [],
    ]);
    expect(screen.getByText('1–3 z 1 284')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Nazwa',
      'Kod ISO języka',
    ]);
  });

  it('searches once after the last key, and the filter is in the URL', async () => {
    const { queries, last } = serveTags();
    const { person, address } = renderApp('/slowniki/tagi?page=2');
    await row('budżet');
    const before = queries.length;
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj w nazwie' }), 'bud');
    await waitFor(() => expect(last().getAll('filters')).toEqual(['name;contains;bud']));
    expect(queries.length).toBe(before + 1);
    expect(last().get('page')).toBe('1');
    expect(address()).toBe('/slowniki/tagi?filters=name;contains;bud');
  });

  it('shows the filter of the address in the box, and clearing takes it away', async () => {
    const { last } = serveTags();
    const { person, address } = renderApp('/slowniki/tagi?filters=name;contains;ch&size=50');
    await row('budżet');
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect(box.value).toBe('ch');
    await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(last().getAll('filters')).toEqual([]));
    expect(box.value).toBe('');
    expect(address()).toBe('/slowniki/tagi?size=50');
    // the button disappears, and the focus moves to the filters
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it('keeps the focus in the list when the button that clears the selection disappears', async () => {
    serveTags();
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    await person.click(screen.getByRole('checkbox', { name: /budżet/ }));
    screen.getByRole('button', { name: 'Odznacz' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  it('keeps the keyboard among the pages when the last one is reached', async () => {
    serveTags(40);
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    screen.getByRole('button', { name: 'Następna strona' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Strona 2' })));
  });

  it('sorts by a heading: ascending, descending, own order', async () => {
    const { last } = serveTags();
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    const heading = () => screen.getByRole('columnheader', { name: 'Kod ISO języka' });
    const press = () => person.click(within(heading()).getByRole('button'));
    expect(heading().getAttribute('aria-sort')).toBe('none');
    await press();
    await waitFor(() => expect(last().getAll('sortings')).toEqual(['languageIsoCode;asc']));
    expect(heading().getAttribute('aria-sort')).toBe('ascending');
    await press();
    await waitFor(() => expect(last().getAll('sortings')).toEqual(['languageIsoCode;desc']));
    await press();
    await waitFor(() => expect(last().getAll('sortings')).toEqual([]));
  });

  it('pages, offers All and keeps it in the address', async () => {
    const { last } = serveTags(100);
    const { person, address } = renderApp('/slowniki/tagi');
    await row('budżet');
    await person.click(screen.getByRole('button', { name: 'Strona 3' }));
    await waitFor(() => expect(last().get('page')).toBe('3'));
    const sizes = screen.getByLabelText<HTMLSelectElement>('Wierszy na stronie');
    expect([...sizes.options].map((option) => option.text)).toEqual(['Wszystkie', '20', '50', '100', '200']);
    await person.selectOptions(sizes, 'Wszystkie');
    await waitFor(() => expect(last().get('size')).toBe('0'));
    expect(address()).toBe('/slowniki/tagi?size=0');
  });

  it('says in a region that was there before that nothing is left', async () => {
    server.use(
      listAnswer('/api/dictionaries/tags', (search) => (search.has('filters') ? [] : [tag(1, 'budżet')])).handler,
    );
    const { person } = renderApp('/slowniki/tagi');
    const status = await screen.findByText('Wiersze 1–1 z 1', { selector: '[role="status"]' });
    await person.type(screen.getByRole('searchbox'), 'nic');
    await waitFor(() => expect(status.textContent).toBe('Nie znaleziono żadnych wierszy'));
    expect(status.isConnected).toBe(true);
  });

  it('says that it has no rows in the language of the address', async () => {
    renderApp('/slowniki/tagi?lang=XX');
    expect(await screen.findByText('Nie ma wersji językowej „XX”. Otwarto wersję: polski')).toBeTruthy();
  });

  it('switches the language version and remembers it', async () => {
    const { last } = serveTags();
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(last().get('lang')).toBe('EN'));
    expect(Object.values(localStorage)).toContain('EN');
  });

  it('opens the form by a press anywhere in the row, and "Wróć" leads back to the list as it was', async () => {
    serveTags();
    const { person, address } = renderApp('/slowniki/tagi?filters=name;contains;u&sortings=name;desc');
    await person.click(within(await row('uchwały')).getByText('PL'));
    await waitFor(() => expect(address()).toBe('/slowniki/tagi/edytuj/3'));
    // the frame that is there while the record is loaded has such a link too
    await screen.findByRole('textbox', { name: /^Nazwa/ });
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    await waitFor(() => expect(address()).toBe('/slowniki/tagi?filters=name;contains;u&sortings=name;desc'));
  });

  it('opens the form with the keyboard alone', async () => {
    serveTags();
    const { person, address } = renderApp('/slowniki/tagi');
    (await screen.findByRole('link', { name: 'nabór' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/slowniki/tagi/edytuj/2'));
  });

  it('has hints for an empty list and for no matches', async () => {
    server.use(listAnswer('/api/dictionaries/tags', () => []).handler);
    const { router } = renderApp('/slowniki/tagi');
    expect(await screen.findByText(/Dodaj pierwszy/)).toBeTruthy();
    await router.navigate({ to: '/slowniki/tagi', search: { filters: 'name;contains;x' } });
    expect(await screen.findByText(/Zmień je lub wyczyść filtry/)).toBeTruthy();
  });

  it('shows that loading failed, with a retry', async () => {
    server.use(http.get('*/api/dictionaries/tags', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { person } = renderApp('/slowniki/tagi');
    await screen.findByText('Nie udało się pobrać listy');
    serveTags();
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await row('budżet')).toBeTruthy();
  });
});

describe('removing tags', () => {
  it('asks first, sends the ticked ids, and names those that stay with the reason', async () => {
    serveTags();
    const requests: string[][] = [];
    server.use(
      http.delete('*/api/dictionaries/tags', ({ request }) => {
        requests.push(new URL(request.url).searchParams.getAll('ids'));
        return HttpResponse.json([
          { id: 1, done: true, errors: [] },
          { id: 3, done: false, errors: ['Tag jest używany w 4 artykułach'] },
        ]);
      }),
    );
    const { person } = renderApp('/slowniki/tagi');
    expect(await row('budżet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: budżet' }));
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: uchwały' }));
    expect(screen.getByText('Zaznaczono 2')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć 2 tagi?' });
    expect(requests).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Usuń 2 tagi' }));
    const results = await screen.findByRole('dialog', { name: 'Nie wszystko zostało usunięte' });
    expect(results.textContent).toContain('Usunięto 1 tag.');
    expect(within(results).getByText('uchwały')).toBeTruthy();
    expect(within(results).getByText('Tag jest używany w 4 artykułach')).toBeTruthy();
    expect(requests).toEqual([['1', '3']]);
    expect(screen.getByText('Zaznaczono 1')).toBeTruthy();
  });

  it('clears the selection when filters or language change', async () => {
    serveTags();
    const { person } = renderApp('/slowniki/tagi');
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }));
    expect(screen.getByText('Zaznaczono 3')).toBeTruthy();
    await person.type(screen.getByRole('searchbox'), 'x{Enter}');
    await waitFor(() => expect(screen.queryByText('Zaznaczono 3')).toBeNull());
  });
});

it('dictionaries are closed without ManageSettings', async () => {
  const { address } = renderApp('/slowniki/tagi', { permissions: ['CreateArticles'] });
  await waitFor(() => expect(address()).toBe('/'));
});
