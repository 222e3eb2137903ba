import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openArticle } from '../../testing/article-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const verdict = (more: Partial<OperationVerdict>): OperationVerdict => ({
  operation: 'changeArticleStatus',
  name: 'Zmiana statusu na: Zatwierdzony',
  isRemoval: false,
  status: 20,
  isAllowed: true,
  cause: null,
  reason: null,
  remedy: null,
  condition: null,
  ...more,
});

const refused = verdict({
  isAllowed: false,
  cause: 'permission',
  reason: 'Brak uprawnień do zmiany statusu',
  remedy: 'Potrzebne uprawnienie „Zatwierdzanie artykułów”. Może je nadać Ewa Lis',
});
const saving = verdict({ operation: 'updateArticle', name: 'Zapis zmian', status: null });

function answer() {
  server.use(http.get('*/api/application/operations', () => HttpResponse.json([refused, saving])));
}

test('a closed step leads to why, and to what would open it', async () => {
  answer();
  const { person } = await openArticle({}, { permissions: [PermissionName.CreateArticles] });
  await person.click(screen.getByRole('button', { name: 'Zatwierdzony' }));
  await person.click(await screen.findByRole('button', { name: 'Dlaczego?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dlaczego nie mogę?' }));
  const closed = within(await dialog.findByRole('region', { name: 'Czego teraz nie możesz' }));
  expect(closed.getByText('Zmiana statusu na: Zatwierdzony')).toBeTruthy();
  expect(closed.getByText(/Brak uprawnień do zmiany statusu\./)).toBeTruthy();
  expect(closed.getByText(/Może je nadać Ewa Lis\./)).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Co teraz możesz' })).getByText('Zapis zmian')).toBeTruthy();
});

test('the button of the card asks the same, and gives the focus back', async () => {
  answer();
  const { person } = await openArticle();
  const button = screen.getByRole('button', { name: 'Dlaczego nie mogę?' });
  await person.click(button);
  await screen.findByText('Teraz możesz');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the next step that is closed says why on its button', async () => {
  const { person } = await openArticle({}, { permissions: [PermissionName.CreateArticles] });
  const button = screen.getByRole('button', { name: 'Zatwierdź…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.hover(button);
  expect(
    await screen.findByText(/Potrzebne uprawnienie „Zatwierdzanie artykułów”/, { selector: '.hint' }),
  ).toBeTruthy();
});

test.each([
  ['/ustawienia/naglowek-systemu', '/api/settings/headers/1'],
  ['/ustawienia/jednostki/dane-jednostki', '/api/settings/offices'],
  ['/ustawienia/jednostki/kierownictwo-w-jednostce', '/api/settings/office-contacts/PL'],
  ['/ustawienia/dane-kontaktowe', '/api/settings/office-contacts/PL'],
  ['/ustawienia/grafiki', '/api/settings/app-images'],
  ['/ustawienia/parametry-systemowe?parametr=3', '/api/settings/system-parameters/3'],
])('%s asks about %s', async (screenPath, record) => {
  const asked: (string | null)[] = [];
  const { person } = renderApp(screenPath);
  const button = await screen.findByRole('button', { name: 'Dlaczego nie mogę?' });
  server.use(
    http.get('*/api/application/operations', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('record'));
      return HttpResponse.json([saving]);
    }),
  );
  await person.click(button);
  await screen.findByText('Teraz możesz');
  expect(asked).toEqual([record]);
  // over the dialog of a parameter too
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
