import { dragHints } from '@redakcja/domain/menus/menu-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { answerMenu, open, row, tree } from '../testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('articles of a category', () => {
  const article = (id: number) => ({
    id,
    articleTranslationTitle: `Artykuł ${id}`,
    articleTranslationStatus: 40,
    articleTranslationPublishedDate: null,
  });

  it('have a default filter and are moved one at a time', async () => {
    const requests: URL[] = [];
    server.use(
      http.get('*/api/menus/2/sort-configurations', ({ request }) => {
        requests.push(new URL(request.url));
        return HttpResponse.json({
          articleSortOnCategoryType: 0,
          articles: { items: [article(1), article(2)], totalItems: 2 },
        });
      }),
    );
    const calls = recordCalls('put', '/api/menus/2/articles/1', {
      position: 2,
      totalItems: 2,
      formerPreviousArticleId: null,
    });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Sortuj artykuły: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Artykuły kategorii „Prawo lokalne”' }));
    await dialog.findByText('Artykuł 2');
    expect(requests[0]?.searchParams.getAll('filters')).toEqual(['articleTranslationStatus;in;10;20;30;40']);
    await person.click(dialog.getByRole('button', { name: 'Działania: Artykuł 1' }));
    await person.click(await screen.findByText('Na koniec'));
    // behind the articles that the filter hides too
    await waitFor(() => expect(calls[0]?.body).toEqual({ position: 1_000_000 }));
    expect(await screen.findByText('„Artykuł 1”: miejsce 2 z 2')).toBeTruthy();
  });

  it('show that loading failed', async () => {
    server.use(http.get('*/api/menus/2/sort-configurations', () => HttpResponse.json({}, { status: 400 })));
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Sortuj artykuły: Prawo lokalne', hidden: true }));
    expect(await screen.findByText('Data Loading Error')).toBeTruthy();
    // the dialog says it; there is no toast as well (specification, section 8)
    expect(screen.queryByText(/Wystąpił niespodziewany błąd/)).toBeNull();
  });

  const openGrid = async () => {
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Sortuj artykuły: Prawo lokalne', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Artykuły kategorii „Prawo lokalne”' });
    return { person, dialog: within(dialog) };
  };

  it('are loaded part by part while the grid is scrolled', async () => {
    const skipped: number[] = [];
    server.use(
      http.get('*/api/menus/2/sort-configurations', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))];
        skipped.push(skip);
        const items = Array.from({ length: Math.min(take, 120 - skip) }, (_, index) => article(skip + index + 1));
        return HttpResponse.json({ articleSortOnCategoryType: 0, articles: { items, totalItems: 120 } });
      }),
    );
    const { dialog } = await openGrid();
    const grid = (await dialog.findByText('Artykuł 50')).closest('.menu-articles');
    if (grid === null) throw new Error('The grid is not shown');
    expect(dialog.queryByText('Artykuł 51')).toBeNull();
    fireEvent.scroll(grid);
    await dialog.findByText('Artykuł 100');
    fireEvent.scroll(grid);
    await dialog.findByText('Artykuł 120');
    expect(skipped).toEqual([0, 50, 100]);
  });

  it('go to a place that is counted in the filtered list, also where it is not loaded yet', async () => {
    server.use(
      http.get('*/api/menus/2/sort-configurations', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))];
        const items = Array.from({ length: Math.min(take, 120 - skip) }, (_, index) => article(skip + index + 1));
        return HttpResponse.json({ articleSortOnCategoryType: 0, articles: { items, totalItems: 120 } });
      }),
    );
    const answer = { position: 1, totalItems: 130, formerPreviousArticleId: 2 };
    const calls = recordCalls('put', '/api/menus/2/articles/3', answer);
    const { person, dialog } = await openGrid();
    const moveTo = async (place: string) => {
      await person.click(await dialog.findByRole('button', { name: 'Działania: Artykuł 3' }));
      await person.click(await screen.findByText('Na pozycję…'));
      const position = await screen.findByRole('textbox', { name: 'Pozycja od 1 do 120' });
      // the keyboard alone: the field has the focus, also once the menu that closes has given it back
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(position));
      await person.keyboard(`${place}{Enter}`);
    };
    for (const place of ['1', '2', '5', '80']) {
      await moveTo(place);
      await screen.findByText(`„Artykuł 3”: miejsce ${place} z 120`);
    }
    expect(calls.map(({ body }) => body)).toEqual([null, 1, 5, 80].map((previousArticleId) => ({ previousArticleId })));
  });

  it('a change of the sorting can be taken back', async () => {
    server.use(
      http.get('*/api/menus/2/sort-configurations', () =>
        HttpResponse.json({ articleSortOnCategoryType: 0, articles: { items: [article(1)], totalItems: 1 } }),
      ),
    );
    const calls = recordCalls('put', '/api/menus/2/sort-configurations', {});
    const { person, dialog } = await openGrid();
    await dialog.findByText('Artykuł 1');
    await person.selectOptions(dialog.getByLabelText('Sortowanie artykułów'), 'Alfabetycznie');
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([30, 0].map((sort) => ({ articleSortOnCategoryType: sort }))),
    );
  });

  it('in another language are shown and not moved', async () => {
    const requests: (string | null)[] = [];
    server.use(
      http.get('*/api/menus/2/sort-configurations', ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('lang'));
        return HttpResponse.json({ articleSortOnCategoryType: 0, articles: { items: [article(1)], totalItems: 1 } });
      }),
    );
    const { person, dialog } = await openGrid();
    await dialog.findByText('Artykuł 1');
    await person.click(dialog.getByRole('radio', { name: /EN/ }));
    expect(await dialog.findByText(dragHints.articlesOnlyInPolish, { selector: '[role=status]' })).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>('Sortowanie artykułów').disabled).toBe(true);
    await waitFor(() => expect(requests).toEqual(['PL', 'EN']));
    const handle = await dialog.findByRole('button', { name: /^Przenieś: / });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
  });

  it('are not moved with another sorting, and the grid shows why', async () => {
    server.use(
      http.get('*/api/menus/2/sort-configurations', () =>
        HttpResponse.json({ articleSortOnCategoryType: 30, articles: { items: [article(1)], totalItems: 1 } }),
      ),
    );
    const { dialog } = await openGrid();
    const handle = await dialog.findByRole('button', { name: /^Przenieś: / });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByText(dragHints.sortByUser, { selector: '[role=status]' })).toBeTruthy();
  });

  it('are not moved with another filter; its button restores the default ones', async () => {
    server.use(
      http.get('*/api/menus/2/sort-configurations', () =>
        HttpResponse.json({ articleSortOnCategoryType: 0, articles: { items: [article(1)], totalItems: 1 } }),
      ),
    );
    const { person, dialog } = await openGrid();
    fireEvent.change(await dialog.findByRole('searchbox', { name: 'Szukaj w tytułach' }), { target: { value: 'art' } });
    expect(await dialog.findByText(dragHints.defaultFilters, { selector: '[role=status]' })).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Przywróć domyślne filtry' }));
    expect(await dialog.findByText(/^Przeciągnij uchwyt/)).toBeTruthy();
  });
});
