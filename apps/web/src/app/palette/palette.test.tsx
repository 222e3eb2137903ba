import { getListUsersResponseMock } from '@redakcja/generated/access/access.msw';
import { getListArticlesResponseMock } from '@redakcja/generated/articles/articles.msw';
import { getSearchArticlesResponseMock, getSearchCategoriesResponseMock } from '@redakcja/generated/menus/menus.msw';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const common = { status: ArticleStatus.Draft, baseArticleType: ArticleType.Common };

/** Answers each search with one record; `asked` has the addresses that were asked. */
function answerSearches() {
  const asked: string[] = [];
  const rows = (path: string, row: object) =>
    http.get(`*${path}`, ({ request }) => {
      asked.push(decodeURIComponent(request.url));
      return HttpResponse.json([row], { headers: { 'total-count': '1' } });
    });
  server.use(
    rows('/api/searches/articles', {
      ...getSearchArticlesResponseMock()[0],
      ...common,
      id: 412,
      title: 'Plan finansów',
    }),
    rows('/api/articles', { ...getListArticlesResponseMock()[0], ...common, id: 187, title: 'Ogłoszenie' }),
    rows('/api/searches/categories', {
      ...getSearchCategoriesResponseMock()[0],
      id: 23,
      menuType: MenuType.Vertical,
      displayText: 'Finanse',
      path: 'Organizacja › Finanse',
    }),
    rows('/api/auth/users', { ...getListUsersResponseMock()[0], id: 7, firstname: 'Anna', surname: 'Finkowska' }),
  );
  return asked;
}

async function openPalette(permissions: readonly PermissionName[] = Object.values(PermissionName)) {
  // jsdom lays nothing out
  Element.prototype.scrollIntoView = () => {};
  const app = renderApp('/', { permissions });
  await screen.findByRole('navigation', { name: 'Menu główne' });
  const asked = answerSearches();
  await app.person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Ekran, ustawienie/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...app, field, asked, active };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const names = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the palette', () => {
  it('offers at first what this person may do and open', async () => {
    await openPalette(['CreateArticles']);
    expect(names('Działania')).toEqual(['Dodaj artykuł', 'Mój profil', 'Zmień hasło', 'Wyloguj się']);
    expect(names('Ekrany')).toContain('Artykuły: robocze');
    expect(screen.queryByRole('option', { name: /^Banery/ })).toBeNull();
  });

  it('gets the letters that are typed before it is there, not the field behind it', async () => {
    Element.prototype.scrollIntoView = () => {};
    const { person } = renderApp('/slowniki/tagi');
    const behind = await screen.findByRole('searchbox');
    await person.click(behind);
    await person.keyboard('{Control>}k{/Control}stopx{Backspace}ka');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'stopka'));
    expect(behind).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: /^Ekran, ustawienie/ })).toBe(document.activeElement);
  });

  it('opens by its button too, and Escape gives the focus back', async () => {
    Element.prototype.scrollIntoView = () => {};
    const { person } = renderApp('/');
    const button = await screen.findByRole('button', { name: 'Szukaj i przejdź' });
    await person.click(button);
    await screen.findByRole('combobox', { name: /^Ekran, ustawienie/ });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('goes to what is chosen with the arrow keys and Enter', async () => {
    const { person, active, address } = await openPalette();
    await person.keyboard('dodaj t');
    await waitFor(() => expect(active()).toBe('Dodaj tag'));
    await person.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/slowniki/tagi/utworz-nowy'));
    expect(screen.queryByRole('combobox', { name: /^Ekran, ustawienie/ })).toBeNull();
  });

  it('finds settings by the words of their search', async () => {
    const { person, address } = await openPalette();
    await person.keyboard('konta bankow');
    await person.click(await screen.findByRole('option', { name: /^Numer konta bankowego/ }));
    await waitFor(() => expect(address()).toBe('/ustawienia/jednostki/dane-jednostki?pole=bankAccountNumber'));
  });

  it('finds articles, categories and users by a part of their name', async () => {
    const { person, address } = await openPalette();
    await person.keyboard('fin');
    expect(await screen.findByRole('option', { name: /^Plan finansów ?nr 412 · Roboczy/ })).toBeTruthy();
    expect(names('Użytkownicy')[0]).toMatch(/^Anna Finkowska/);
    await person.click(group('Kategorie').getByRole('option'));
    await waitFor(() => expect(address()).toBe('/zarzadzanie-menu/pionowe?kategoria=23'));
  });

  it.each(['Anna Nowak', 'nowak anna', 'Lukasz lesniak', 'a.nowak'])('finds a person by «%s»', async (name) => {
    const { person } = await openPalette();
    const people = [
      { id: 3, firstname: 'Anna', surname: 'Nowak', userName: 'a.nowak' },
      { id: 4, firstname: 'Jan', surname: 'Nowak', userName: 'j.nowak' },
      { id: 5, firstname: 'Anna', surname: 'Lis', userName: 'a.lis' },
      { id: 6, firstname: 'Łukasz', surname: 'Leśniak', userName: 'llesniak' },
    ] as const;
    server.use(
      http.get('*/api/auth/users', ({ request }) => {
        const [column = '', , part = ''] = new URL(request.url).searchParams.get('filters')?.split(';') ?? [];
        const found = people.filter((one) =>
          one[column as keyof (typeof people)[number]].toString().toLowerCase().includes(part.toLowerCase()),
        );
        const rows = found.map((one) => ({ ...getListUsersResponseMock()[0], ...one }));
        return HttpResponse.json(rows, { headers: { 'total-count': String(rows.length) } });
      }),
    );
    await person.keyboard(name);
    await screen.findByRole('group', { name: 'Użytkownicy' });
    const [one, ...others] = names('Użytkownicy');
    expect(one).toMatch(name.startsWith('Lukasz') ? /^Łukasz Leśniak/ : /^Anna Nowak/);
    expect(others).toEqual([]);
  });

  it.each(['187', 'nr 187', '#187'])('finds an article by its number: «%s»', async (number) => {
    const { person, asked, address } = await openPalette();
    await person.keyboard(number);
    await person.click(await screen.findByRole('option', { name: /^Ogłoszenie/ }));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/187'));
    expect(asked.some((one) => one.includes('id;equal;187'))).toBe(true);
  });

  it.each<[PermissionName, RegExp]>([
    ['ManageMenus', /\/api\/searches\/categories/],
    ['ConfirmArticles', /\/api\/searches\/articles/],
    ['ManageUsers', /\/api\/auth\/users/],
  ])('with %s it asks only for what may be seen', async (permission, address) => {
    const { person, asked } = await openPalette([permission]);
    await person.keyboard('fin');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(asked.filter((one) => !address.test(one))).toEqual([]);
  });

  it('leads to the whole list when more was found than it shows', async () => {
    const { person, address } = await openPalette(['CreateArticles']);
    const rows = Array.from({ length: 6 }, (_, index) => ({
      ...getSearchArticlesResponseMock()[0],
      ...common,
      id: index + 1,
      title: `Plan ${index}`,
    }));
    server.use(
      http.get('*/api/searches/articles', () => HttpResponse.json(rows, { headers: { 'total-count': '14' } })),
    );
    await person.keyboard('plan rok');
    expect(await screen.findByText('Pokazano 6, jest więcej', { selector: '[role=status]' })).toBeTruthy();
    expect(names('Artykuły').at(-1)).toBe('Wszystkie artykuły z „plan rok”');
    await person.click(screen.getByRole('option', { name: 'Wszystkie artykuły z „plan rok”' }));
    await waitFor(() =>
      expect(address()).toBe('/artykuly/artykuly?filters=title;contains;plan&filters=title;contains;rok'),
    );
    expect(await screen.findByRole('searchbox', { name: 'Szukaj w tytule' })).toHaveProperty('value', 'plan rok');
  });

  it.each([
    ['nazwa urzędu', /^Nazwa urzędu/],
    ['rada gminy', /^Rada Gminy/],
    ['anna', /^Anna Kowalska/],
    ['dodaj tag', /^Dodaj tag/],
  ])('the first for «%s» is what has this name, whichever its group', async (typed, first) => {
    const { person, active } = await openPalette();
    const common = { 'total-count': '1' };
    server.use(
      http.get('*/api/searches/articles', () =>
        HttpResponse.json(
          [{ ...getSearchArticlesResponseMock()[0], id: 9, title: 'Skład: Rada Gminy, Anna, nazwa urzędu' }],
          { headers: common },
        ),
      ),
      http.get('*/api/searches/categories', () =>
        HttpResponse.json([{ ...getSearchCategoriesResponseMock()[0], id: 4, displayText: 'Rada Gminy' }], {
          headers: common,
        }),
      ),
      http.get('*/api/auth/users', () =>
        HttpResponse.json([{ ...getListUsersResponseMock()[0], id: 7, firstname: 'Anna', surname: 'Kowalska' }], {
          headers: common,
        }),
      ),
    );
    await person.keyboard(typed);
    await screen.findByRole('option', { name: /^Skład/ });
    await waitFor(() => expect(active()).toMatch(first));
  });

  it('leads to the other settings that were found', async () => {
    const { person, address } = await openPalette(['ManageSettings']);
    await person.keyboard('nazwa');
    expect(await screen.findByText(/^Pokazano \d+, jest więcej$/, { selector: '[role=status]' })).toBeTruthy();
    await person.click(screen.getByRole('option', { name: 'Wszystkie ustawienia z „nazwa”' }));
    await waitFor(() => expect(address()).toBe('/ustawienia?szukaj=nazwa'));
    expect(await screen.findByRole('searchbox', { name: 'Szukaj w ustawieniach' })).toHaveProperty('value', 'nazwa');
  });

  it('opens the pages of the help in a new tab', async () => {
    const { person, active } = await openPalette();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => opened.mockRestore());
    await person.keyboard('pomoc');
    await waitFor(() => expect(active()).toMatch(/^Wszystkie strony pomocy/));
    await person.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledWith('http://localhost:4300/pomoc', '_blank', 'noopener');
  });

  it('says what it has come to', async () => {
    const { person } = await openPalette(['ManageMenus']);
    server.use(http.get('*/api/searches/categories', () => HttpResponse.json([], { headers: { 'total-count': '0' } })));
    await person.keyboard('krokodyl');
    const said = await screen.findByText('Nic nie znaleziono. Wpisz inne słowo albo jego początek.', {
      selector: '[role=status]',
    });
    expect(said).toBeTruthy();
  });

  it('does not open over a question', async () => {
    const { person, field } = await openPalette();
    await person.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('combobox')).toEqual([field]);
  });
});
