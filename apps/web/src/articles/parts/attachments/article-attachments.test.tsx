// Attachments of an article: listed, named, removed, sorted.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { openArticle as open, save, saved } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';
import { attachment, type } from '../testing/attachments.ts';

describe('attachments', () => {
  test('a document that was added twice after publication is listed twice', async () => {
    const complaints = vi.spyOn(console, 'error');
    const one = attachment(1, 'Protokół', 2048);
    await open({ status: ArticleStatus.Published, addedAttachments: [one, { ...one, id: 2 }] });
    const list = await screen.findByRole('list', { name: 'Dodane wcześniej' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(complaints.mock.calls.flat().filter((text) => String(text).includes('same key'))).toEqual([]);
  });

  test('have a name of their own, which is needed', async () => {
    const { person, calls } = await open({ attachments: [attachment(1, 'Skan', 5)] });
    await person.click(screen.getByRole('button', { name: 'Edytuj załącznik „Skan”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nazwa załącznika' }));
    const field = dialog.getByLabelText(/^Nazwa wyświetlana/);
    type(field, '');
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    expect(await dialog.findByText('Nazwa wyświetlana jest polem wymaganym')).toBeTruthy();
    type(field, 'Uchwała w sprawie statutu');
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(saved(calls).attachments).toEqual([
      { id: 1, documentRepositoryId: 1, displayName: 'Uchwała w sprawie statutu' },
    ]);
  });

  test('after a removal the focus moves to the next, after the last to the card', async () => {
    const { person } = await open({ attachments: [attachment(1, 'Skan', 5), attachment(2, 'Mapa', 9)] });
    const remove = (name: string) => screen.getByRole('button', { name: `Usuń załącznik „${name}”` });
    remove('Skan').focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(remove('Mapa')));
    expect(screen.getByText('Usunięto: Skan')).toBeTruthy();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Z repozytorium'));
  });

  test('a failed download shows an error', async () => {
    server.use(http.get('*/api/files/attachment/1', () => new HttpResponse(null, { status: 500 })));
    const { person } = await open({ attachments: [attachment(1, 'Skan', 5)] });
    await person.click(screen.getByRole('button', { name: 'Pobierz plik Skan.pdf' }));
    expect(await screen.findByText('Wystąpił błąd podczas pobierania danych')).toBeTruthy();
  });

  test('one alone has nothing to sort', async () => {
    await open({ attachments: [attachment(1, 'Skan', 5)] });
    expect(screen.queryByRole('button', { name: 'Sortuj' })).toBeNull();
  });

  test.each([
    ['Nazwa wyświetlana rosnąco', ['Lipa', 'Łąka', 'Sosna']],
    ['Nazwa wyświetlana malejąco', ['Sosna', 'Łąka', 'Lipa']],
    ['Data utworzenia rosnąco', ['Łąka', 'Lipa', 'Sosna']],
    ['Data utworzenia malejąco', ['Sosna', 'Lipa', 'Łąka']],
    ['Rozmiar rosnąco', ['Sosna', 'Łąka', 'Lipa']],
    ['Rozmiar malejąco', ['Lipa', 'Łąka', 'Sosna']],
  ])('are sorted: %s', async (order, names) => {
    const { person, calls } = await open({
      attachments: [attachment(1, 'Łąka', 5), attachment(3, 'Sosna', 1), attachment(2, 'Lipa', 9)],
    });
    await person.click(screen.getByRole('button', { name: 'Sortuj' }));
    await person.click(await screen.findByText(order));
    expect(await screen.findByText(`${order}: ${names.join(', ')}`)).toBeTruthy();
    await save(person);
    expect(saved(calls).attachments.map((one) => one.displayName)).toEqual(names);
  });
});
