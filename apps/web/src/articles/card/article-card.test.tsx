import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const { Confirmed, Published } = ArticleStatus;

async function open(changes: Partial<Article> = {}, permissions?: readonly PermissionName[]) {
  const served = serveArticle(changes);
  const isSystem = changes.baseArticleType !== undefined;
  const address = isSystem ? '/artykuly/systemowe-artykuly/edytuj/12' : '/artykuly/artykuly/edytuj/12';
  const app = renderApp(address, permissions && { permissions });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Tytuł( \*)?$/);
  return { ...app, ...served, title };
}

const saveButton = () => screen.getByRole('button', { name: 'Zapisz' });
const step = (name: string) => within(screen.getByRole('navigation', { name: 'Status artykułu' })).getByText(name);
const dialog = () => screen.findByRole('alertdialog');
const reasonFor = (element: HTMLElement) => {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

test('a tab is named for its article, and no longer when it is left', async () => {
  const { person } = await open();
  await waitFor(() => expect(document.title).toBe('Statut Gminy Jasionka – Edycja artykułu – Redakcja BIP'));
  await person.click(screen.getByRole('link', { name: 'Artykuły' }));
  await waitFor(() => expect(document.title).toBe('Artykuły – Redakcja BIP'));
});

test('a missing article has a heading with a link to the list', async () => {
  server.use(http.get('*/api/articles/12', () => new HttpResponse(null, { status: 404 })));
  const { person, address } = renderApp('/artykuly/artykuly/edytuj/12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleziono' })).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Przejdź do listy' }));
  await waitFor(() => expect(address()).toBe('/artykuly/artykuly'));
});

test('the title is one line of text, though it may be shown in several', async () => {
  const { person, title } = await open();
  await person.clear(title);
  await person.type(title, 'Uchwała{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.paste(' nr 5\r\n w sprawie\nstawek');
  expect(title.value).toBe('Uchwała nr 5 w sprawie stawek');
});

describe('locks', () => {
  test('a draft can be edited', async () => {
    const { title } = await open();
    expect(title.readOnly).toBe(false);
    expect(screen.getByRole('button', { name: 'Dodaj łącze' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('a confirmed article shows why its fields are locked, and leaves the publication open', async () => {
    const { title } = await open({ status: Confirmed });
    expect(title.readOnly).toBe(true);
    expect(reasonFor(title)).toContain('aby edytować pola, przywróć status Roboczy');
    expect(screen.getByLabelText<HTMLInputElement>('Data publikacji od').readOnly).toBe(false);
    expect(screen.getByRole('button', { name: 'Dodaj łącze' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('without CreateArticles nothing can be edited or saved', async () => {
    const { title } = await open({}, [PermissionName.ConfirmArticles]);
    expect(title.readOnly).toBe(true);
    expect(reasonFor(saveButton())).toContain('Brak uprawnienia do edycji artykułów');
  });

  test('a published article takes links, extra content and extra attachments', async () => {
    await open({ status: Published });
    expect(screen.getByRole('button', { name: 'Dodaj łącze' }).getAttribute('aria-disabled')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Dodatkowe załączniki' })).toBeTruthy();
    expect(screen.getByText('Treść dodatkowa')).toBeTruthy();
  });

  test('every locked part of an archived article can be reached by keyboard to read why', async () => {
    await open({ status: ArticleStatus.Archived, tags: [{ id: 7, name: 'uchwały' }] });
    const tags = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tagi' });
    expect([tags.value, tags.readOnly, tags.disabled]).toEqual(['uchwały', true, false]);
    expect(reasonFor(tags)).toContain('tagów nie można zmieniać');
    const archiving = screen.getByLabelText<HTMLInputElement>('Archiwizacja po zakończeniu publikacji');
    expect([archiving.disabled, archiving.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(reasonFor(archiving)).toContain('dat publikacji nie można zmieniać');
    const content = await screen.findByRole('textbox', { name: 'Treść' });
    expect(reasonFor(content)).toContain('pól nie można zmieniać');
  });

  test('the footer title of a system article belongs to ManageSettings', async () => {
    const changes = { baseArticleType: ArticleType.Instruction };
    await open(changes, [PermissionName.CreateArticles]);
    const field = screen.getByLabelText<HTMLInputElement>('Tytuł w stopce');
    expect(reasonFor(field)).toContain('Brak uprawnienia do zmiany tytułu w stopce');
  });
});

describe('saving', () => {
  test('asks for the text of the change and sends it with the entity tag', async () => {
    const { person, title, calls } = await open();
    await person.type(title, ' (tekst jednolity)');
    await person.click(saveButton());
    const text = within(await dialog()).getByLabelText<HTMLTextAreaElement>('Opis zmiany');
    expect(text.value).toBe('aktualizacja treści');
    await person.clear(text);
    await person.type(text, 'nowy tytuł');
    await person.click(within(await dialog()).getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Artykuł został zapisany')).toBeTruthy();
    expect(calls).toMatchObject([
      {
        what: 'save',
        ifMatch: '"1"',
        body: { title: 'Statut Gminy Jasionka (tekst jednolity)', changeText: 'nowy tytuł' },
      },
    ]);
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
  });

  test('and a change of status are confirmed with Ctrl+Enter, too', async () => {
    const { person, title, calls } = await open();
    await person.type(title, '!');
    await person.click(step('Zatwierdzony'));
    const text = within(await dialog()).getByLabelText<HTMLTextAreaElement>('Powód zmiany');
    await person.type(text, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(calls).toMatchObject([{ what: 'save' }, { what: 'status 20' }]));
  });

  test('of an article saved by another user names the user; what was changed apart is joined', async () => {
    const { person, title, state } = await open();
    const entry = {
      id: 5,
      version: 1,
      createdDate: '2026-11-21T09:00:00.000Z',
      createdBy: 'Ewa Kubiak',
      description: 'Zmieniono artykuł',
      changeText: 'poprawka',
      details: [],
    };
    state.article = { ...state.article, shortDescription: 'Opis Ewy.', changeLogEntries: [entry] };
    state.revision = 2;
    await person.type(title, '!');
    await person.click(saveButton());
    await person.click(within(await dialog()).getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(/Ostatnia zmiana: Ewa Kubiak, 21\.11\.2026 10:00 \(„poprawka”\)\./)).toBeTruthy();
    expect(await screen.findByDisplayValue('Statut Gminy Jasionka!')).toBeTruthy();
    expect(screen.getByDisplayValue('Opis Ewy.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
  });

  test('a change of mind sends nothing and loses nothing', async () => {
    const { person, title, calls } = await open();
    await person.type(title, '!');
    await person.click(saveButton());
    await person.click(within(await dialog()).getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([]);
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
  });

  test('messages are shown at their fields, and the save lists missing fields', async () => {
    const { person, title } = await open();
    await person.clear(title);
    await person.tab();
    expect(await screen.findByText('Tytuł artykułu jest polem wymaganym')).toBeTruthy();
    expect(reasonFor(saveButton())).toContain('Uzupełnij lub popraw: Tytuł');
  });

  test('without a message of the server the fallback of section 8 is shown', async () => {
    const { person, title } = await open();
    server.use(http.put('*/api/articles/12', () => new HttpResponse(null, { status: 500 })));
    await person.type(title, '!');
    await person.click(saveButton());
    await person.click(within(await dialog()).getByRole('button', { name: 'Zapisz' }));
    const text = 'Wystąpił niespodziewany błąd podczas aktualizowania bazowego artykułu';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(title.value).toBe('Statut Gminy Jasionka!');
  });
});

describe('around the form', () => {
  test('a missing translation is made by copying, after a question', async () => {
    const copies = recordCalls('post', '/api/articles/12/translations', { id: 77 }, 201);
    const { person, address } = await open();
    await person.click(screen.getByRole('button', { name: /Skopiuj artykuł do języka: angielski/ }));
    await person.click(within(await dialog()).getByRole('button', { name: 'Skopiuj artykuł' }));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/77'));
    expect(copies.map((call) => call.body)).toEqual([{ languageId: 2 }]);
  });

  test('a translation that failed shows an error and opens nothing', async () => {
    server.use(http.post('*/api/articles/12/translations', () => new HttpResponse(null, { status: 500 })));
    const { person, address } = await open();
    await person.click(screen.getByRole('button', { name: /Skopiuj artykuł do języka: angielski/ }));
    await person.click(within(await dialog()).getByRole('button', { name: 'Skopiuj artykuł' }));
    const text = 'Wystąpił niespodziewany błąd podczas kopiowania artykułu do innej wersji językowej';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toBe('/artykuly/artykuly/edytuj/12');
  });

  test('the preview waits for a save', async () => {
    const { person, title } = await open();
    await person.type(title, '!');
    expect(reasonFor(screen.getByRole('button', { name: 'Podgląd' }))).toContain('Zapisz zmiany, aby zobaczyć podgląd');
  });

  test('a new version comes from a published article only, and opens', async () => {
    const creations = recordCalls('post', '/api/articles/12/version', { id: 78 }, 201);
    const { person, address } = await open({ status: Published });
    await person.click(screen.getByRole('button', { name: 'Nowa wersja' }));
    await person.click(within(await dialog()).getByRole('button', { name: 'Utwórz nową wersję' }));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/78'));
    expect(creations).toHaveLength(1);
  });

  test('the language of the address leads to that translation', async () => {
    const { state } = serveArticle();
    const [version] = state.article.versions;
    if (!version) throw new Error('the article has no version');
    state.article = { ...state.article, translations: [version, { ...version, id: 79, languageId: 2, isoCode: 'EN' }] };
    const { address } = renderApp('/artykuly/artykuly/edytuj/12/en');
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/79'));
  });

  test('a language in the URL without a translation is reported on the card', async () => {
    serveArticle();
    const { address } = renderApp('/artykuly/artykuly/edytuj/12/en');
    expect(await screen.findByText(/^Artykuł nie ma jeszcze wersji językowej: angielski/)).toBeTruthy();
    expect(await screen.findByLabelText(/^Tytuł( \*)?$/)).toBeTruthy();
    expect(address()).toBe('/artykuly/artykuly/edytuj/12/en');
  });
});
