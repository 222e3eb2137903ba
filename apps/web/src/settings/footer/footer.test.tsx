import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { footerServer, link, openPart, page } from './testing/footer-server.ts';

describe('the footer', () => {
  it('has a card per part, for the language of the address; other languages are the active ones', async () => {
    footerServer();
    const { person, address } = renderApp(`${page}/PL`);
    expect(await screen.findByText('Urząd Gminy')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Logo',
      'Redakcja',
      'Adres redakcji',
      'Informacje',
      'Aktualizacje',
      'Historia',
    ]);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['PL', 'EN']);
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(address()).toBe(`${page}/EN`));
  });

  it.each([
    ['Logo', 'logo.office', 'Gmina', 'nazwa jednostki w logo', { content: { bip: 'BIP', office: 'Gmina' } }],
    ['Redakcja', 'editorialOffice.displayText', 'Zespół', 'nazwa części „Redakcja”', { displayText: 'Zespół' }],
    ['Redakcja', 'editorialOffice.text', '<p>Jan</p>', 'treść części „Redakcja”', { content: { text: '<p>Jan</p>' } }],
    ['Informacje', 'information.isActive', false, 'widoczność części „Informacje”', { isActive: false }],
    [
      'Informacje',
      'information.links',
      [{ ...link(7, 'Statut'), name: 'Statut' }],
      'łącza',
      { content: { links: [{ key: '30-7', displayText: 'Statut', sourceId: 7 }] } },
    ],
  ])('%s: %s goes back into its dialog, and is saved from there', async (part, field, before, label, sent) => {
    const { saves } = footerServer();
    answerList('/api/application/journal', [journalEntry({ before: { [field]: before }, after: { [field]: 'x' } })]);
    const { person } = renderApp(`${page}/PL`);
    await person.click(await screen.findByRole('button', { name: `Przywróć: ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: part }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saves.map(({ parts }) => parts)).toMatchObject([[sent]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing back that no dialog shows', async () => {
    footerServer();
    const [before, after] = [{ 'logo.isActive': true }, { 'logo.isActive': false }];
    answerList('/api/application/journal', [journalEntry({ before, after })]);
    renderApp(`${page}/PL`);
    expect(await screen.findByText(/widoczność logo z tak na nie/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Przywróć/ })).toBeNull();
  });

  it('saves one part separately; its button is disabled without changes and without a name', async () => {
    const { saves } = footerServer();
    const { person, dialog, save } = await openPart('Logo');
    const isOff = () => dialog.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled') === 'true';
    expect(isOff()).toBe(true);
    const office = dialog.getByLabelText(/^Nazwa jednostki/);
    await person.clear(office);
    expect(isOff()).toBe(true);
    await person.type(office, 'Urząd Miasta');
    await save();
    expect(await screen.findByText('Stopka została zaktualizowana')).toBeTruthy();
    expect(saves).toEqual([
      { ifMatch: '"1"', parts: [{ type: 10, isActive: true, content: { bip: 'BIP', office: 'Urząd Miasta' } }] },
    ]);
    expect(await screen.findByText('Urząd Miasta')).toBeTruthy();
  });

  it('is saved with Enter in one of its fields', async () => {
    const { saves } = footerServer();
    const { person, dialog } = await openPart('Logo');
    const field = dialog.getByLabelText(/^Nazwa jednostki/);
    fireEvent.change(field, { target: { value: 'Urząd Miasta' } });
    field.focus();
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(saves.map(({ parts }) => parts[0]?.content)).toEqual([{ bip: 'BIP', office: 'Urząd Miasta' }]),
    );
  });

  it('is saved without a question after a concurrent change of another part', async () => {
    const { saves, changedBySomebody } = footerServer();
    const { person, dialog, save } = await openPart('Aktualizacje');
    changedBySomebody({ type: 10, displayText: null, isActive: true, content: { bip: 'BIP', office: 'Starostwo' } });
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), ' strony');
    await save();
    expect(await screen.findByText('Starostwo')).toBeTruthy();
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
    expect(await screen.findByText('Aktualizacje strony')).toBeTruthy();
  });

  it('shows both versions after a concurrent change of the same part', async () => {
    const { state, changedBySomebody } = footerServer();
    const { person, dialog, save } = await openPart('Aktualizacje');
    changedBySomebody({ type: 50, displayText: 'Ostatnia zmiana', isActive: true, content: null });
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), ' strony');
    await save();
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' }));
    expect(conflict.getByText('Ostatnia zmiana')).toBeTruthy();
    expect(conflict.getByText('Aktualizacje strony')).toBeTruthy();
    await person.click(conflict.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    await save();
    await waitFor(() => expect(state.footer.footerElements[4]).toMatchObject({ displayText: 'Aktualizacje strony' }));
  });
});
