// Section 4 on the edit screen: unlocked parts for each status, with and without each permission, and messages of failed calls.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { CreateArticles, ConfirmArticles, PublishArticles, ArchiveArticles } = PermissionName;

const category = { id: 31, displayText: 'Uchwały', menuType: 20 as const, path: 'Rada › Uchwały' };

async function open(changes: Partial<Article> = {}, setup: Parameters<typeof renderApp>[1] = {}) {
  const served = serveArticle({ isEditable: true, addedExtraContent: false, ...changes });
  const app = renderApp('/artykuly/artykuly/edytuj/12', setup);
  await screen.findByLabelText(/^Tytuł( \*)?$/);
  return { ...app, ...served };
}

const isOpenField = (label: RegExp) => !screen.getByLabelText<HTMLInputElement>(label).readOnly;
const isOpenButton = (name: string | RegExp, within_ = within(document.body)) =>
  within_.getByRole('button', { name }).getAttribute('aria-disabled') === null;
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);

/** The parts of the form that are open, by their names on the screen. */
function openParts(): string[] {
  const parts: [string, boolean][] = [
    ['tytuł', isOpenField(/^Tytuł( \*)?$/)],
    ['źródło', isOpenField(/^Osoba, która wytworzyła/)],
    ['publikacja', isOpenField(/^Data publikacji od/)],
    ['kategorie', isOpenButton('Dodaj', cardOf('Kategorie'))],
    ['tagi', screen.queryByRole('combobox', { name: 'Dodaj tag' }) !== null],
    ['łącza', isOpenButton('Dodaj łącze')],
    ['multimedia', isOpenButton('Dodaj multimedia')],
    ['nowa wersja', isOpenButton('Nowa wersja')],
    ['podgląd', isOpenButton('Podgląd')],
  ];
  return parts.flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}

const everything = ['tytuł', 'źródło', 'publikacja', 'kategorie', 'tagi', 'łącza', 'multimedia', 'podgląd'];

describe('what is open', () => {
  test.each<[string, ArticleStatus, string[]]>([
    ['Roboczy', Draft, everything],
    ['Zatwierdzony', Confirmed, ['publikacja', 'kategorie', 'tagi', 'podgląd']],
    ['Do publikacji', ToPublish, ['kategorie', 'tagi', 'podgląd']],
    ['Opublikowany', Published, ['kategorie', 'tagi', 'łącza', 'nowa wersja', 'podgląd']],
    ['Wycofany', Withdrawed, ['nowa wersja', 'podgląd']],
    ['Zarchiwizowany', Archived, ['podgląd']],
  ])('at %s with CreateArticles', async (_name, status, parts) => {
    await open({ status }, { permissions: [CreateArticles] });
    expect(openParts()).toEqual(parts);
  });

  test.each<[string, ArticleStatus]>([
    ['Roboczy', Draft],
    ['Opublikowany', Published],
  ])('at %s without CreateArticles is the preview alone', async (_name, status) => {
    await open({ status }, { permissions: [ConfirmArticles, PublishArticles, ArchiveArticles] });
    expect(openParts()).toEqual(['podgląd']);
  });

  test('with editing switched off is the preview alone', async () => {
    await open({ status: Draft, isEditable: false });
    expect(openParts()).toEqual(['podgląd']);
  });

  test('under an excluded category is the preview alone, and no step; administrators are not bound', async () => {
    const excluded = { user: { excludeCategories: [31] } };
    const { person, calls, unmount } = await open({ status: Draft, categories: [category] }, excluded);
    expect(openParts()).toEqual(['podgląd']);
    screen.getByRole('button', { name: 'Zapisz' }).focus();
    expect(await screen.findByText('Brak uprawnień do kategorii „Uchwały”', { selector: '.hint' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zatwierdzony' }));
    expect(await screen.findByText('Brak uprawnień do zmiany statusu')).toBeTruthy();
    expect(isOpenButton(/Skopiuj artykuł do języka/)).toBe(false);
    expect(calls).toEqual([]);
    unmount();
    await open({ status: Draft, categories: [category] }, { user: { ...excluded.user, isAdmin: true } });
    expect(openParts()).toEqual(everything);
  });
});

describe('the steps', () => {
  const marks = () =>
    within(screen.getByRole('navigation', { name: 'Status artykułu' }))
      .getAllByRole('listitem')
      .map((item) => /step-(done|doing|todo)/.exec(item.className)?.[1]);

  test.each<[ArticleStatus, PermissionName[], string]>([
    [Draft, [CreateArticles], 'done todo todo todo todo todo'],
    [Draft, [ConfirmArticles], 'done doing todo todo todo todo'],
    [Draft, [ConfirmArticles, PublishArticles], 'done doing doing todo todo todo'],
    [Confirmed, [PublishArticles], 'done done doing todo todo todo'],
    [ToPublish, [PublishArticles], 'done done done todo todo todo'],
    [Published, [ArchiveArticles], 'done done done done todo doing'],
    [Withdrawed, [ArchiveArticles], 'done done done done done doing'],
    [Archived, [ConfirmArticles, PublishArticles, ArchiveArticles], 'done done done done done done'],
  ])('from %s with %j are %s', async (status, permissions, expected) => {
    await open({ status, baseArticleType: ArticleType.Common }, { permissions });
    expect(marks().join(' ')).toBe(expected);
  });
});

describe('without a message of the server', () => {
  const fails = () => new HttpResponse(null, { status: 500 });

  test('a change of status shows an error, and keeps its reason for a retry', async () => {
    const { person, calls } = await open({ status: Published });
    server.use(http.put('*/api/articles/12/status/50', fails, { once: true }));
    await person.click(screen.getByRole('button', { name: 'Wycofaj z publikacji' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await person.type(asked.getByLabelText(/^Powód zmiany/), 'dane osobowe');
    await person.click(asked.getByRole('button', { name: 'Wycofaj z publikacji' }));
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas zmiany statusu artykułu')).toBeTruthy();
    expect(asked.getByLabelText<HTMLTextAreaElement>(/^Powód zmiany/).value).toBe('dane osobowe');
    await person.click(asked.getByRole('button', { name: 'Wycofaj z publikacji' }));
    await waitFor(() => expect(calls).toMatchObject([{ what: 'status 50', body: { changeText: 'dane osobowe' } }]));
  });

  test.each([
    ['the save before it', '*/api/articles/12', 0],
    ['the change itself', '*/api/articles/12/status/20', 1],
  ])('a change of status with unsaved changes keeps its reason when %s fails', async (_name, address, savesBefore) => {
    const { person, calls } = await open({ baseArticleType: ArticleType.Common });
    server.use(http.put(address, fails, { once: true }));
    await person.type(screen.getByLabelText(/^Tytuł( \*)?$/), '!');
    const step = () => screen.getByRole('button', { name: /^2?\s*Zatwierdzony/ });
    const reason = () => screen.findByLabelText<HTMLTextAreaElement>('Powód zmiany');
    await person.click(step());
    await person.clear(await reason());
    await person.type(await reason(), 'sprawdzone');
    await person.click(screen.getByRole('button', { name: 'Zmień status' }));
    await screen.findByText(/^Wystąpił niespodziewany błąd podczas (aktualizowania|zmiany statusu)/);
    expect(calls).toHaveLength(savesBefore);
    if (screen.queryByRole('alertdialog') === null) await person.click(step());
    expect((await reason()).value).toBe('sprawdzone');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zmień status' }).ariaBusy).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Zmień status' }));
    await screen.findByText('Status artykułu: Zatwierdzony');
    expect(calls.at(-1)).toMatchObject({ what: 'status 20', body: { changeText: 'sprawdzone' } });
  });

  test('a save shows an error, and keeps its description', async () => {
    const { person } = await open();
    server.use(http.put('*/api/articles/12', fails, { once: true }));
    await person.type(screen.getByLabelText(/^Tytuł( \*)?$/), '!');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    const text = () => screen.findByLabelText<HTMLTextAreaElement>('Opis zmiany');
    await person.clear(await text());
    await person.type(await text(), 'wykrzyknik');
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
    const fallback = 'Wystąpił niespodziewany błąd podczas aktualizowania bazowego artykułu';
    expect(await screen.findByText(fallback)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect((await text()).value).toBe('wykrzyknik');
  });

  test('a new version shows an error', async () => {
    const { person } = await open({ status: Published });
    server.use(http.post('*/api/articles/12/version', fails));
    await person.click(screen.getByRole('button', { name: 'Nowa wersja' }));
    await person.click(await screen.findByRole('button', { name: 'Utwórz nową wersję' }));
    const fallback = 'Wystąpił niespodziewany błąd podczas tworzenia nowej wersji artykułu';
    expect(await screen.findByText(fallback)).toBeTruthy();
  });

  test('a preview shows an error', async () => {
    const { person } = await open();
    server.use(http.post('*/api/articles/hash/12', fails));
    await person.click(screen.getByRole('button', { name: 'Podgląd' }));
    const fallback = 'Wystąpił niespodziewany błąd podczas generowania podglądu artykułu';
    expect(await screen.findByText(fallback)).toBeTruthy();
  });
});
