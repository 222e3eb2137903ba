// The draft that every form screen (shared/form) keeps, tried on the smallest one.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { editPath, isLocked, nameField, openTag, saveButton, tagServer } from '../testing/tag-screen.ts';

describe('the draft', () => {
  /** The page is closed without a question: a crash, a reload, the end of a session. */
  async function typedAndGone(text: string) {
    const app = await openTag();
    await app.retype(text);
    window.dispatchEvent(new Event('pagehide'));
    app.unmount();
    app.disconnect();
  }

  it('is offered after a crash, with its age, and comes back as unsaved changes', async () => {
    tagServer();
    await typedAndGone('nie zdążyłam zapisać');
    const { person, field } = await openTag();
    expect(field.value).toBe('uchwały');
    expect(screen.getByText(/Twoje niezapisane zmiany sprzed chwili/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('nie zdążyłam zapisać');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    expect(isLocked(saveButton())).toBe(false);
  });

  it('is removed when it is discarded', async () => {
    tagServer();
    await typedAndGone('niepotrzebne');
    const first = await openTag();
    await first.person.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
    expect(document.activeElement?.tagName).toBe('H1');
    first.unmount();
    await openTag();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('is removed after a save', async () => {
    tagServer();
    const first = await openTag();
    await first.retype('zapisane');
    window.dispatchEvent(new Event('pagehide'));
    await first.person.keyboard('{Enter}');
    await screen.findByText('Tag został zapisany');
    first.unmount();
    await openTag();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('of a user is not offered to another one', async () => {
    tagServer();
    await typedAndGone('moje');
    renderApp(editPath, { user: { id: 4711 } });
    await nameField();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('made on an older version asks before it replaces anything', async () => {
    const { changedBySomebody, saves } = tagServer();
    await typedAndGone('moja nazwa');
    changedBySomebody({ name: 'cudza nazwa' });
    const { person } = await openTag();
    expect(screen.getByText(/ktoś zapisał nowsze dane/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Przywracane zmiany różnią się od formularza' });
    expect(within(dialog).getByText('cudza nazwa')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('moja nazwa');
    await person.click(saveButton());
    await waitFor(() => expect(saves).toEqual([{ name: 'moja nazwa', ifMatch: '"2"' }]));
  });

  it('asks before it replaces what was typed since, and the other way round', async () => {
    tagServer();
    await typedAndGone('z kopii');
    const { person, retype, field } = await openTag();
    await retype('z formularza');
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('z kopii')).toBeTruthy();
    expect(dialog.getByText('z formularza')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Zostaw formularz' }));
    expect(field.value).toBe('z formularza');
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('stays on offer after a save that did not answer for it', async () => {
    tagServer();
    await typedAndGone('z kopii');
    const { person, retype } = await openTag();
    await retype('zapisane');
    await person.keyboard('{Enter}');
    await screen.findByText('Tag został zapisany');
    expect(screen.getByText(/Twoje niezapisane zmiany sprzed/)).toBeTruthy();
  });

  it('of each of two tabs is kept and offered, the newer one first', async () => {
    tagServer();
    await typedAndGone('pierwsza karta');
    await typedAndGone('druga karta');
    const { person } = await openTag();
    expect(screen.getByText(/i 1 starsze/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('druga karta');
    await person.click(await screen.findByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('pierwsza karta')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('pierwsza karta');
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('of an open tab is only mentioned until that tab is closed', async () => {
    fakeLocks();
    tagServer();
    const other = await openTag();
    await other.retype('w innej karcie');
    window.dispatchEvent(new Event('pagehide'));
    const view = renderApp(editPath);
    const elsewhere = await within(view.container).findByText(/Masz też niezapisane zmiany w innej karcie/);
    expect(within(view.container).queryByRole('button', { name: 'Przywróć zmiany' })).toBeNull();
    other.unmount();
    expect(await screen.findByText(/Twoje niezapisane zmiany sprzed/)).toBeTruthy();
    await waitFor(() => expect(elsewhere.isConnected).toBe(false));
    await view.person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('w innej karcie');
  });
});
