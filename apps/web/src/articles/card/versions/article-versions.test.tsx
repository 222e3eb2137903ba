// The versions beside the form: what can be done with each, and that doing it leaves the form alone.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { recordCalls } from '../../../testing/answers.ts';
import { serveArticle, storedArticle, storedVersion } from '../../../testing/data/stored-article.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

const { Draft, Published, Archived } = ArticleStatus;

/** The form of version 3 over a published version 2 and an archived version 1. */
async function open(changes: Partial<Article> = {}, permissions?: readonly PermissionName[]) {
  const { status = Draft } = changes;
  const served = serveArticle({
    versions: [storedVersion(12, 3, status), storedVersion(11, 2, Published), storedVersion(10, 1, Archived)],
    version: 3,
    currentVersion: 3,
    categories: [{ id: 5, displayText: 'Statut', menuType: 20, path: 'Gmina › Statut' }],
    ...changes,
  });
  const { state } = served;
  server.use(
    http.put<{ id: string }, { isHidden: boolean }>('*/api/articles/:id/visibility', async ({ request, params }) => {
      const { isHidden } = await request.json();
      const id = Number(params.id);
      const versions = state.article.versions.map((one) => (one.id === id ? { ...one, isHidden } : one));
      state.article = { ...state.article, versions };
      if (id !== 12) return HttpResponse.json(storedArticle({ id, isHidden }), { headers: { etag: '"7"' } });
      state.article = { ...state.article, isHidden };
      state.revision += 1;
      return HttpResponse.json(state.article, { headers: { etag: `"${state.revision}"` } });
    }),
  );
  const app = renderApp('/artykuly/artykuly/edytuj/12', permissions && { permissions });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Tytuł( \*)?$/);
  const row = (number: number) => {
    const item = screen.getByText(`Wersja ${number}`).closest('li');
    if (!item) throw new Error(`no version ${number}`);
    return within(item);
  };
  return { ...app, ...served, title, row };
}

const isClosed = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

test('another version is requested by a press on its link, not by a pointer that passes', async () => {
  const { person, row, router } = await open();
  router.options.defaultPreloadDelay = 0;
  const preloads = vi.spyOn(router, 'preloadRoute');
  const link = row(2).getByRole('link', { name: 'Wersja 2' });
  await person.hover(link);
  expect(preloads).not.toHaveBeenCalled();
  await person.pointer({ keys: '[MouseLeft>]', target: link });
  expect(preloads).toHaveBeenCalledWith({ to: '/artykuly/artykuly/edytuj/11', search: {} });
  await person.pointer({ keys: '[/MouseLeft]' });
});

describe('hiding in the history', () => {
  test('shows at once which version is hidden, also beside unsaved changes', async () => {
    const { person, title, row } = await open();
    await person.type(title, '!');
    await person.click(row(1).getByRole('button', { name: 'Ukryj w historii: wersja 1' }));
    expect(await row(1).findByText('ukryta')).toBeTruthy();
    await person.click(row(1).getByRole('button', { name: 'Pokaż w historii: wersja 1' }));
    await waitFor(() => expect(row(1).queryByText('ukryta')).toBeNull());
    expect(title.isConnected).toBe(true);
    expect(title.value).toBe('Statut Gminy Jasionka!');
  });

  test('of the open version keeps the form, and the save after it is no collision', async () => {
    const { person, title, row, calls } = await open();
    await person.type(title, '!');
    await person.click(row(3).getByRole('button', { name: 'Ukryj w historii: wersja 3' }));
    expect(await row(3).findByText('ukryta')).toBeTruthy();
    expect(title.value).toBe('Statut Gminy Jasionka!');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Artykuł został zapisany')).toBeTruthy();
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"2"']);
  });

  test('is closed for the published version and without CreateArticles', async () => {
    const { row } = await open();
    expect(isClosed(row(2).getByRole('button', { name: 'Ukryj w historii: wersja 2' }))).toBe(true);
    expect(isClosed(row(1).getByRole('button', { name: 'Ukryj w historii: wersja 1' }))).toBe(false);
  });

  test('needs CreateArticles', async () => {
    const { row } = await open({}, [PermissionName.PublishArticles]);
    expect(isClosed(row(1).getByRole('button', { name: 'Ukryj w historii: wersja 1' }))).toBe(true);
  });
});

test('every version but the open one can be previewed', async () => {
  const { row } = await open();
  expect(isClosed(row(3).getByRole('button', { name: 'Podgląd wersji 3' }))).toBe(true);
  expect(isClosed(row(2).getByRole('button', { name: 'Podgląd wersji 2' }))).toBe(false);
});

describe('restoring', () => {
  test('asks, makes a new draft of the old content and opens it', async () => {
    const restored = recordCalls('post', '/api/articles/10/restoration', { id: 13 }, 201);
    const next = storedArticle({ id: 13, title: 'Statut przywrócony' });
    server.use(http.get('*/api/articles/13', () => HttpResponse.json(next, { headers: { etag: '"1"' } })));
    const { person, row, address } = await open({ status: Published });
    await person.click(row(1).getByRole('button', { name: 'Przywróć treść wersji 1' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Przywrócić wersję 1?' }));
    await person.click(question.getByRole('button', { name: 'Przywróć jako wersję roboczą' }));
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/13'));
    expect(restored).toHaveLength(1);
    expect(await screen.findByText('Przywrócono treść wersji 1 jako nową wersję roboczą')).toBeTruthy();
  });

  test('waits while a newer version is being prepared', async () => {
    const { row } = await open({ status: Draft });
    expect(isClosed(row(1).getByRole('button', { name: 'Przywróć treść wersji 1' }))).toBe(true);
  });
});
