import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { list, path, rows } from './testing/tile-rows.ts';

describe('tile settings', () => {
  function answerSettings(tiles: number[], etag = '"1"') {
    server.use(
      http.get(`*${path}/settings`, () =>
        HttpResponse.json([{ languageId: 1, value: 2, tiles }], { headers: { etag } }),
      ),
      http.get(`*${path}/language/:lang`, ({ params }) => HttpResponse.json(params.lang === 'PL' ? rows : [])),
    );
  }

  async function openSettings() {
    answerList(path, rows);
    const app = renderApp(list);
    await app.person.click(await screen.findByRole('button', { name: 'Ustawienia kafli' }));
    // a dialog of its own waits for the settings
    const dialog = () => within(screen.getByRole('dialog', { name: 'Ustawienia kafli' }));
    await waitFor(() => dialog().getByText('Sprawy'));
    return { ...app, dialog: dialog() };
  }

  it('have two numbers and need as many tiles', async () => {
    answerSettings([1, 2]);
    const saved = recordCalls('put', `${path}/settings`, [{ languageId: 1, value: 4, tiles: [1, 2, 3, 4] }]);
    const { person, dialog } = await openSettings();
    expect(within(dialog.getByRole('radiogroup', { name: /^Liczba kafli/ })).getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByText(/^Widoczny do 31\.12\.2099/)).toBeTruthy();
    await person.click(dialog.getByRole('radio', { name: '4' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Sesje');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText('Liczba kafli musi wynosić 4')).toBeTruthy();
    expect(saved).toEqual([]);
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    expect(dialog.queryByText('Liczba kafli musi wynosić 4')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved[0]?.body).toEqual([{ languageId: 1, value: 4, tiles: [1, 2, 3, 4] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open with what was saved before, and save under its entity tag', async () => {
    answerSettings([1, 2]);
    const tags: (string | null)[] = [];
    server.use(
      http.put(`*${path}/settings`, async ({ request }) => {
        tags.push(request.headers.get('if-match'));
        answerSettings([2, 4], '"2"');
        return HttpResponse.json(await request.json(), { headers: { etag: '"2"' } });
      }),
    );
    const { person, dialog } = await openSettings();
    await person.click(dialog.getByRole('button', { name: 'Usuń: Sprawy' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Ustawienia kafli' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ustawienia kafli' }));
    await person.click(await again.findByRole('button', { name: 'Usuń: Ogłoszenia' }));
    expect(again.queryByRole('button', { name: 'Usuń: Sprawy' })).toBeNull();
    await person.selectOptions(again.getByLabelText('Dodaj kafel'), 'Sesje');
    await person.click(again.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(tags).toEqual(['"1"', '"2"']));
  });

  it('are separate per language', async () => {
    answerSettings([1, 2]);
    const { person, dialog } = await openSettings();
    await person.click(dialog.getByRole('radio', { name: 'EN' }));
    expect(await dialog.findByText('Nie wybrano jeszcze kafli w tym języku.')).toBeTruthy();
    await person.click(dialog.getByRole('radio', { name: 'PL' }));
    expect(await dialog.findByText('Sprawy')).toBeTruthy();
  });

  it('show their history per language, and restore the former order in the dialog', async () => {
    answerSettings([1, 2]);
    const journal = listAnswer('/api/application/journal', () => [
      journalEntry({
        recordType: 'tileSetting',
        before: { tiles: [3, 9, 1].map((id) => ({ id, name: `Kafel ${id}` })) },
        after: { tiles: [1, 2].map((id) => ({ id, name: `Kafel ${id}` })) },
      }),
    ]);
    server.use(journal.handler);
    const saved = recordCalls('put', `${path}/settings`, [{ languageId: 1, value: 2, tiles: [3, 1] }]);
    const { person, dialog } = await openSettings();
    expect(await dialog.findByText(/kafle: usunięto „Kafel 3”, „Kafel 9”, dodano „Kafel 2”$/)).toBeTruthy();
    expect(journal.last().getAll('filters')).toEqual(['recordType;equal;tileSetting', 'recordId;equal;1']);
    await person.click(dialog.getByRole('button', { name: 'Przywróć: kafle' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    // a tile that was removed since is left out
    await waitFor(() => expect(saved[0]?.body).toEqual([{ languageId: 1, value: 2, tiles: [3, 1] }]));
  });

  it('show both choices after a concurrent change, and can keep the own one', async () => {
    answerSettings([1, 2]);
    const { person, dialog } = await openSettings();
    const tags: (string | null)[] = [];
    const lastChange = { name: 'Ewa Kubiak', at: '2026-11-23T09:15:00.000Z' };
    server.use(
      http.put(`*${path}/settings`, async ({ request }) => {
        tags.push(request.headers.get('if-match'));
        if (tags.length > 1) return HttpResponse.json(await request.json(), { headers: { etag: '"3"' } });
        answerSettings([3, 4], '"2"');
        return HttpResponse.json(
          { title: 'Zmienione', status: 412, errors: ['Ktoś zapisał'], lastChange },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Usuń: Sprawy' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    const conflict = within(await dialog.findByRole('alert'));
    expect(await conflict.findByText('Sesje, Praca')).toBeTruthy();
    expect(conflict.getByText('Ogłoszenia, Praca')).toBeTruthy();
    expect(conflict.getByText('Ostatnia zmiana: Ewa Kubiak, 23.11.2026 10:15')).toBeTruthy();
    await person.click(conflict.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(tags).toEqual(['"1"', '"2"']));
  });
});
