import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed } = ArticleStatus;

async function open(changes: Partial<Article> = {}, permissions?: readonly PermissionName[]) {
  const served = serveArticle(changes);
  const isSystem = changes.baseArticleType !== undefined;
  const address = isSystem ? '/artykuly/systemowe-artykuly/edytuj/12' : '/artykuly/artykuly/edytuj/12';
  const app = renderApp(address, permissions && { permissions });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Tytuł( \*)?$/);
  return { ...app, ...served, title };
}

const step = (name: string) => within(screen.getByRole('navigation', { name: 'Status artykułu' })).getByText(name);
const dialog = () => screen.findByRole('alertdialog');
describe('status', () => {
  test('a clean article changes its status after one question', async () => {
    const { person, calls } = await open();
    await person.click(step('Zatwierdzony'));
    const asked = within(await dialog());
    expect(asked.getByText('Czy zmienić status na Zatwierdzony?')).toBeTruthy();
    expect(asked.queryByRole('textbox')).toBeNull();
    await person.click(asked.getByRole('button', { name: 'Zmień status' }));
    await waitFor(() =>
      expect(calls).toMatchObject([{ what: 'status 20', ifMatch: '"1"', body: { changeText: null } }]),
    );
    await waitFor(() => expect(step('Zatwierdzony').closest('button')?.getAttribute('aria-current')).toBe('step'));
  });

  test('unsaved changes are saved first, with the same reason', async () => {
    const { person, title, calls } = await open();
    await person.type(title, '!');
    await person.click(step('Zatwierdzony'));
    await person.click(within(await dialog()).getByRole('button', { name: 'Zmień status' }));
    await waitFor(() =>
      expect(calls).toMatchObject([
        { what: 'save', ifMatch: '"1"', body: { title: 'Statut Gminy Jasionka!', changeText: 'aktualizacja treści' } },
        { what: 'status 20', ifMatch: '"2"', body: { changeText: 'aktualizacja treści' } },
      ]),
    );
  });

  test('an approver goes on to the next draft, from the oldest to the newest and round again', async () => {
    const { person, router } = await open({}, [PermissionName.ConfirmArticles]);
    const asked: string[] = [];
    server.use(
      http.get('*/api/articles', ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push(query.getAll('filters').join(' '));
        const rows = asked.length === 1 ? [] : [articleRow(12), articleRow(5)];
        return HttpResponse.json(rows, { headers: { 'total-count': String(rows.length) } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Następny do zatwierdzenia' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/artykuly/artykuly/edytuj/5'));
    expect(asked).toEqual([expect.stringMatching(/^status;equal;10 createdDate;greaterThan;/), 'status;equal;10']);
  });

  const uchwaly = { id: 31, displayText: 'Uchwały', menuType: 20 as const, path: 'Rada › Uchwały' };
  const placed = { categories: [uchwaly], mainMenuElementDisplayText: 'Uchwały' };

  test('a step to publication offers what is missing', async () => {
    const { person, calls } = await open({
      publishStart: '2099-03-01T07:00:00.000Z',
      mainMenuElementDisplayText: null,
    });
    await person.click(step('Do publikacji'));
    const asked = within(await screen.findByRole('dialog', { name: 'Przekazać artykuł do publikacji?' }));
    const missing = within(asked.getByRole('region', { name: 'Czego brakuje do publikacji' }));
    expect(missing.getByRole('button', { name: 'Dodaj' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('errors of the server are shown at their fields', async () => {
    const { person } = await open({ ...placed, status: Withdrawed, publishStart: '2026-03-01T07:00:00.000Z' });
    const message = 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną';
    const problem = { title: 'Operacja niedozwolona', status: 409, errors: [message] };
    const fields = [{ path: 'categories', message }];
    server.use(
      http.put('*/api/articles/12/status/:status', () => HttpResponse.json({ ...problem, fields }, { status: 409 })),
    );
    await person.click(step('Opublikowany'));
    await person.click(within(await dialog()).getByRole('button', { name: 'Zmień status' }));
    const categories = screen.getByRole('heading', { name: 'Kategorie' }).closest('section') as HTMLElement;
    expect(await within(categories).findByText(message)).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  test.each([
    ['a sentence', {}, ['Artykuł ma już status Zatwierdzony']],
    ['at the reason', { fields: [{ path: 'changeText', message: 'Podaj powód' }] }, ['Powód zmiany: Podaj powód']],
  ])('what the server refuses stands in the dialog, not over it: %s', async (_, more, errors) => {
    const { person } = await open(placed);
    const problem = { title: 'Operacja niedozwolona', status: 409, errors, ...more };
    server.use(http.put('*/api/articles/12/status/:status', () => HttpResponse.json(problem, { status: 409 })));
    await person.click(step('Zatwierdzony'));
    await person.click(within(await dialog()).getByRole('button', { name: 'Zmień status' }));
    expect(await within(await dialog()).findByText(/Artykuł ma już status Zatwierdzony|Podaj powód/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Powiadomienia' })?.textContent ?? '').toBe('');
  });

  test('a step to publication asks for its time, also who only publishes', async () => {
    const { person, calls } = await open({ ...placed, status: Confirmed }, [PermissionName.PublishArticles]);
    await person.click(step('Do publikacji'));
    const asked = within(await screen.findByRole('dialog', { name: 'Przekazać artykuł do publikacji?' }));
    await person.click(asked.getByRole('radio', { name: 'W wybranym terminie' }));
    const start = asked.getByRole('textbox', { name: /Data publikacji od/ });
    await person.clear(start);
    await person.type(start, '2099-03-01 08:00');
    await person.click(asked.getByRole('button', { name: 'Przekaż do publikacji' }));
    await waitFor(() => expect(step('Do publikacji').closest('button')?.getAttribute('aria-current')).toBe('step'));
    expect(calls).toMatchObject([
      {
        what: 'statuses',
        body: { articleIds: [12], etags: ['"1"'], newStatus: 30, publishStart: '2099-03-01T07:00:00.000Z' },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the open card follows the schedule', async () => {
    const publishStart = new Date(Date.now() - 1000).toISOString();
    const { state } = await open({ ...placed, status: ToPublish, publishStart });
    expect(step('Do publikacji').closest('button')?.getAttribute('aria-current')).toBe('step');
    state.article = { ...state.article, status: Published };
    state.revision = 2;
    const published = () => step('Opublikowany').closest('button')?.getAttribute('aria-current');
    await waitFor(() => expect(published()).toBe('step'));
    expect(screen.getByRole('button', { name: 'Wycofaj z publikacji' })).toBeTruthy();
  });

  test('an article returned by the scheduler shows the reason', async () => {
    const missedPublication = 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną';
    await open({ status: Confirmed, missedPublication });
    expect(screen.getByRole('note').textContent).toBe(`Nie opublikowano w terminie. ${missedPublication}.`);
  });

  test('changed by another user is shown in its new state', async () => {
    const { person, state, calls } = await open();
    state.article = { ...state.article, status: Confirmed };
    state.revision = 2;
    await person.click(step('Zatwierdzony'));
    await person.click(within(await dialog()).getByRole('button', { name: 'Zmień status' }));
    expect(await screen.findByText(/^Ktoś zapisał nowsze dane/)).toBeTruthy();
    await waitFor(() => expect(step('Zatwierdzony').closest('button')?.getAttribute('aria-current')).toBe('step'));
    expect(calls).toMatchObject([{ what: 'status 20', ifMatch: '"1"' }]);
  });

  test('what cannot be saved keeps its status', async () => {
    const { person, title, calls } = await open();
    await person.clear(title);
    await person.click(step('Zatwierdzony'));
    await person.click(within(await dialog()).getByRole('button', { name: 'Zmień status' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Tytuł artykułu jest polem wymaganym')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test.each([
    [
      'Opublikowany',
      Draft,
      'Artykuły są publikowane automatycznie w dniu i o godzinie podanych w polu „Data publikacji od”',
    ],
    ['Zarchiwizowany', Draft, 'Brak uprawnień do zmiany statusu'],
  ])('pressing %s says why it is not allowed', async (label, status, text) => {
    const { person, calls } = await open({ status });
    await person.click(step(label));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('withdrawal is a button of its own and needs a reason', async () => {
    const { person, calls } = await open({ status: Published });
    await person.click(screen.getByRole('button', { name: 'Wycofaj z publikacji' }));
    const asked = within(await dialog());
    const button = () => asked.getByRole('button', { name: 'Wycofaj z publikacji' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await person.type(asked.getByLabelText(/^Powód zmiany/), 'błędna treść');
    expect(calls).toEqual([]);
    await person.click(button());
    await waitFor(() => expect(calls).toMatchObject([{ what: 'status 50', body: { changeText: 'błędna treść' } }]));
  });

  test('a withdrawal takes the title out of the register only with a reason of its own', async () => {
    const { person, calls } = await open({ status: Published });
    await person.click(screen.getByRole('button', { name: 'Wycofaj z publikacji' }));
    const asked = within(await dialog());
    await person.type(asked.getByLabelText(/^Powód zmiany/), 'błędna treść');
    await person.click(asked.getByRole('checkbox', { name: /^Usuń też tytuł/ }));
    const button = asked.getByRole('button', { name: 'Wycofaj z publikacji' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.type(asked.getByLabelText(/^Powód usunięcia tytułu/), 'dane osobowe');
    await person.click(button);
    const body = { changeText: 'błędna treść', titleRemovalReason: 'dane osobowe' };
    await waitFor(() => expect(calls).toMatchObject([{ what: 'status 50', body }]));
  });

  test('a system article has no Archived step', async () => {
    await open({ status: Withdrawed, baseArticleType: ArticleType.Rss });
    expect(screen.queryByText('Zarchiwizowany')).toBeNull();
  });
});
