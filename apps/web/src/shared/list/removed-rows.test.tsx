// Every list sends the entity tags of the rows that the person has seen.

import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { operationOf } from '@redakcja/generated/operation-lookup';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

it.each([
  ['/slowniki/tagi', 'deleteTags'],
  ['/slowniki/podmiot-udostepniajacy', 'deleteProvidingEntities'],
  ['/slowniki/kody-iso', 'deleteIsoCodes'],
  ['/dostep/role', 'deleteRoles'],
  ['/ustawienia/banery', 'deleteBanners'],
  ['/ustawienia/kafle', 'deleteTiles'],
  ['/ustawienia/zakladki', 'deleteBookmarks'],
  ['/ustawienia/kanaly-rss', 'deleteRssChannels'],
  ['/ustawienia/grupy-plikow', 'deleteRepositoryGroups'],
])('%s sends them to %s', async (screenPath, id) => {
  const sent = recordCalls('delete', operationOf(id)?.path ?? '', []);
  const { person } = renderApp(screenPath, { user: { isAdmin: true } });
  const rows = await screen.findAllByRole('checkbox', { name: /^Zaznacz: / });
  const free = rows.find((row) => row.getAttribute('aria-disabled') !== 'true');
  if (free === undefined) throw new Error('No row can be removed');
  await person.click(free);
  await person.click(screen.getByRole('button', { name: 'Usuń' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(sent[0]?.url.searchParams.getAll('etags')).toEqual([expect.stringMatching(/^"\d+"$/)]));
});

const reason = 'Tag „uchwały” jest używany: artykuł „Budżet”';
const verdict: OperationVerdict = {
  operation: 'deleteTags',
  name: 'Usunięcie',
  isRemoval: true,
  status: null,
  isAllowed: false,
  cause: 'references',
  reason,
  remedy: 'Usuń tag z tych miejsc albo scal go z innym tagiem',
  condition: null,
};

/** The addresses that are asked about. */
function answerWhy(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/application/operations', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('record') ?? '');
      return HttpResponse.json([verdict]);
    }),
  );
  return asked;
}

it('a row that was refused says what would help', async () => {
  const asked = answerWhy();
  server.use(
    http.delete('*/api/dictionaries/tags', ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('ids'));
      return HttpResponse.json([{ id, name: 'uchwały', done: false, errors: [reason] }]);
    }),
  );
  const { person } = renderApp('/slowniki/tagi', { user: { isAdmin: true } });
  const [row] = await screen.findAllByRole('checkbox', { name: /^Zaznacz: / });
  if (row === undefined) throw new Error('There is no row');
  await person.click(row);
  await person.click(screen.getByRole('button', { name: 'Usuń' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await screen.findByText('Co pomoże: Usuń tag z tych miejsc albo scal go z innym tagiem.');
  expect(asked).toEqual([expect.stringMatching(/^\/api\/dictionaries\/tags\/\d+$/)]);
});

it('a row that cannot be ticked says why when it is pressed, and the form of a record asks the same', async () => {
  const asked = answerWhy();
  server.use(
    http.get('*/api/auth/roles', () =>
      HttpResponse.json([{ id: 1, name: 'Administrator', description: 'Wszystko', isSystem: true, etag: '"1"' }], {
        headers: { 'total-count': '1' },
      }),
    ),
  );
  const { person } = renderApp('/dostep/role', { user: { isAdmin: true } });
  await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Administrator' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dlaczego nie mogę?' }));
  expect(await dialog.findByText(/Co pomoże: Usuń tag z tych miejsc/)).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('link', { name: 'Administrator' }));
  await person.click(await screen.findByRole('button', { name: 'Dlaczego nie mogę?' }));
  await screen.findByRole('dialog', { name: 'Dlaczego nie mogę?' });
  expect(asked).toEqual(['/api/auth/roles/1', '/api/auth/roles/1']);
});
