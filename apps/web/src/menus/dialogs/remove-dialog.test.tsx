import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/server.ts';
import { answerMenu, changed, names, open, row, tree } from '../testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('removal', () => {
  it('lists what is affected, and is one change that can be undone', async () => {
    server.use(
      http.get('*/api/menus/elements/2/usages', () =>
        HttpResponse.json({
          id: 2,
          name: 'Prawo lokalne',
          canDelete: true,
          obstacles: [],
          groups: [
            {
              kind: 'article',
              effect: 'unlinked',
              detail: 'Roboczy',
              total: 2,
              items: [{ id: 412, name: 'Uchwała budżetowa', detail: null }],
            },
          ],
        }),
      ),
    );
    const calls = changed({ siblings: [1, 3] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Usuń: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('2 artykuły (roboczy) – do odłączenia')).toBeTruthy();
    expect(dialog.getByText('Uchwała budżetowa')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Usuń kategorię' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ event: 'delete', elementId: 2, seen: { element: 20 } }));
    await waitFor(() => expect(names()).toEqual(['Urząd Gminy', 'Petycje']));
  });
});
