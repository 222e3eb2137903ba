import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow } from '../../testing/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { office } from './testing/article-list-server.ts';

const { Draft, Confirmed, ToPublish } = ArticleStatus;
const stale = 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie';

const button = (name: string) => screen.findByRole('button', { name });
const allRows = () => screen.findByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Zaznacz: / })
    .filter((box) => box.checked)
    .map((box) => box.getAttribute('aria-label'));

describe('confirming many', () => {
  const three = [1, 2, 3].map((id) => articleRow(id));

  test('asks with the number of articles, and refreshes the list', async () => {
    const { bodies } = office(three);
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zatwierdź'));
    const question = await screen.findByRole('alertdialog', { name: 'Zatwierdzić 3 artykuły?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anuluj'));
    expect(bodies).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Zatwierdź 3 artykuły' }));
    await screen.findByText('Zatwierdzono 3 artykuły');
    expect(bodies).toEqual([{ articleIds: [1, 2, 3], etags: ['"1"', '"2"', '"3"'], newStatus: Confirmed }]);
    await screen.findByText('brak danych');
  });

  test('names the rows that were refused, with the reason; the others are done', async () => {
    office(three, { 2: stale });
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Zatwierdź 3 artykuły'));
    const results = await screen.findByRole('dialog', { name: 'Nie wszystkie artykuły zostały zatwierdzone' });
    within(results).getByText('Zatwierdzono 2 artykuły.');
    expect(
      within(results)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([`Artykuł 2${stale}`]);
    await person.click(within(results).getByText('Zamknij'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Artykuł 1' })).toBeNull());
    expect(ticked()).toEqual(['Zaznacz: Artykuł 2']);
  });

  test('is not done without a yes', async () => {
    const { bodies } = office(three);
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Anuluj'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodies).toEqual([]);
    expect(ticked()).toHaveLength(3);
  });

  test('shows an error when the request fails', async () => {
    office(three);
    server.use(http.put('*/api/articles/status', () => HttpResponse.json(null, { status: 500 })));
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Zatwierdź 3 artykuły'));
    await screen.findByText('Wystąpił błąd w trakcie potwierdzania artykułów');
    expect(ticked()).toHaveLength(3);
  });

  test.each([
    ['usuwania', '/artykuly/artykuly-robocze', Draft, 'Usuń', 'Usuń 3 artykuły'],
    ['publikowania', '/artykuly/artykuly-zatwierdzone', Confirmed, 'Publikuj', 'Publikuj 3 artykuły'],
  ])('so does the failure of %s', async (word, address, status, action, answer) => {
    office([1, 2, 3].map((id) => articleRow(id, { status })));
    server.use(
      http.put('*/api/articles/status', () => HttpResponse.json(null, { status: 500 })),
      http.delete('*/api/articles', () => HttpResponse.json(null, { status: 500 })),
    );
    const { person } = renderApp(address);
    await person.click(await allRows());
    await person.click(await button(action));
    await person.click(await button(answer));
    expect(await screen.findByText(`Wystąpił błąd w trakcie ${word} artykułów`)).toBeTruthy();
  });

  test('rows stay ticked when the list comes anew, and go with what was seen last', async () => {
    const { bodies, change } = office(three);
    const { person, queryClient } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Artykuł 1' }));
    change(1, { title: 'Artykuł zmieniony', etag: '"17"' });
    await queryClient.invalidateQueries();
    await screen.findByRole('checkbox', { name: 'Zaznacz: Artykuł zmieniony' });
    expect(ticked()).toEqual(['Zaznacz: Artykuł zmieniony']);
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Zatwierdź 1 artykuł'));
    await waitFor(() => expect(bodies).toEqual([{ articleIds: [1], etags: ['"17"'], newStatus: Confirmed }]));
  });
});

describe('publishing many', () => {
  const rows = [
    articleRow(1, { status: Confirmed }),
    articleRow(2, { status: Confirmed, mainMenuElementDisplayText: null, tooltipCategories: [] }),
    articleRow(3, { status: Confirmed }),
  ];
  async function ask(given: ArticleRow[]) {
    const calls = office(given);
    const { person } = renderApp('/artykuly/artykuly-zatwierdzone');
    await person.click(await allRows());
    await person.click(await button('Publikuj'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Przekazać do publikacji/ }));
    return { ...calls, person, dialog };
  }
  const start = (dialog: { getByRole: typeof screen.getByRole }) =>
    dialog.getByRole('textbox', { name: /Data publikacji od/ });

  test('names the rows without a main category before anything is sent, and sends the others', async () => {
    const { person, dialog, bodies } = await ask(rows);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Artykuł 2']);
    dialog.getByText(/Artykuł musi mieć kategorię główną z nazwą wyświetlaną/);
    await person.clear(start(dialog));
    await person.type(start(dialog), '2099-03-01 08:00');
    await person.type(dialog.getByRole('textbox', { name: /Data publikacji do/ }), '2099-03-31 15:00');
    await person.click(dialog.getByRole('switch', { name: 'Archiwizuj po zakończeniu' }));
    await person.click(dialog.getByRole('button', { name: 'Publikuj 2 artykuły' }));
    await screen.findByText('Przekazano do publikacji 2 artykuły');
    expect(bodies).toEqual([
      {
        articleIds: [1, 3],
        etags: ['"1"', '"3"'],
        newStatus: ToPublish,
        publishStart: '2099-03-01T07:00:00.000Z',
        publishEnd: '2099-03-31T13:00:59.000Z',
        archiveAfterPublishEnd: true,
      },
    ]);
  });

  test.each([
    ['', '', 'Podaj datę publikacji od'],
    ['2020-01-01 08:00', '', 'Data publikacji od musi być większa od daty aktualnej'],
    ['2099-03-02 08:00', '2099-03-01 08:00', 'Data publikacji do musi być późniejsza niż data publikacji od'],
    ['2020-01-02 08:00', '2020-01-03 08:00', 'Data publikacji do musi być późniejsza niż aktualna'],
  ])('from „%s” to „%s”: %s', async (from, to, message) => {
    const { person, dialog, bodies } = await ask([articleRow(1, { status: Confirmed })]);
    const end = dialog.getByRole('textbox', { name: /Data publikacji do/ });
    await person.clear(start(dialog));
    if (from !== '') await person.type(start(dialog), from);
    if (to !== '') await person.type(end, to);
    await person.click(dialog.getByRole('button', { name: 'Publikuj 1 artykuł' }));
    await dialog.findByText(message);
    expect(bodies).toEqual([]);
  });

  test('keeps the dates when the call fails, and sends them once more', async () => {
    const { person, dialog, bodies } = await ask([articleRow(1, { status: Confirmed })]);
    let isBroken = true;
    server.use(
      http.put('*/api/articles/status', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)),
    );
    await person.clear(start(dialog));
    await person.type(start(dialog), '2099-03-01 08:00');
    await person.click(dialog.getByRole('button', { name: 'Publikuj 1 artykuł' }));
    await screen.findByText('Wystąpił błąd w trakcie publikowania artykułów');
    isBroken = false;
    await person.click(dialog.getByRole('button', { name: 'Publikuj 1 artykuł' }));
    await screen.findByText('Przekazano do publikacji 1 artykuł');
    expect(bodies).toMatchObject([{ articleIds: [1], publishStart: '2099-03-01T07:00:00.000Z' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('cannot be done when no row has a main category', async () => {
    const { person, dialog, bodies } = await ask(rows.slice(1, 2));
    const publish = dialog.getByRole('button', { name: /^Publikuj/ });
    await person.click(publish);
    expect(publish.getAttribute('aria-disabled')).toBe('true');
    expect(bodies).toEqual([]);
  });
});

describe('deleting', () => {
  test('many asks with their number and names what could not go', async () => {
    const { deletions } = office(
      [1, 2, 3, 4, 5].map((id) => articleRow(id)),
      { 4: 'Do artykułu prowadzi łącze' },
    );
    const { person } = renderApp('/artykuly/artykuly');
    await person.click(await allRows());
    await person.click(await button('Usuń'));
    await screen.findByRole('alertdialog', { name: 'Usunąć 5 artykułów?' });
    await person.click(await button('Usuń 5 artykułów'));
    const results = await screen.findByRole('dialog', { name: 'Nie wszystko zostało usunięte' });
    within(results).getByText('Usunięto 4 artykuły.');
    expect(within(results).getByRole('listitem').textContent).toBe('Artykuł 4Do artykułu prowadzi łącze');
    expect(deletions.map((query) => query.getAll('articleIds'))).toEqual([['1', '2', '3', '4', '5']]);
    expect(deletions.map((query) => query.getAll('etags'))).toEqual([['"1"', '"2"', '"3"', '"4"', '"5"']]);
  });
});
