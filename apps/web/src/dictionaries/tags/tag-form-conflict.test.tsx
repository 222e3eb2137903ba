// Two users who change the same record in a form screen (shared/form), tried on the smallest one.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editPath, isLocked, nameField, openTag, saveButton, tagServer } from '../testing/tag-screen.ts';

describe('a concurrent save', () => {
  async function collision() {
    const api = tagServer();
    const app = await openTag();
    await app.retype('moja nazwa');
    api.changedBySomebody({ name: 'cudza nazwa', languageId: 2 });
    await app.person.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' });
    return { ...app, ...api, dialog: within(dialog) };
  }

  it('their state comes into a form that is unchanged, which keeps its field and the focus', async () => {
    const { changedBySomebody } = tagServer();
    const { field, queryClient } = await openTag();
    field.focus();
    changedBySomebody({ name: 'cudza nazwa' });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(field.value).toBe('cudza nazwa'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
    expect(isLocked(saveButton())).toBe(true);
  });

  it('it does not come into a form that is changed', async () => {
    const { changedBySomebody, saves } = tagServer();
    const { person, retype, field, queryClient } = await openTag();
    await retype('moja nazwa');
    changedBySomebody({ name: 'cudza nazwa' });
    await queryClient.invalidateQueries();
    expect(field.value).toBe('moja nazwa');
    await person.click(saveButton());
    await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' });
    expect(saves).toEqual([{ name: 'moja nazwa', ifMatch: '"1"' }]);
  });

  it('a form that is opened again has what is stored by then', async () => {
    const { changedBySomebody, state, saves } = tagServer();
    const { router, person } = await openTag();
    await act(() => router.navigate({ to: '/slowniki/tagi' }));
    await screen.findByRole('heading', { name: 'Tagi', level: 1 });
    changedBySomebody({ name: 'cudza nazwa' });
    await act(() => router.navigate({ to: editPath }));
    const field = await nameField();
    expect(field.value).toBe('cudza nazwa');
    await person.type(field, ' i moja');
    await person.click(saveButton());
    await screen.findByText('Tag został zapisany');
    expect([state.tag.name, saves]).toEqual(['cudza nazwa i moja', [expect.objectContaining({ ifMatch: '"2"' })]]);
  });

  it('nothing is overwritten; the dialog names the fields and both texts', async () => {
    const { state, dialog } = await collision();
    expect(state.tag.name).toBe('cudza nazwa');
    expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Nazwa',
      'Język',
    ]);
    expect(dialog.getByText('cudza nazwa')).toBeTruthy();
    expect(dialog.getByText('moja nazwa')).toBeTruthy();
    expect(dialog.getByText('angielski')).toBeTruthy();
    expect(screen.queryByText('Ktoś zapisał nowsze dane', { selector: '.p-toast-detail' })).toBeNull();
  });

  it('my changes can be kept over the newer version, and saved then', async () => {
    const { person, dialog, state } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    expect((await nameField()).value).toBe('moja nazwa');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Język/).value).toBe('2');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    await person.click(saveButton());
    await screen.findByText('Tag został zapisany');
    expect(state.tag).toMatchObject({ name: 'moja nazwa', languageId: 2 });
  });

  it('theirs can be taken', async () => {
    const { person, dialog } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Wczytaj zapisaną wersję' }));
    expect((await nameField()).value).toBe('cudza nazwa');
    expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
    expect(isLocked(saveButton())).toBe(true);
  });

  it('my text can be copied, and editing continues when the dialog is closed', async () => {
    const { person, dialog, field } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Kopiuj mój tekst' }));
    expect(await navigator.clipboard.readText()).toBe('moja nazwa');
    await person.click(dialog.getByRole('button', { name: 'Wróć do edycji' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('moja nazwa');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
  });
});
