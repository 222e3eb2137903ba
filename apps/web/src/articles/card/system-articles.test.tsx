// The special pages of section 2.2, and the address that leads to a preview.
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { articleRow, bilingual, serveArticles } from '../../testing/data/articles.ts';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const pages: [string, ArticleType][] = [
  ['instrukcja', 20],
  ['rss', 30],
  ['ochrona-danych-osobowych', 40],
  ['ponowne-wykorzystanie', 50],
  ['udostepnienie-informacji-publicznej', 60],
];

describe('a special page', () => {
  test.each(pages)('%s is the edit screen of the article of type %s', async (page, type) => {
    const { last } = serveArticles(() => [articleRow(12, { baseArticleType: type })]);
    serveArticle({ baseArticleType: type });
    renderApp(`/artykuly/systemowe-artykuly/${page}`);
    expect(await screen.findByLabelText(/^Tytuł( \*)?$/)).toBeTruthy();
    expect([last().getAll('types'), last().get('lang')]).toEqual([[String(type)], 'PL']);
    expect(screen.queryByText('Zarchiwizowany')).toBeNull();
  });

  test('missing in the language has a hint', async () => {
    localStorage.setItem('redakcja-bip:jezyk', 'EN');
    const { last } = serveArticles(() => []);
    const { person, address } = renderApp('/artykuly/systemowe-artykuly/instrukcja', { parameters: bilingual });
    expect(await screen.findByText(/^Nie ma artykułu „.*” w tej wersji językowej$/)).toBeTruthy();
    expect(last().get('lang')).toBe('EN');
    expect(screen.getByText(/Otwórz artykuł w języku polskim i skopiuj go/)).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Artykuły w języku polskim' }));
    await waitFor(() => expect(address()).toBe('/artykuly/systemowe-artykuly?lang=PL'));
  });

  test('that cannot be read can be asked for again', async () => {
    server.use(http.get('*/api/articles', () => new HttpResponse(null, { status: 500 })));
    renderApp('/artykuly/systemowe-artykuly/rss');
    expect(await screen.findByText('Nie udało się pobrać danych')).toBeTruthy();
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas pobierania listy artykułów')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});

describe('the address of a preview', () => {
  const requests: string[] = [];
  function serve() {
    requests.length = 0;
    const { state } = serveArticle();
    const [version] = state.article.versions;
    if (!version) throw new Error('the article has no version');
    state.article = { ...state.article, translations: [version, { ...version, id: 79, languageId: 2, isoCode: 'EN' }] };
    server.use(
      http.post<{ id: string }>('*/api/articles/hash/:id', ({ params }) => {
        requests.push(params.id);
        return new HttpResponse(null, { status: 500 });
      }),
    );
  }

  test.each([
    ['/artykuly/artykuly/podgląd/12', '12'],
    ['/artykuly/artykuly/podgląd/12/en', '79'],
  ])('%s asks for a hash of the version %s; without one it says so', async (address, id) => {
    serve();
    renderApp(address);
    expect(await screen.findByText('Nie udało się otworzyć podglądu')).toBeTruthy();
    await waitFor(() => expect(requests).toEqual([id]));
  });
});
