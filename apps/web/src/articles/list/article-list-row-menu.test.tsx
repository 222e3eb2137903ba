import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { office } from './testing/article-list-server.ts';

const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;

const button = (name: string) => screen.findByRole('button', { name });

describe('the menu of a row', () => {
  async function menuOf(id: number) {
    const { person } = current;
    await person.click(await button(`Działania: Artykuł ${id}`));
    const menu = await screen.findByRole('menu', { hidden: true });
    return within(menu);
  }
  let current: ReturnType<typeof renderApp>;

  test('changes the status of the row that was seen, with a reason', async () => {
    office([articleRow(7)]);
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/articles/:id/status/:status', async ({ request, params }) => {
        sent.push([params.id, params.status, request.headers.get('if-match'), await request.json()]);
        return HttpResponse.json({ id: 7 });
      }),
    );
    current = renderApp('/artykuly/artykuly');
    const menu = await menuOf(7);
    await current.person.click(menu.getByText('Zmień status na: Zatwierdzony'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Czy zmienić status na Zatwierdzony?' }));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'aktualizacja treści');
    await current.person.click(dialog.getByRole('button', { name: 'Zmień status' }));
    await screen.findByText('Status artykułu został zmieniony');
    expect(sent).toEqual([['7', '20', '"7"', { changeText: 'aktualizacja treści' }]]);
  });

  test('shows why a change of status was rejected', async () => {
    office([articleRow(7)]);
    const problem = { title: 'Nie zmieniono statusu', status: 409, errors: ['Artykuł ma już status Zatwierdzony'] };
    server.use(http.put('*/api/articles/:id/status/:status', () => HttpResponse.json(problem, { status: 409 })));
    current = renderApp('/artykuly/artykuly');
    await current.person.click((await menuOf(7)).getByText('Zmień status na: Zatwierdzony'));
    await current.person.click(await button('Zmień status'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Artykuł ma już status Zatwierdzony')).toBeTruthy();
    expect(screen.getAllByText('Artykuł ma już status Zatwierdzony')).toHaveLength(1);
  });

  test('keeps the dialog for another try where the call did not go through', async () => {
    office([articleRow(7)]);
    server.use(http.put('*/api/articles/:id/status/:status', () => HttpResponse.json(null, { status: 500 })));
    current = renderApp('/artykuly/artykuly');
    await current.person.click((await menuOf(7)).getByText('Zmień status na: Zatwierdzony'));
    await current.person.click(await button('Zmień status'));
    await screen.findByText('Wystąpił niespodziewany błąd podczas zmiany statusu artykułu');
    expect(await button('Zmień status')).toBeTruthy();
  });

  test('says what will not happen when a planned publication is taken back', async () => {
    office([articleRow(7, { status: ToPublish, publishStart: '2099-03-01T07:00:00.000Z' })]);
    current = renderApp('/artykuly/artykuly');
    await current.person.click((await menuOf(7)).getByText('Zmień status na: Zatwierdzony'));
    expect(await screen.findByText(/Planowana publikacja 01\.03\.2099 08:00 nie odbędzie się\.$/)).toBeTruthy();
  });

  test('asks when to publish, and takes the date of the card first', async () => {
    const { bodies } = office([articleRow(7, { status: Confirmed, publishStart: '2099-03-01T07:00:00.000Z' })]);
    current = renderApp('/artykuly/artykuly');
    await current.person.click((await menuOf(7)).getByText('Zmień status na: Do publikacji'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przekazać do publikacji 1 artykuł?' }));
    await current.person.click(dialog.getByRole('button', { name: 'Przekaż do publikacji' }));
    await screen.findByText('Przekazano do publikacji 1 artykuł');
    expect(bodies).toEqual([{ articleIds: [7], etags: ['"7"'], newStatus: ToPublish }]);
  });

  test.each([
    ['/artykuly/artykuly', Draft, ['Otwórz', 'Zatwierdzony', 'Do publikacji', 'Usuń']],
    ['/artykuly/artykuly', Published, ['Otwórz', 'Wycofaj z publikacji']],
    ['/artykuly/artykuly-robocze', Draft, ['Otwórz', 'Usuń']],
    ['/artykuly/artykuly-zatwierdzone', Confirmed, ['Otwórz']],
    ['/artykuly/artykuly?extraFilters=status;in;20', Confirmed, ['Otwórz']],
  ])('on %s of an article of status %i', async (address, status, entries) => {
    office([articleRow(7, { status })]);
    current = renderApp(address);
    const menu = await menuOf(7);
    const names = menu.getAllByRole('menuitem', { hidden: true }).map((entry) => entry.textContent);
    expect(names.map((name) => name?.replace('Zmień status na: ', ''))).toEqual([...entries, 'Dlaczego nie mogę?']);
  });
});
