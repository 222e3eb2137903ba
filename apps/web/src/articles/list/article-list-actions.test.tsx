import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { office } from './testing/article-list-server.ts';

const { Draft, Confirmed } = ArticleStatus;
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
    ['publikowania', '/artykuly/artykuly-zatwierdzone', Confirmed, 'Publikuj', 'Przekaż 3 artykuły'],
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

  test('what publication will refuse is named before; the ready ones can go alone', async () => {
    const lacks = { atPublication: ['Podaj osobę, która wytworzyła informację'] };
    const { bodies, asked } = office(three, {}, { 2: lacks });
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zatwierdź'));
    const later = await screen.findByRole('region', { name: /^Publikacja odrzuci, dopóki czegoś brakuje: 1 artykuł/ });
    expect(within(later).getByRole('listitem').textContent).toBe(`Artykuł 2${lacks.atPublication}`);
    expect(asked).toMatchObject([{ articleIds: [1, 2, 3], newStatus: Confirmed }]);
    await person.click(await button('Zatwierdź tylko gotowe (2)'));
    await screen.findByText('Zatwierdzono 2 artykuły');
    expect(bodies).toMatchObject([{ articleIds: [1, 3] }]);
  });

  test('a ticked row that its author has changed is marked, and goes with what was seen when it was ticked', async () => {
    const { bodies, change } = office(three);
    const { person, queryClient } = renderApp('/artykuly/artykuly-robocze');
    const box = (name: string) => screen.findByRole('checkbox', { name: `Zaznacz: ${name}` });
    await person.click(await box('Artykuł 1'));
    change(1, { title: 'Artykuł zmieniony', etag: '"17"' });
    await queryClient.invalidateQueries();
    const changed = await box('Artykuł zmieniony');
    expect(ticked()).toEqual(['Zaznacz: Artykuł zmieniony']);
    expect(screen.getAllByText(/^Zmieniony od zaznaczenia/)).toHaveLength(1);
    const confirmOne = async () => {
      await person.click(await button('Zatwierdź'));
      await person.click(await button('Zatwierdź 1 artykuł'));
    };
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Anuluj'));
    await person.click(changed);
    await person.click(changed);
    expect(screen.queryByText(/^Zmieniony od zaznaczenia/)).toBeNull();
    await confirmOne();
    await waitFor(() => expect(bodies).toEqual([{ articleIds: [1], etags: ['"17"'], newStatus: Confirmed }]));
  });

  test('all rows of a filtered list are ticked, on every page', async () => {
    const many = Array.from({ length: 34 }, (_one, index) => articleRow(index + 1));
    const { bodies } = office(many);
    server.use(
      http.get('*/api/articles', ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('size'));
        const page = size === 0 ? many : many.slice(0, size);
        return HttpResponse.json(page, { headers: { 'total-count': String(many.length) } });
      }),
    );
    const { person } = renderApp('/artykuly/artykuly-robocze');
    await person.click(await allRows());
    await person.click(await button('Zaznacz wszystkie 34'));
    await person.click(await button('Zatwierdź'));
    await person.click(await button('Zatwierdź 34 artykuły'));
    await screen.findByText('Zatwierdzono 34 artykuły');
    expect(bodies).toMatchObject([{ articleIds: many.map(({ id }) => id) }]);
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
