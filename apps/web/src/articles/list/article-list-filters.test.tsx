import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow, bilingual, serveArticles } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { openList, rowOf } from './testing/article-list-server.ts';

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
    const { lastAsked, queries } = openList(address, [articleRow(1)]);
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
    const { person, lastAsked, address } = openList('/artykuly/artykuly', [articleRow(1)]);
    await person.click(await screen.findByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(lastAsked('lang')).toEqual(['EN']));
    expect(address()).toBe('/artykuly/artykuly?lang=EN');
    expect(screen.getByRole('link', { name: 'Dodaj artykuł' }).getAttribute('href')).toBe(
      '/artykuly/artykuly/utworz-nowy/EN',
    );
  });
});

describe('search and filters', () => {
  test('the title is searched once, half a second after the last key', async () => {
    const { person, queries, lastAsked, address } = openList('/artykuly/artykuly', [articleRow(1)]);
    await rowOf('Artykuł 1');
    const before = queries.length;
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj w tytule' }), 'budżet');
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).getAll('filters')).toHaveLength(1));
    await waitFor(() => expect(queries).toHaveLength(before + 1));
    expect(lastAsked('filters')).toEqual(['title;contains;budżet']);
  });

  test('words are searched each for itself, in any order', async () => {
    const { person, lastAsked } = openList('/artykuly/artykuly', [articleRow(1)]);
    await rowOf('Artykuł 1');
    const box = screen.getByRole('searchbox', { name: 'Szukaj w tytule' });
    await person.type(box, ' rok  budżet{Enter}');
    await waitFor(() => expect(lastAsked('filters')).toEqual(['title;contains;rok', 'title;contains;budżet']));
    expect(box).toHaveProperty('value', ' rok  budżet');
    await person.clear(box);
    await person.type(box, 'a b c d e f g h i{Enter}');
    await waitFor(() => expect(lastAsked('filters')?.at(-1)).toBe('title;contains;h i'));
  });

  test('the advanced search is kept in the address, beside the search in the title', async () => {
    const { person, lastAsked, address } = openList('/artykuly/artykuly?filters=title;contains;plan', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    await person.type(await screen.findByLabelText('Wersja'), '3');
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(lastAsked('extraFilters')).toEqual(['version;equal;3']));
    expect(lastAsked('filters')).toEqual(['title;contains;plan']);
    expect(address()).toBe('/artykuly/artykuly?filters=title;contains;plan&extraFilters=version;equal;3');
    await screen.findByRole('button', { name: 'Filtry (1)' });
  });

  test.each(['-1', '1.5', 'abc'])('the version %s is refused in words', async (typed) => {
    const { person, queries } = openList('/artykuly/artykuly', [articleRow(1)]);
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
    const { lastAsked } = openList('/artykuly/artykuly', [articleRow(1)]);
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

  test('a category is chosen in the tree of the menus, too, with the keyboard alone', async () => {
    server.use(
      http.get('*/api/searches/categories', ({ request }) => {
        const isVertical = new URL(request.url).searchParams.get('menuType') === '20';
        const found = { id: 23, displayText: 'Referaty', path: 'Urząd › Referaty', menuType: 20, childCount: 0 };
        return HttpResponse.json(isVertical ? [found] : [], { headers: { 'total-count': isVertical ? '1' : '0' } });
      }),
    );
    const { person, lastAsked } = openList('/artykuly/artykuly', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    const opener = await screen.findByRole('button', { name: 'Wybierz z drzewa kategorii' });
    expect(screen.queryByRole('tree')).toBeNull();
    await person.click(opener);
    await screen.findByRole('tree', { name: 'Drzewo kategorii' });
    await person.tab();
    await person.keyboard('{ArrowDown}{ArrowRight}');
    await screen.findByRole('treeitem', { name: 'Referaty' });
    await person.keyboard('{ArrowDown}{Enter}{Enter}');
    const chosen = screen.getByRole('list', { name: 'Kategoria: wybrane' });
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(1);
    expect(within(chosen).getByText('Urząd › Referaty')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(lastAsked('extraFilters')).toEqual(['categories;in;23']));
  });

  test('tags of the address are named, without a list of all there are', async () => {
    const requests: string[][] = [];
    server.use(
      http.get('*/api/dictionaries/tags', ({ request }) => {
        requests.push(new URL(request.url).searchParams.getAll('filters'));
        const tags = [{ id: 7, name: 'uchwały', languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null }];
        return HttpResponse.json(tags, { headers: { 'total-count': '1' } });
      }),
    );
    const { person } = openList('/artykuly/artykuly?extraFilters=tags;in;7', [articleRow(1)]);
    await person.click(await screen.findByRole('button', { name: 'Filtry (1)' }));
    const chosen = await screen.findByRole('list', { name: 'Tagi: wybrane' });
    expect(await within(chosen).findByText('uchwały')).toBeTruthy();
    expect(requests).toEqual([['id;in;7']]);
  });

  test('„Wyczyść filtry” asks without any, and leaves the status of the list', async () => {
    const { person, lastAsked, address } = openList(
      '/artykuly/artykuly-robocze?filters=title;contains;plan&extraFilters=version;equal;3&status=10',
      [articleRow(1)],
    );
    await person.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(lastAsked('filters')).toEqual(['status;equal;10']));
    expect(lastAsked('extraFilters')).toEqual([]);
    expect(address()).toBe('/artykuly/artykuly-robocze?status=10');
  });
});
