import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serveArticle, storedArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { attachment } from '../parts/testing/attachments.ts';

const { Confirmed, ToPublish, Withdrawed } = ArticleStatus;
const uchwaly = { id: 31, displayText: 'Uchwały', menuType: 20 as const, path: 'Rada › Uchwały' };
const placed = { categories: [uchwaly], mainMenuElementDisplayText: 'Uchwały' };

async function open(changes: Partial<Article> = {}, permissions?: readonly PermissionName[]) {
  const served = serveArticle(changes);
  const app = renderApp('/artykuly/artykuly/edytuj/12', permissions && { permissions });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Tytuł( \*)?$/);
  return { ...app, ...served, title };
}

async function ask(changes: Partial<Article> = {}) {
  const app = await open(changes);
  await app.person.click(screen.getByRole('button', { name: 'Przekaż do publikacji…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Przekazać artykuł do publikacji?' }));
  return { ...app, dialog, send: () => dialog.getByRole('button', { name: 'Przekaż do publikacji' }) };
}

describe('the next step is a button', () => {
  test.each([
    [ArticleStatus.Draft, undefined, 'Przekaż do publikacji…'],
    [ArticleStatus.Draft, [PermissionName.ConfirmArticles], 'Zatwierdź…'],
    [Confirmed, undefined, 'Przekaż do publikacji…'],
    [Withdrawed, undefined, 'Opublikuj ponownie…'],
  ])('of status %s', async (status, permissions, name) => {
    await open({ status }, permissions);
    expect(screen.getByRole('button', { name }).className).toContain('button-primary');
  });

  test('of an article that waits for its date it is taken back, and the question says what will not happen', async () => {
    const { person, calls } = await open({ status: ToPublish, publishStart: '2099-03-01T07:00:00.000Z' });
    const back = screen.getByRole('button', { name: 'Cofnij do zatwierdzonych…' });
    expect(back.className).not.toContain('button-primary');
    await person.click(back);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Czy zmienić status na Zatwierdzony?' }));
    expect(dialog.getByText('Planowana publikacja 01.03.2099 08:00 nie odbędzie się.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Zmień status' }));
    await waitFor(() => expect(calls).toMatchObject([{ what: 'status 20' }]));
  });

  test('but not by who may not publish', async () => {
    await open({ status: ToPublish, publishStart: '2099-03-01T07:00:00.000Z' }, [PermissionName.ConfirmArticles]);
    expect(screen.queryByRole('button', { name: /…$/ })).toBeNull();
  });
});

describe('one dialog', () => {
  test('publishes now', async () => {
    const { person, calls, dialog, send } = await ask(placed);
    expect(dialog.getByRole('status').textContent).toContain('na stronie BIP od razu');
    await person.click(send());
    await waitFor(() => expect(calls).toHaveLength(1));
    const dates = { publishNow: true, publishEnd: null, archiveAfterPublishEnd: false };
    expect(calls[0]?.body).toEqual({ articleIds: [12], etags: ['"1"'], newStatus: 30, ...dates });
    expect(await screen.findByText('Status artykułu: Opublikowany')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('at a chosen date, and says what will happen', async () => {
    const { person, calls, dialog, send } = await ask(placed);
    await person.click(dialog.getByRole('radio', { name: 'W wybranym terminie' }));
    const start = dialog.getByRole('textbox', { name: /Data publikacji od/ });
    await person.clear(start);
    await person.type(start, '2099-03-01 08:00');
    await person.type(dialog.getByRole('textbox', { name: /Data publikacji do/ }), '2099-03-31 15:00');
    expect(dialog.getByRole('status').textContent).toContain('01.03.2099 08:00');
    expect(dialog.getByRole('status').textContent).toContain('31.03.2099 15:00 zostanie wycofany ze strony');
    await person.click(send());
    await waitFor(() =>
      expect(calls).toMatchObject([
        { body: { publishStart: '2099-03-01T07:00:00.000Z', publishEnd: '2099-03-31T13:00:59.000Z' } },
      ]),
    );
    expect(await screen.findByText('Status artykułu: Do publikacji. Ukaże się 01.03.2099 08:00')).toBeTruthy();
  });

  test('refuses an hour of today that has passed or is none', async () => {
    const { person, calls, dialog, send } = await ask(placed);
    const hour = dialog.getByRole('textbox', { name: 'Godzina publikacji' });
    await person.clear(hour);
    await person.type(hour, '2575');
    expect(dialog.getByRole('alert').textContent).toBe('Wpisz godzinę, która jeszcze dziś nastąpi');
    expect(dialog.getByRole('status').textContent).toBe('');
    await person.click(send());
    expect(calls).toEqual([]);
  });

  test('what is missing is filled in there, and saved first with a reason', async () => {
    const { person, calls, dialog, send } = await ask({ ...placed, baseArticleAuthorName: '' });
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Osoba, która wytworzyła/)));
    await person.type(dialog.getByLabelText(/^Osoba, która wytworzyła informację/), 'Jan Kowalski');
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Powód zmiany');
    expect(reason.value).toBe('aktualizacja treści');
    await person.click(send());
    await waitFor(() =>
      expect(calls).toMatchObject([
        { what: 'save', body: { baseArticleAuthorName: 'Jan Kowalski', changeText: 'aktualizacja treści' } },
        { what: 'statuses', body: { etags: ['"2"'], newStatus: 30 } },
      ]),
    );
  });

  test('errors in the text ask for a written reason', async () => {
    const content = '<p>PESEL wnioskodawcy: 44051401359</p>';
    const { person, calls, dialog, send } = await ask({ ...placed, content });
    expect(dialog.getByText(/Sprawdzenie treści znalazło błędy: numer PESEL/)).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Powód zmiany/), 'Numer z wzoru');
    await person.click(send());
    await waitFor(() => expect(calls).toMatchObject([{ what: 'statuses', body: { changeText: 'Numer z wzoru' } }]));
  });

  test('a file that is being checked holds it back, until it is done', async () => {
    const of = (isChecked: boolean): Partial<Article> => {
      const check = { documentRepositoryId: 3, displayName: 'Wykaz', filename: 'wykaz.pdf', isChecked, findings: [] };
      const review = { attachments: [check], sameText: null, authorIds: [], approvedBy: null, ownNumbers: [] };
      return { ...placed, attachments: [attachment(3, 'Wykaz', 100)], review };
    };
    const { dialog, send } = await ask(of(false));
    expect(dialog.getByText(/^Sprawdzanie załącznika.*chwilę\.$/)).toBeTruthy();
    expect(dialog.queryByLabelText(/^Powód zmiany/)).toBeNull();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    const checked = () => HttpResponse.json(storedArticle(of(true)), { headers: { etag: '"1"' } });
    server.use(http.get('*/api/articles/12', checked));
    await waitFor(() => expect(send().getAttribute('aria-disabled')).not.toBe('true'), { timeout: 5000 });
    expect(dialog.queryByText(/^Sprawdzanie załącznika/)).toBeNull();
  });

  test('what the server refuses stands in the dialog', async () => {
    const { person, dialog, send } = await ask(placed);
    const refused = { id: 12, name: 'Statut', done: false, errors: ['Brak uprawnień do kategorii Uchwały'] };
    server.use(http.put('*/api/articles/status', () => HttpResponse.json([refused])));
    await person.click(send());
    expect(await dialog.findByText('Brak uprawnień do kategorii Uchwały')).toBeTruthy();
  });

  test('without a category it offers the categories', async () => {
    const { dialog, send } = await ask({ categories: [], mainMenuElementDisplayText: null });
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Dodaj' })));
    expect(send().getAttribute('aria-disabled')).toBe('true');
  });
});

test('of one who only publishes says what is missing, and why it cannot be filled in', async () => {
  const lacking = { ...placed, status: Confirmed, baseArticleAuthorName: '' };
  const { person } = await open(lacking, [PermissionName.PublishArticles]);
  await person.click(screen.getByRole('button', { name: 'Przekaż do publikacji…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Przekazać artykuł do publikacji?' }));
  expect(dialog.getByRole('listitem').textContent).toBe('Podaj osobę, która wytworzyła informację');
  expect(dialog.getByText(/^Tych pól nie można teraz wypełnić/)).toBeTruthy();
  const words = dialog.getByRole('region', { name: 'Czego brakuje do publikacji' });
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(dialog.queryByLabelText(/^Osoba, która wytworzyła informację/)).toBeNull();
});
