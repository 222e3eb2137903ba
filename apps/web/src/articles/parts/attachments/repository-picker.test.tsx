import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerList } from '../../../testing/answers.ts';
import { openArticle as open, save, saved } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';
import { attachment, groups, type } from '../testing/attachments.ts';

describe('the repository', () => {
  const file = (id: number, fileName: string) => ({
    id,
    fileName,
    createdDate: '2026-11-05T08:00:00.000Z',
    createdBy: 'Anna Nowak',
    extension: 'pdf',
    size: 2_097_152,
  });

  async function openPicker(changes: Parameters<typeof open>[0] = {}, offered = groups) {
    answerList('/api/settings/repository-groups', offered);
    const app = await open(changes);
    await app.person.click(screen.getByRole('button', { name: 'Z repozytorium' }));
    return { ...app, picker: within(await screen.findByRole('dialog', { name: 'Pliki z repozytorium' })) };
  }

  test('is searched by group and name, with * and ? as they are typed', async () => {
    const requests: URL[] = [];
    server.use(
      http.get('*/api/searches/files', ({ request }) => {
        requests.push(new URL(request.url));
        return HttpResponse.json([file(31, 'uchwala-1.pdf')], { headers: { 'x-total-count': '1' } });
      }),
    );
    const { person, calls, picker } = await openPicker();
    // the newest, until something is typed
    expect(await picker.findByText('Najnowsze pliki: 1')).toBeTruthy();
    expect(requests[0]?.searchParams.get('title')).toBe('*');
    type(picker.getByRole('searchbox'), 'uchwa?a*');
    expect(await picker.findByText('Znaleziono: 1')).toBeTruthy();
    expect(picker.getByText(/2 MB · 05.11.2026 · Anna Nowak/)).toBeTruthy();
    expect(requests.at(-1)?.searchParams.get('title')).toBe('uchwa?a*');
    expect(requests.at(-1)?.searchParams.get('filters')).toBe('extension;in;pdf');
    await person.click(picker.getByRole('button', { name: 'Dodaj: uchwala-1.pdf' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(saved(calls).attachments).toEqual([{ documentRepositoryId: 31, displayName: 'uchwala-1' }]);
  });

  test('needs a group', async () => {
    const { person, picker } = await openPicker();
    type(picker.getByRole('searchbox'), 'uchwała');
    (await picker.findByRole('combobox', { name: 'Grupy plików' })).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(await screen.findByRole('option', { name: 'Dokumenty', hidden: true }));
    expect(await picker.findByText('Wybierz grupę', { selector: '[aria-live="polite"]' })).toBeTruthy();
  });

  test('without groups has a message', async () => {
    const { person, picker } = await openPicker({}, []);
    (await picker.findByRole('combobox', { name: 'Grupy plików' })).focus();
    await person.keyboard('{ArrowDown}');
    expect(await screen.findByText('Brak opcji')).toBeTruthy();
  });

  test('a failed search shows the message of the server', async () => {
    server.use(
      http.get('*/api/searches/files', () =>
        HttpResponse.json(
          { title: 'Błąd', status: 503, errors: ['Repozytorium jest chwilowo niedostępne'] },
          { status: 503, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    const { picker } = await openPicker();
    type(picker.getByRole('searchbox'), 'uchwała');
    expect(await screen.findByText('Repozytorium jest chwilowo niedostępne')).toBeTruthy();
    expect(await picker.findByText('Nie udało się wyszukać. Spróbuj ponownie')).toBeTruthy();
  });

  test('a file that is attached already is not attached twice', async () => {
    answerList('/api/searches/files', []);
    server.use(
      http.get('*/api/searches/files', () =>
        HttpResponse.json([file(1, 'Skan.pdf')], { headers: { 'x-total-count': '1' } }),
      ),
    );
    const { person, picker } = await openPicker({ attachments: [attachment(1, 'Skan', 5)] });
    type(picker.getByRole('searchbox'), 'skan');
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Skan.pdf' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByText(/^Plik o tej samej treści jest już załącznikiem: /)).toBeTruthy();
  });
});
