import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { articleRow, bilingual, serveArticles } from '../../testing/data/articles.ts';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { openList, rowOf } from './testing/article-list-server.ts';

const { Draft, Confirmed, Published } = ArticleStatus;

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
    const { person, address, router } = openList('/artykuly/artykuly', [articleRow(12)]);
    router.options.defaultPreloadDelay = 0;
    const preloads = vi.spyOn(router, 'preloadRoute');
    await rowOf('Artykuł 12');
    server.use(counted);
    const link = screen.getByRole('link', { name: 'Artykuł 12' });
    await person.hover(link);
    expect(preloads).not.toHaveBeenCalled();
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
    const { person, address } = openList('/artykuly/artykuly', [articleRow(70, { translations: languages })]);
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
    openList('/artykuly/artykuly', [articleRow(1, { translations: languages.slice(0, 3) })]);
    const row = await rowOf('Artykuł 1');
    expect(row.queryByRole('button', { name: /pozostałe języki/ })).toBeNull();
  });

  test('names status, version, category and start, and has all categories in a tooltip', async () => {
    const { person } = openList('/artykuly/artykuly', [
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
    const { person, address } = openList('/artykuly/artykuly', [articleRow(412)]);
    await person.click((await rowOf('Artykuł 412')).getByText('Roboczy'));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/412'));
  });

  test('opened with a key has the focus again after coming back', async () => {
    serveArticle();
    const { person } = openList('/artykuly/artykuly', [articleRow(11), articleRow(12), articleRow(13)]);
    (await screen.findByRole('link', { name: 'Artykuł 12' })).focus();
    await person.keyboard('{Enter}');
    await screen.findByLabelText(/^Tytuł( \*)?$/);
    screen.getByRole('link', { name: /^Wróć|^Wstecz/ }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Artykuł 12'));
  });

  test('of a system article opens the form of system articles', async () => {
    const { person, address } = openList('/artykuly/systemowe-artykuly', [articleRow(30, { baseArticleType: 20 })]);
    (await screen.findByRole('link', { name: 'Artykuł 30' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/artykuly/systemowe-artykuly/edytuj/30'));
  });
});

describe('what can be ticked', () => {
  const rows = [articleRow(1), articleRow(2, { status: Confirmed }), articleRow(3, { status: Published })];
  const box = (id: number) => screen.findByRole('checkbox', { name: `Zaznacz: Artykuł ${id}` });

  test('only drafts on the list of all; others have the reason', async () => {
    const { person } = openList('/artykuly/artykuly', rows);
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
    const { person } = openList('/artykuly/artykuly-zatwierdzone', [
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
    openList(address, [articleRow(1, { status: address.endsWith('robocze') ? Draft : Published })]);
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
    const { person } = openList(address, [articleRow(1, { status })], [permission]);
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
    const { unmount } = openList(address, [articleRow(1, { status: Published })]);
    await rowOf('Artykuł 1');
    const names = [...document.querySelectorAll('th[scope="col"]')].map((header) => header.textContent);
    const add = screen.queryByRole('link', { name: 'Dodaj artykuł' });
    unmount();
    return { names, adds: add !== null };
  };
  const common = await headers('/artykuly/artykuly');
  expect(common).toEqual({
    names: ['Tytuł', 'Status', 'Języki', 'Wersja', 'Kategoria główna', 'Publikacja od', 'Zmieniono'],
    adds: true,
  });
  expect(await headers('/artykuly/systemowe-artykuly')).toEqual({ names: common.names, adds: false });
});

test('the order that no column shows is told, until another one is chosen', async () => {
  const { person } = openList('/artykuly/artykuly', [articleRow(1), articleRow(2)]);
  await rowOf('Artykuł 1');
  expect(screen.getByText('Ostatnio utworzone u góry').textContent).toBe(
    'Kolejność wierszy: Ostatnio utworzone u góry',
  );
  await person.click(screen.getByRole('button', { name: 'Tytuł' }));
  await waitFor(() => expect(screen.queryByText('Ostatnio utworzone u góry')).toBeNull());
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
