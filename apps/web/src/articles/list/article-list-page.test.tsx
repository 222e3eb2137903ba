import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { articleRow, bilingual, serveArticles } from '../../testing/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { serveArticle } from '../../testing/stored-article.ts';

const { Draft, Confirmed, Published } = ArticleStatus;

function open(address: string, rows: ArticleRow[], permissions?: readonly PermissionName[]) {
  const { queries, last } = serveArticles(() => rows);
  const app = renderApp(address, { parameters: bilingual, ...(permissions && { permissions }) });
  return { ...app, queries, lastAsked: (key: string) => last().getAll(key) };
}

const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest('tr');
  if (row === null) throw new Error(`„${title}” stands in no row`);
  return within(row);
};

describe('which articles', () => {
  test.each([
    ['/artykuly/artykuly', 'Artykuły', []],
    ['/artykuly/artykuly-robocze', 'Artykuły robocze', ['status;equal;10']],
    ['/artykuly/artykuly-zatwierdzone', 'Artykuły zatwierdzone', ['status;equal;20']],
    ['/artykuly/artykuly-do-publikacji', 'Artykuły do publikacji', ['status;equal;30']],
    ['/artykuly/artykuly-opublikowane', 'Artykuły opublikowane', ['status;equal;40']],
    ['/artykuly/artykuly-wycofane', 'Artykuły wycofane', ['status;equal;50']],
    ['/artykuly/artykuly-zarchiwizowane', 'Artykuły zarchiwizowane', ['status;equal;60']],
    ['/artykuly/artykuly?status=40', 'Artykuły opublikowane', ['status;equal;40']],
    ['/artykuly/systemowe-artykuly', 'Artykuły systemowe', []],
    ['/artykuly/systemowe-artykuly-robocze', 'Artykuły systemowe robocze', ['status;equal;10']],
  ])('%s is titled „%s”', async (address, title, filters) => {
    const { lastAsked, queries } = open(address, [articleRow(1)]);
    await screen.findByRole('heading', { level: 1, name: title });
    await rowOf('Artykuł 1');
    expect(lastAsked('filters')).toEqual(filters);
    expect(lastAsked('types')).toHaveLength(address.includes('systemowe') ? 12 : 0);
    // by the screen, or before it and by nobody again
    expect(queries).toHaveLength(1);
  });

  test.each([
    '',
    '?page=2&size=50&sortings=title;desc&lang=EN&filters=title;contains;plan&extraFilters=version;equal;2',
  ])('the rows of %j are requested once, while the rights are still being loaded', async (search) => {
    const asked = Promise.withResolvers<void>();
    const { queries } = serveArticles(() => {
      asked.resolve();
      return [articleRow(1)];
    });
    const rights = http.get('*/api/auth/users/permissions', async () => {
      await asked.promise;
      return HttpResponse.json(Object.values(PermissionName));
    });
    renderApp(`/artykuly/artykuly${search}`, { parameters: bilingual, handlers: [rights] });
    await rowOf('Artykuł 1');
    expect(queries).toHaveLength(1);
  });

  test('the language switch asks for the articles of the other language', async () => {
    const { person, lastAsked, address } = open('/artykuly/artykuly', [articleRow(1)]);
    await person.click(await screen.findByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(lastAsked('lang')).toEqual(['EN']));
    expect(address()).toBe('/artykuly/artykuly?lang=EN');
    expect(screen.getByRole('link', { name: 'Dodaj artykuł' }).getAttribute('href')).toBe(
      '/artykuly/artykuly/utworz-nowy/EN',
    );
  });
});

describe('a row', () => {
  test('an article is requested when its row is about to be opened, and once', async () => {
    // loading the code of the card may take longer here than what was preloaded counts as new
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    serveArticle();
    let requests = 0;
    const counted = http.get('*/api/articles/12', () => {
      requests += 1;
    });
    const { person, address } = open('/artykuly/artykuly', [articleRow(12)]);
    await rowOf('Artykuł 12');
    server.use(counted);
    await person.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Referat Finansowy') });
    await waitFor(() => expect(requests).toBe(1));
    expect(address()).toBe('/artykuly/artykuly');
    await person.pointer({ keys: '[/MouseLeft]' });
    await screen.findByRole('button', { name: 'Zapisz' });
    expect(address()).toBe('/artykuly/artykuly/edytuj/12');
    expect(requests).toBe(1);
  });

  const languages = ['PL', 'EN', 'UA', 'DE', 'FR'].map((isoCode, at) => ({ languageId: at + 1, isoCode, id: 70 + at }));

  test('shows three languages, the others in a dropdown', async () => {
    const { person, address } = open('/artykuly/artykuly', [articleRow(70, { translations: languages })]);
    const row = await rowOf('Artykuł 70');
    const badges = row.getAllByRole('link', { name: /^Wersja / }).map((badge) => badge.textContent);
    expect(badges).toEqual(['PL', 'EN', 'UA']);
    await person.click(row.getByRole('button', { name: /pozostałe języki/ }));
    const menu = await screen.findByRole('menu', { hidden: true });
    const entries = within(menu).getAllByRole('menuitem', { hidden: true });
    expect(entries.map((entry) => entry.textContent)).toEqual(['DE', 'FR']);
    await person.click(within(menu).getByText('FR'));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/74'));
  });

  test('has no dropdown for three languages', async () => {
    open('/artykuly/artykuly', [articleRow(1, { translations: languages.slice(0, 3) })]);
    const row = await rowOf('Artykuł 1');
    expect(row.queryByRole('button', { name: /pozostałe języki/ })).toBeNull();
  });

  test('names status, version, category and start, and has all categories in a tooltip', async () => {
    const { person } = open('/artykuly/artykuly', [
      articleRow(1, {
        status: Published,
        version: 7,
        publishStart: '2026-11-18T08:00:00.000Z',
        tooltipCategories: ['Organizacja › Referat Finansowy', 'Prawo › Uchwały'],
      }),
      articleRow(2, { mainMenuElementDisplayText: null, tooltipCategories: [] }),
    ]);
    const row = await rowOf('Artykuł 1');
    expect(row.getByText('Opublikowany').textContent).toBe('Opublikowany');
    expect(row.getByText('7').textContent).toBe('7');
    expect(row.getByText('18.11.2026 09:00').textContent).toBe('18.11.2026 09:00');
    await person.hover(row.getByText('Referat Finansowy'));
    expect((await screen.findByText(/Prawo › Uchwały/, { selector: '.hint' })).textContent).toBe(
      'Organizacja › Referat Finansowy\nPrawo › Uchwały',
    );
    expect((await rowOf('Artykuł 2')).getAllByText('—')).toHaveLength(2);
  });

  test('opens its form', async () => {
    const { person, address } = open('/artykuly/artykuly', [articleRow(412)]);
    await person.click((await rowOf('Artykuł 412')).getByText('Roboczy'));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/412'));
  });

  test('opened with a key has the focus again after coming back', async () => {
    serveArticle();
    const { person } = open('/artykuly/artykuly', [articleRow(11), articleRow(12), articleRow(13)]);
    (await screen.findByRole('link', { name: 'Artykuł 12' })).focus();
    await person.keyboard('{Enter}');
    await screen.findByLabelText(/^Tytuł( \*)?$/);
    screen.getByRole('link', { name: /^Wróć|^Wstecz/ }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Artykuł 12'));
  });

  test('of a system article opens the form of system articles', async () => {
    const { person, address } = open('/artykuly/systemowe-artykuly', [articleRow(30, { baseArticleType: 20 })]);
    (await screen.findByRole('link', { name: 'Artykuł 30' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/artykuly/systemowe-artykuly/edytuj/30'));
  });
});

describe('search and filters', () => {
  test('the title is searched once, half a second after the last key', async () => {
    const { person, queries, lastAsked, address } = open('/artykuly/artykuly', [articleRow(1)]);
    await rowOf('Artykuł 1');
    const before = queries.length;
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj w tytule' }), 'budżet');
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).getAll('filters')).toHaveLength(1));
    await waitFor(() => expect(queries).toHaveLength(before + 1));
    expect(lastAsked('filters')).toEqual(['title;contains;budżet']);
  });

  test('the advanced search is kept in the address, beside the search in the title', async () => {
    const { person, lastAsked, address } = open('/artykuly/artykuly?filters=title;contains;plan', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    await person.type(await screen.findByLabelText('Wersja'), '3');
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(lastAsked('extraFilters')).toEqual(['version;equal;3']));
    expect(lastAsked('filters')).toEqual(['title;contains;plan']);
    expect(address()).toBe('/artykuly/artykuly?filters=title;contains;plan&extraFilters=version;equal;3');
    await screen.findByRole('button', { name: 'Filtry (1)' });
  });

  test.each(['-1', '1.5', 'abc'])('the version %s is refused in words', async (typed) => {
    const { person, queries } = open('/artykuly/artykuly', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    const before = queries.length;
    const field = await screen.findByLabelText('Wersja');
    await person.type(field, typed);
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    const message = 'Wpisz liczbę całkowitą, nie mniejszą niż 0';
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(message);
    expect(document.activeElement).toBe(field);
    expect(queries).toHaveLength(before);
  });

  test('statuses and tags narrow the list; a category is searched from the third letter on', async () => {
    const searched: (string | null)[] = [];
    server.use(
      http.get('*/api/dictionaries/tags', () => {
        const tags = [{ id: 7, name: 'uchwały', languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null }];
        return HttpResponse.json(tags, { headers: { 'total-count': '1' } });
      }),
      http.get('*/api/searches/categories', ({ request }) => {
        searched.push(new URL(request.url).searchParams.get('title'));
        return HttpResponse.json([{ id: 23, path: 'Organizacja › Referat Finansowy' }], {
          headers: { 'total-count': '1' },
        });
      }),
    );
    const { lastAsked } = open('/artykuly/artykuly', [articleRow(1)]);
    // PrimeReact's stylesheet, which lets its boxes be clicked again, is not loaded here.
    const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    await person.click(await screen.findByLabelText('Status'));
    for (const name of ['Roboczy', 'Zatwierdzony']) {
      await person.click(await screen.findByRole('option', { name, hidden: true }));
    }
    await person.click(screen.getByRole('combobox', { name: 'Tagi' }));
    await person.click(await screen.findByRole('option', { name: 'uchwały' }));
    await person.type(screen.getByRole('combobox', { name: 'Kategoria' }), 'fin');
    await person.click(await screen.findByRole('option', { name: 'Organizacja › Referat Finansowy' }));
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() =>
      expect(lastAsked('extraFilters')).toEqual(['status;in;10;20', 'tags;in;7', 'categories;in;23']),
    );
    expect(searched.filter((title) => title !== null)).toEqual(['fin']);
  });

  test('tags of the address are named, without a list of all there are', async () => {
    const asked: string[][] = [];
    server.use(
      http.get('*/api/dictionaries/tags', ({ request }) => {
        asked.push(new URL(request.url).searchParams.getAll('filters'));
        const tags = [{ id: 7, name: 'uchwały', languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null }];
        return HttpResponse.json(tags, { headers: { 'total-count': '1' } });
      }),
    );
    const { person } = open('/artykuly/artykuly?extraFilters=tags;in;7', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry (1)' }));
    const chosen = await screen.findByRole('list', { name: 'Tagi: wybrane' });
    expect(await within(chosen).findByText('uchwały')).toBeTruthy();
    expect(asked).toEqual([['id;in;7']]);
  });

  test('„Wyczyść filtry” asks without any, and leaves the status of the list', async () => {
    const { person, lastAsked, address } = open(
      '/artykuly/artykuly-robocze?filters=title;contains;plan&extraFilters=version;equal;3&status=10',
      [articleRow(1)],
    );
    await person.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(lastAsked('filters')).toEqual(['status;equal;10']));
    expect(lastAsked('extraFilters')).toEqual([]);
    expect(address()).toBe('/artykuly/artykuly-robocze?status=10');
  });
});

describe('what can be ticked', () => {
  const rows = [articleRow(1), articleRow(2, { status: Confirmed }), articleRow(3, { status: Published })];
  const box = (id: number) => screen.findByRole('checkbox', { name: `Zaznacz: Artykuł ${id}` });

  test('only drafts on the list of all; others have the reason', async () => {
    const { person } = open('/artykuly/artykuly', rows);
    const draft = await box(1);
    const published = await box(3);
    await person.click(draft);
    await person.click(published);
    expect(published.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(published.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Na tej liście można zaznaczać tylko artykuły robocze');
    await screen.findByText('Zaznaczono 1');
    expect(screen.queryByRole('button', { name: 'Zatwierdź' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publikuj' })).toBeNull();
    await screen.findByRole('button', { name: 'Usuń' });
  });

  test('everything on the lists of drafts and of confirmed articles', async () => {
    const { person } = open('/artykuly/artykuly-zatwierdzone', [
      articleRow(1, { status: Confirmed }),
      articleRow(2, { status: Confirmed }),
    ]);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }));
    await screen.findByText('Zaznaczono 2');
    await screen.findByRole('button', { name: 'Publikuj' });
    expect(screen.queryByRole('button', { name: 'Zatwierdź' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
  });

  test.each([
    '/artykuly/artykuly-opublikowane',
    '/artykuly/systemowe-artykuly',
    '/artykuly/systemowe-artykuly-robocze',
  ])('nothing on %s', async (address) => {
    open(address, [articleRow(1, { status: address.endsWith('robocze') ? Draft : Published })]);
    await rowOf('Artykuł 1');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test.each<[PermissionName, string, string[]]>([
    ['CreateArticles', '/artykuly/artykuly-robocze', ['Usuń']],
    ['ConfirmArticles', '/artykuly/artykuly-robocze', ['Zatwierdź']],
    ['PublishArticles', '/artykuly/artykuly-robocze', []],
    ['PublishArticles', '/artykuly/artykuly-zatwierdzone', ['Publikuj']],
    ['ConfirmArticles', '/artykuly/artykuly-zatwierdzone', []],
    ['ArchiveArticles', '/artykuly/artykuly', []],
  ])('with %s, %s offers %j', async (permission, address, actions) => {
    const status = address.endsWith('zatwierdzone') ? Confirmed : Draft;
    const { person } = open(address, [articleRow(1, { status })], [permission]);
    await rowOf('Artykuł 1');
    const found = screen.queryByRole('checkbox', { name: 'Zaznacz: Artykuł 1' });
    if (found) await person.click(found);
    const offered = ['Zatwierdź', 'Publikuj', 'Usuń'].filter((name) => screen.queryByRole('button', { name }));
    expect(offered).toEqual(actions);
    expect(screen.queryByRole('link', { name: 'Dodaj artykuł' }) !== null).toBe(permission === 'CreateArticles');
  });
});

test('system articles cannot be added or removed, and have the columns of the others', async () => {
  const headers = async (address: string) => {
    const { unmount } = open(address, [articleRow(1, { status: Published })]);
    await rowOf('Artykuł 1');
    const names = [...document.querySelectorAll('th[scope="col"]')].map((header) => header.textContent);
    const add = screen.queryByRole('link', { name: 'Dodaj artykuł' });
    unmount();
    return { names, adds: add !== null };
  };
  const common = await headers('/artykuly/artykuly');
  expect(common).toEqual({
    names: ['Tytuł', 'Status', 'Języki', 'Wersja', 'Kategoria główna', 'Publikacja od'],
    adds: true,
  });
  expect(await headers('/artykuly/systemowe-artykuly')).toEqual({ names: common.names, adds: false });
});

test('a list that cannot be read shows an error with a retry', async () => {
  server.use(http.get('*/api/articles', () => HttpResponse.json(null, { status: 500 })));
  const { person } = renderApp('/artykuly/artykuly', { parameters: bilingual });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  await screen.findByText('Wystąpił niespodziewany błąd podczas pobierania listy artykułów');
  serveArticles(() => [articleRow(1)]);
  await person.click(again);
  await rowOf('Artykuł 1');
});
