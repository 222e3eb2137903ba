import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { dragHints } from '@redakcja/domain/menus/menu-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { answerMenu, category, changed, nameOf, names, open, row, tree } from './testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('loading of the tree', () => {
  it('starts before the permissions are known, and happens once', async () => {
    const started: string[] = [];
    const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/menus/20', () => {
        started.push('menu');
        start();
      }),
    );
    const handlers = [http.get('*/api/auth/users/permissions', () => isStarted.then(() => undefined))];
    renderApp('/zarzadzanie-menu/pionowe', { handlers });
    await row('Urząd Gminy');
    expect(started).toEqual(['menu']);
  });

  it('reports its failure, also when it began early', async () => {
    server.use(http.get('*/api/menus/20', () => HttpResponse.json({}, { status: 400 })));
    open();
    await screen.findByText(/Wystąpił niespodziewany błąd podczas pobierania menu/);
    await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  });
});

describe('tree of a menu', () => {
  it('shows categories with counts and states, collapsed branches and one tab stop', async () => {
    open();
    const office = await row('Urząd Gminy');
    expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']);
    expect(within(office).getByText('1 podkategoria · bez artykułów')).toBeTruthy();
    const law = await row('Prawo lokalne');
    for (const state of ['ukryta', 'tylko robocze', 'EN brak']) expect(within(law).getByText(state)).toBeTruthy();
    expect(within(await row('Petycje')).getByText('prowadzi na zewnątrz')).toBeTruthy();
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);
    expect(office.style.height).toBe('80px');
    expect([office.ariaLevel, office.getAttribute('aria-posinset'), office.getAttribute('aria-setsize')]).toEqual([
      '1',
      '1',
      '3',
    ]);
  });

  it('arrow keys move between rows, expand and collapse branches; Home and End go to the ends', async () => {
    const { person } = open();
    (await row('Urząd Gminy')).focus();
    await person.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Urząd Gminy', 'Rada Gminy', 'Prawo lokalne', 'Petycje']);
    await person.keyboard('{ArrowRight}');
    expect(nameOf(document.activeElement)).toBe('Rada Gminy');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(names()).toHaveLength(3);
    await person.keyboard('{End}');
    expect(nameOf(document.activeElement)).toBe('Petycje');
    await person.keyboard('{Home}');
    expect(nameOf(document.activeElement)).toBe('Urząd Gminy');
  });

  it('filters from the third character on, keeps the ancestors of a match and counts matches', async () => {
    const { person } = open();
    await row('Urząd Gminy');
    const box = screen.getByRole('searchbox', { name: /Szukaj kategorii/ });
    await person.type(box, 'ra');
    expect(names()).toHaveLength(3);
    await person.type(box, 'd');
    await waitFor(() => expect(names()).toEqual(['Urząd Gminy', 'Rada Gminy']));
    expect(screen.getByText('Znaleziono: 1 kategoria')).toBeTruthy();
    const handle = within(await row('Rada Gminy')).getByRole('button', { name: /^Przeciągnij: / });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows why adding, sorting and deleting are disabled', async () => {
    open();
    const petitions = within(await row('Petycje'));
    const add = petitions.getByRole('button', { name: 'Dodaj podkategorię: Petycje', hidden: true });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(petitions.getByText('Kategoria zawiera adres URL, więc nie może posiadać podkategorii')).toBeTruthy();
    expect(petitions.getByText('Kategoria zawiera adres URL, więc nie można sortować jej artykułów')).toBeTruthy();
  });

  it('shows why a category with published articles, or with external links under it, cannot be deleted', async () => {
    const external = category(6, 'Mapa', {
      parentElementId: 5,
      level: 2,
      url: 'https://mapa.pl',
      hasExternalLinks: true,
    });
    answerMenu([
      category(4, 'Uchwały', { hasPublicArticles: true }),
      category(5, 'Mapy', { children: [external], hasExternalLinks: true }),
    ]);
    open();
    for (const [name, reason] of [
      ['Uchwały', menuMessages.hasPublicArticles],
      ['Mapy', menuMessages.hasExternalLinks],
    ] as const) {
      const one = within(await row(name));
      const remove = one.getByRole('button', { name: `Usuń: ${name}`, hidden: true });
      expect(remove.getAttribute('aria-disabled')).toBe('true');
      expect(one.getByText(reason)).toBeTruthy();
    }
  });

  it('shows that a category is excluded for the user, and closes its actions', async () => {
    renderApp('/zarzadzanie-menu/pionowe', { user: { isAdmin: false, excludeCategories: [2] } });
    const law = within(await row('Prawo lokalne'));
    for (const action of ['Dodaj podkategorię', 'Edytuj', 'Sortuj artykuły', 'Przenieś…', 'Usuń']) {
      const button = law.getByRole('button', { name: `${action}: Prawo lokalne`, hidden: true });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
    expect(law.getAllByText('Brak uprawnień do tej kategorii').length).toBeGreaterThan(4);
    const office = within(await row('Urząd Gminy'));
    const edit = office.getByRole('button', { name: 'Edytuj: Urząd Gminy', hidden: true });
    expect(edit.getAttribute('aria-disabled')).toBeNull();
  });

  it('counts the roots of the horizontal menu', async () => {
    answerMenu(
      Array.from({ length: 6 }, (_, at) => category(at + 1, `Kategoria ${at + 1}`)),
      { maxElements: 6, maxLevels: 1 },
    );
    open();
    await row('Kategoria 6');
    const add = screen.getByRole('button', { name: 'Dodaj kategorię' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Osiągnięto maksymalną ilość kategorii głównych')).toBeTruthy();
  });

  it('cuts a label after 40 characters for the eye, and reads the whole of it', async () => {
    const name = 'Zagospodarowanie przestrzenne i gospodarowanie nieruchomościami';
    answerMenu([category(5, name)]);
    open();
    const cut = await screen.findByRole('treeitem', { name: new RegExp(`^${name} `) });
    // the style sheet shows it in the row in focus and under the pointer
    expect(within(cut).getByText(name.slice(40)).className).toBe('menu-row-rest');
  });

  it('shows the names of the chosen language, in which nothing is added or moved', async () => {
    const requests: (string | null)[] = [];
    server.use(
      http.get('*/api/menus/20', ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('lang'));
      }),
    );
    const { person } = open();
    await row('Urząd Gminy');
    answerMenu([category(1, 'Commune Office')]);
    await person.click(screen.getByRole('radio', { name: /EN/ }));
    const office = within(await row('Commune Office'));
    expect(screen.getByText(dragHints.switchToPolish, { selector: '[role=status]' })).toBeTruthy();
    for (const action of ['Przenieś…', 'Dodaj podkategorię', 'Sortuj artykuły', 'Usuń']) {
      const button = office.getByRole('button', { name: `${action}: Commune Office`, hidden: true });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
    expect(screen.getByRole('button', { name: 'Dodaj kategorię' }).getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('radio', { name: /PL/ }));
    await row('Urząd Gminy');
  });

  it('shows the Polish name of a category without a translation, and says so', async () => {
    const untranslated = category(2, '', { previousElement: 1, order: 1, missingLanguages: ['EN'] });
    server.use(
      http.get('*/api/menus/20', ({ request }) => {
        const isPolish = new URL(request.url).searchParams.get('lang') === 'PL';
        const elements = isPolish ? tree() : [category(1, 'Commune Office'), untranslated];
        return HttpResponse.json({ type: 20, maxElements: -1, maxLevels: 4, revision: 7, elements });
      }),
    );
    const { person } = open();
    await row('Urząd Gminy');
    await person.click(screen.getByRole('radio', { name: /EN/ }));
    await row('Commune Office');
    expect(within(await row('Prawo lokalne')).getByText('bez tłumaczenia')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: /PL/ }));
    await row('Urząd Gminy');
  });

  it('a change of the texts in another language is undone', async () => {
    const { person } = open();
    await row('Urząd Gminy');
    const office = category(1, 'Commune Office');
    answerMenu([office]);
    await person.click(screen.getByRole('radio', { name: /EN/ }));
    const edit = { name: 'Edytuj: Commune Office', hidden: true };
    await person.click(within(await row('Commune Office')).getByRole('button', edit));
    const calls = changed({ elementId: 1, element: { ...office, revision: 11 }, siblings: [1] });
    await person.type(await screen.findByLabelText(/^Nazwa wyświetlana/), '!');
    await person.click(await screen.findByRole('button', { name: 'Zapisz' }));
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ url }) => url.searchParams.get('lang'))).toEqual(['EN', null]);
    expect(calls[1]?.body).toEqual({ event: 'restore', journalEntryId: 5127 });
    await person.click(screen.getByRole('radio', { name: /PL/ }));
  });

  it('is not rearranged while it is filtered', async () => {
    const calls = changed({});
    const { person } = open();
    await person.type(await screen.findByRole('searchbox'), 'prawo');
    expect(await screen.findByText('Znaleziono: 1 kategoria')).toBeTruthy();
    const handle = within(await row('Prawo lokalne')).getByRole('button', { name: /^Przeciągnij: / });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(dragHints.removeFilters)).toBeTruthy();
    handle.focus();
    await person.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(calls).toHaveLength(0);
  });
});
