import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { row, serveTags } from '../testing/tag-list.ts';

describe('merging', () => {
  it('asks which tag stays, and the others are replaced by it', async () => {
    serveTags();
    const calls: unknown[] = [];
    server.use(
      http.post('*/api/dictionaries/tags/:id/merge', async ({ params, request }) => {
        calls.push([params.id, await request.json(), request.headers.get('if-match')]);
        return HttpResponse.json({ articles: 2, bookmarks: 1 });
      }),
    );
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    await person.click(screen.getByRole('checkbox', { name: /budżet/ }));
    const merge = () => screen.getByRole('button', { name: 'Scal' });
    expect(merge().getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('checkbox', { name: /nabór/ }));
    await person.click(screen.getByRole('checkbox', { name: /uchwały/ }));
    await person.click(merge());
    const dialog = within(await screen.findByRole('dialog', { name: 'Scalić 3 tagi w jeden?' }));
    await person.click(dialog.getByRole('radio', { name: 'nabór' }));
    await person.click(dialog.getByRole('button', { name: 'Scal' }));
    expect(await screen.findByText('Scalono 3 tagi w „nabór”. Zmieniono 2 artykuły i 1 zakładkę')).toBeTruthy();
    expect(calls).toEqual([['2', { tagIds: [1, 3] }, '"1"']]);
    await waitFor(() => expect(screen.queryByText('Zaznaczono 3')).toBeNull());
  });

  it('that is refused keeps the selection and says why', async () => {
    serveTags();
    const errors = ['Nie znaleziono tagu o numerze 2'];
    server.use(
      http.post('*/api/dictionaries/tags/:id/merge', () =>
        HttpResponse.json({ title: 'Nie znaleziono', status: 404, errors }, { status: 404 }),
      ),
    );
    const { person } = renderApp('/slowniki/tagi');
    await row('budżet');
    for (const name of [/budżet/, /nabór/]) await person.click(screen.getByRole('checkbox', { name }));
    await person.click(screen.getByRole('button', { name: 'Scal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Scal' }));
    expect(await screen.findByText('Nie znaleziono tagu o numerze 2')).toBeTruthy();
    expect(screen.getByText('Zaznaczono 2')).toBeTruthy();
  });
});
